/** The files of the kit as the page's server sends them: status, type, cache, compression, hashes. */
import { addressOf, type Page, type PageElement } from './page.ts'
import { integrityOf, isImportMap, scriptsOf } from './script-rules.ts'

export interface KitFile {
  readonly url: string
  /** 0: the server did not answer. */
  readonly status: number
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Each hash in base64: `sha384-…`. */
  readonly hashes: readonly string[]
}

/** Names of chunks in the code of the script: `core.pfmk8.js`. */
const chunkNames = /(?<=["'`])[\w-]+\.[a-z0-9]{5,}\.js(?=["'`])/g

/** The version in the code of the script. */
const versionIn = (text: string): string | undefined =>
  /["'`](\d+\.\d+\.\d+(?:-[\w.]+)?)["'`]/.exec(text)?.[1]

const isPreload = ({ tag, attributes }: PageElement): boolean =>
  tag === 'link' && attributes.get('rel')?.toLowerCase() === 'modulepreload'

/** The addresses of the page's scripts. */
export const scriptAddresses = (page: Page): string[] => [
  ...new Set(
    scriptsOf(page).flatMap(
      ({ attributes }) => addressOf(page, attributes.get('src') ?? '')?.href ?? [],
    ),
  ),
]

/** The addresses of the chunks that the page preloads and that its script names. */
export function chunkAddresses(page: Page, scripts: readonly KitFile[]): string[] {
  const folders = scripts.map(({ url }) => new URL('chunks/', url).href)
  const preloads = page.elements
    .filter(isPreload)
    .flatMap(({ attributes }) => addressOf(page, attributes.get('href') ?? '')?.href ?? [])
    .filter((url) => folders.some((folder) => url.startsWith(folder)))
  const named = scripts.flatMap(({ url, text }) =>
    [...text.matchAll(chunkNames)].map(([name]) => new URL(`chunks/${name}`, url).href),
  )
  return [...new Set([...preloads, ...named])]
}

/** From this size on, compression is worth its header. */
const smallest = 1000
const day = 86_400

const maxAge = (cache: string): number => Number(/max-age=(\d+)/i.exec(cache)?.[1] ?? 0)

function checkServed(page: Page, file: KitFile, at: PageElement | undefined): boolean {
  const { url, status, headers } = file
  if (status < 200 || status >= 300) {
    page.report(
      'file-missing',
      at,
      `${url} ${status === 0 ? 'does not answer' : `answers ${status}`}. Copy the whole folder of one build to the server, with its chunks.`,
    )
    return false
  }
  const type = headers['content-type'] ?? ''
  if (!/^(text|application)\/(x-)?javascript/i.test(type)) {
    page.report(
      'file-type',
      at,
      `${url} is served as ${type || 'no type'}, so browsers refuse it. Serve it as text/javascript.`,
    )
    return false
  }
  return true
}

function checkHeaders(
  page: Page,
  file: KitFile,
  at: PageElement | undefined,
  isChunk: boolean,
): void {
  const { url, headers, text } = file
  const cache = headers['cache-control'] ?? ''
  const isStored = !/no-store|no-cache|private/i.test(cache)
  if (isChunk && (!isStored || maxAge(cache) < 30 * day))
    page.report(
      'file-cache',
      at,
      `${new URL('.', url).href} is served with Cache-Control: ${cache || 'nothing'}, so readers load the chunks again. Each has a hash in its name: send public, max-age=31536000, immutable.`,
    )
  if (!isChunk && isStored && (maxAge(cache) > day || /immutable/i.test(cache)))
    page.report(
      'file-cache',
      at,
      `${url} is served with Cache-Control: ${cache}, so readers keep an old version. Its name never changes: send public, max-age=300.`,
    )
  if (!headers['content-encoding'] && text.length >= smallest)
    page.report(
      'file-compression',
      at,
      `${isChunk ? `The files in ${new URL('.', url).href} are` : `${url} is`} not compressed. Turn on brotli or gzip for JavaScript.`,
    )
  if (new URL(url).origin === page.url.origin) return
  const allowed = headers['access-control-allow-origin']
  const needsCors = isChunk || at?.attributes.has('crossorigin') || at?.attributes.has('integrity')
  if (needsCors && allowed !== '*' && allowed !== page.url.origin)
    page.report(
      'file-cors',
      at,
      `${new URL(url).origin} does not allow ${page.url.origin} to load ${isChunk ? 'the chunks' : 'the script'}. Send Access-Control-Allow-Origin: * with the kit’s files.`,
    )
}

function checkHash(page: Page, file: KitFile, integrity: string, at: PageElement): void {
  const hashes = integrity.trim().split(/\s+/).filter(Boolean)
  if (hashes.length > 0 && !hashes.some((hash) => file.hashes.includes(hash.split('?')[0] ?? '')))
    page.report(
      'integrity-wrong',
      at,
      `The integrity of ${file.url} in <${at.tag}> is not that of the file, so browsers refuse it. Copy snippet.html and importmap.json of the same build.`,
    )
}

export function checkFiles(page: Page, files: readonly KitFile[]): void {
  const scripts = scriptsOf(page)
  const maps = page.elements.filter(isImportMap)
  const versions = new Map<string, string>()
  for (const file of files) {
    const users = page.elements.filter(({ tag, attributes }) => {
      const to =
        tag === 'script'
          ? attributes.get('src')
          : isPreload({ tag, attributes } as PageElement)
            ? attributes.get('href')
            : undefined
      return to !== undefined && addressOf(page, to)?.href === file.url
    })
    const isScript = users.some((user) => scripts.includes(user))
    const at = users[0] ?? scripts[0]
    if (!checkServed(page, file, at)) continue
    checkHeaders(page, file, isScript ? at : scripts[0], !isScript)
    for (const user of users) checkHash(page, file, user.attributes.get('integrity') ?? '', user)
    for (const map of maps) {
      const hash = integrityOf(page, map)?.get(file.url)
      if (hash) checkHash(page, file, hash, map)
    }
    const version = isScript ? versionIn(file.text) : undefined
    if (version) versions.set(version, file.url)
  }
  if (versions.size > 1)
    page.report(
      'script-versions',
      scripts[1],
      `The page loads two versions of the script: ${[...versions].map(([version, url]) => `${version} from ${url}`).join(', ')}. The first counts: remove the other.`,
    )
}
