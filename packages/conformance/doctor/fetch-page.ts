/** Fetches a page and the files of the kit as a browser would. */
import { chunkAddresses, type KitFile, scriptAddresses } from './file-rules.ts'
import { readPage } from './page.ts'

/** What was fetched of a page. */
export interface FetchedPage {
  readonly html: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** The page could not be had. The message is one line for the terminal. */
export class PageError extends Error {}

const defaultTimeoutMs = 30_000
/** Requests at the same time. */
const most = 6

const browser = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'br, gzip',
  'user-agent': 'Mozilla/5.0 (compatible; bindery-doctor)',
}

function causeOf(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `it did not answer within ${timeoutMs / 1000} seconds`
  const code = cause?.code ?? ''
  if (/SELF_SIGNED/.test(code))
    return 'its certificate is self-signed. NODE_EXTRA_CA_CERTS=FILE makes Node trust it'
  if (/CERT|SIGNED|TLS|SSL/.test(code)) return `its certificate is not trusted (${code})`
  if (code === 'ENOTFOUND') return 'there is no such host'
  if (code === 'ECONNREFUSED') return 'nothing listens at that address'
  if (/redirect count/.test(cause?.message ?? '')) return 'it redirects in a circle'
  return cause?.message || message
}

const request = (url: string, headers: Record<string, string> = {}, timeoutMs = defaultTimeoutMs) =>
  fetch(url, { headers: { ...browser, ...headers }, signal: AbortSignal.timeout(timeoutMs) })

/** @throws PageError if there is no such page, or it is no HTML */
export async function fetchPage(url: string, timeoutMs = defaultTimeoutMs): Promise<FetchedPage> {
  let response: Response
  let html: string
  try {
    response = await request(url, {}, timeoutMs)
    html = await response.text()
  } catch (error) {
    throw new PageError(`${url} could not be loaded: ${causeOf(error, timeoutMs)}.`)
  }
  if (!response.ok) throw new PageError(`${url} answers ${response.status}.`)
  const headers = Object.fromEntries(response.headers)
  const type = headers['content-type'] ?? ''
  if (!/html/i.test(type))
    throw new PageError(`${url} is no HTML page: its type is ${type || 'unknown'}.`)
  return { html, url: response.url || url, headers }
}

async function hashesOf(bytes: ArrayBuffer): Promise<string[]> {
  const sizes = [256, 384, 512]
  const digests = await Promise.all(sizes.map((size) => crypto.subtle.digest(`SHA-${size}`, bytes)))
  return digests.map(
    (digest, at) => `sha${sizes[at]}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`,
  )
}

async function fetchFile(url: string, origin: string): Promise<KitFile> {
  try {
    const response = await request(url, { accept: '*/*', origin })
    const bytes = await response.arrayBuffer()
    return {
      url,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: new TextDecoder().decode(bytes),
      hashes: await hashesOf(bytes),
    }
  } catch {
    return { url, status: 0, headers: {}, text: '', hashes: [] }
  }
}

async function fetchAll(urls: readonly string[], origin: string): Promise<KitFile[]> {
  const files: KitFile[] = []
  for (let at = 0; at < urls.length; at += most)
    files.push(
      ...(await Promise.all(urls.slice(at, at + most).map((url) => fetchFile(url, origin)))),
    )
  return files
}

/** The script and the chunks that a page loads or may load. */
export async function fetchKitFiles({ html, url }: FetchedPage): Promise<KitFile[]> {
  const page = readPage(html, new URL(url))
  const { origin } = page.url
  const scripts = await fetchAll(scriptAddresses(page), origin)
  const served = scripts.filter(({ status }) => status >= 200 && status < 300)
  return [...scripts, ...(await fetchAll(chunkAddresses(page, served), origin))]
}
