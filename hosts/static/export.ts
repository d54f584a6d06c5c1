import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSite } from '../reference/site.ts'
import { inlineImports } from '../style-sheets.ts'
import { withBase } from './base.ts'

export interface ExportOptions {
  /** The folder to write. It is emptied first. */
  readonly out: string
  /** The build: `bindery/` and the scripts `start.js` and `worker.js`. */
  readonly built: { readonly kit: string; readonly scripts: Readonly<Record<string, string>> }
  /** The path that serves the folder, with a slash at both ends. Default: `/`. */
  readonly base?: string
  /** The site's future origin, for absolute links: `https://example.org`. Default: links stay relative. */
  readonly origin?: string
}

/** Pages without a link on any page: a mail links to them, the kit goes there, or they stand in a frame. */
const unlinked = [
  '/register',
  '/sign-in',
  '/forgot-password',
  '/registration-complete',
  '/restricted-user',
  '/subscriber-registration',
  '/reset-password',
  '/my-library',
  '/account',
  '/shipping-payment',
  '/review-order',
  '/checkout-card/sign-in',
  '/checkout-card/registration',
  '/checkout-card/reset-password',
  // Folders of the seeded reader. A folder that a reader has made is found by 404.html.
  '/my-library/library/strategy-2026',
  '/my-library/library/team-reading',
  '/my-library/library/hbrgift',
]
const videoPath = /^\/video\/(?!embed\/)(?=[^/]+\/)/
const placeholderOrigin = 'http://export.invalid'

/**
 * Writes every page that another page links to, as a guest sees it. Returns their paths. `404.html` loads the page
 * again as soon as the worker answers, because the worker knows pages that no file can be written for.
 */
export async function exportSite(options: ExportOptions): Promise<string[]> {
  const { out, built, base = '/', origin = '' } = options
  const site = createSite({
    fetchApi: () => new Response(null, { status: 503 }),
    snippet: () => '<script async src="/start.js"></script>',
  })
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const withOrigin = (html: string) =>
    html
      .replaceAll(placeholderOrigin, origin)
      .replaceAll(encodeURIComponent(placeholderOrigin), encodeURIComponent(origin))

  const paths = ['/', ...unlinked]
  const written: string[] = []
  // The list grows during the loop.
  for (const path of paths) {
    const reply = await site.fetch(new Request(placeholderOrigin + path))
    const isPage = reply.headers.get('content-type')?.startsWith('text/html')
    if (reply.status !== 200 || !isPage) continue
    const html = withOrigin(await reply.text())
    const folder = join(out, path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), withBase(html, base))
    written.push(path)
    if (videoPath.test(path)) paths.push(path.replace(videoPath, '/video/embed/'))
    for (const [, link = ''] of html.matchAll(/\shref="(\/[^"?#]*)/g)) {
      const found = link.replace(/(?<=.)\/$/, '')
      if (!found.startsWith('/assets/') && !paths.includes(found)) paths.push(found)
    }
  }
  const notFoundReply = await site.fetch(new Request(`${placeholderOrigin}/404`))
  const notFound = withBase(withOrigin(await notFoundReply.text()), base)
  writeFileSync(
    join(out, '404.html'),
    notFound.replace('<script async src=', '<script async data-not-found src='),
  )
  const assets = join(out, 'assets')
  cpSync(join(dirname(import.meta.dirname), 'reference/assets'), assets, { recursive: true })
  writeFileSync(join(assets, 'site.css'), inlineImports(join(assets, 'site.css')))
  cpSync(built.kit, join(out, 'bindery'), { recursive: true })
  for (const [name, code] of Object.entries(built.scripts)) writeFileSync(join(out, name), code)
  return written
}
