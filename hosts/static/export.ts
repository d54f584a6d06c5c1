import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSite } from '../reference/site.ts'
import { joined } from '../style-sheets.ts'
import { withBase } from './base.ts'

export interface ExportOptions {
  /** The folder to write, emptied first. */
  readonly out: string
  /** What was built: `bindery/` and the scripts `start.js` and `worker.js`. */
  readonly built: { readonly kit: string; readonly scripts: Readonly<Record<string, string>> }
  /** The path that the folder is served at, with a slash at both ends. Default: `/`. */
  readonly base?: string
  /** Where the site will be, for links that have to be whole: `https://example.org`. Default: left out. */
  readonly origin?: string
}

/** No page has a link to these: a mail has, or the kit goes there. */
const unlinked = [
  '/register',
  '/registration-complete',
  '/restricted-user',
  '/subscriber-registration',
  '/reset-password',
  '/my-library',
  '/account',
]
const stranger = 'http://export.invalid'

/** Writes every page of the site that is linked from another, as a guest sees it. Gives their paths. */
export async function exportSite(options: ExportOptions): Promise<string[]> {
  const { out, built, base = '/', origin = '' } = options
  const site = createSite({
    ask: () => new Response(null, { status: 503 }),
    snippet: () => '<script async src="/start.js"></script>',
  })
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const whole = (html: string) =>
    html
      .replaceAll(stranger, origin)
      .replaceAll(encodeURIComponent(stranger), encodeURIComponent(origin))

  const paths = ['/', ...unlinked]
  const written: string[] = []
  // Grows while it is walked.
  for (const path of paths) {
    const reply = await site.fetch(new Request(stranger + path))
    const isPage = reply.headers.get('content-type')?.startsWith('text/html')
    if (reply.status !== 200 || !isPage) continue
    const html = whole(await reply.text())
    const folder = join(out, path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), withBase(html, base))
    written.push(path)
    for (const [, link = ''] of html.matchAll(/\shref="(\/[^"?#]*)/g)) {
      const found = link.replace(/(?<=.)\/$/, '')
      if (!found.startsWith('/assets/') && !paths.includes(found)) paths.push(found)
    }
  }
  const nothing = await site.fetch(new Request(`${stranger}/404`))
  writeFileSync(join(out, '404.html'), withBase(whole(await nothing.text()), base))
  const assets = join(out, 'assets')
  cpSync(join(dirname(import.meta.dirname), 'reference/assets'), assets, { recursive: true })
  writeFileSync(join(assets, 'site.css'), joined(join(assets, 'site.css')))
  cpSync(built.kit, join(out, 'bindery'), { recursive: true })
  for (const [name, code] of Object.entries(built.scripts)) writeFileSync(join(out, name), code)
  return written
}
