import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { strictPolicy } from '../security-headers.ts'
import { fileServer } from '../static-files.ts'
import { renderTemplate } from '../template.ts'
import { libraryFile, libraryText } from './libraries.ts'
import { type Variant, variants } from './variants.ts'

const root = import.meta.dirname

const template = (name: string) => readFileSync(join(root, `${name}.html`), 'utf8')
const files = (names: readonly string[] = []) => names.map((file) => ({ file }))

const addressOf = (version: string) =>
  version === 'this' ? '/bindery/bindery.js' : `/legacy/kits/${version}/bindery.js`

const missing = ({ needs }: Variant) =>
  needs !== undefined && libraryFile(needs) === undefined ? `libjs-${needs}` : ''

function draw(variant: Variant): string {
  const { kits = ['this'] } = variant
  return renderTemplate(
    'page',
    {
      ...variant,
      ownModal: variant.ownModal ?? false,
      before: files(variant.before),
      after: files(variant.after),
      styles: files(variant.styles),
      kits: kits.map((version) => ({ src: addressOf(version) })),
    },
    template,
  )
}

/** A build under another version number: the same files, with the number written over. */
function otherVersions(kit: string) {
  const servers = new Map<string, ReturnType<typeof fileServer>>()
  const versionOf = () => {
    const manifest: unknown = JSON.parse(readFileSync(join(kit, 'manifest.json'), 'utf8'))
    return String((manifest as { version?: unknown }).version)
  }
  return (version: string) => {
    let server = servers.get(version)
    if (server === undefined) {
      const own = versionOf()
      const change = (text: string) =>
        ['"', "'", '`'].reduce(
          (so, quote) => so.replaceAll(quote + own + quote, quote + version + quote),
          text,
        )
      server = fileServer(kit, { change, immutable: false })
      servers.set(version, server)
    }
    return server
  }
}

/** The hostile pages, below `/legacy/`. */
export function createLegacyPages({ kit }: { kit: string }) {
  const pages = new Hono()
  const own = fileServer(join(root, 'files'))
  const other = otherVersions(kit)
  const nothing = (context: Context) => context.text('There is nothing here.\n', 404)

  pages.use('/legacy/*', async (context, next) => {
    await next()
    // Readers sign in here, too: nobody puts these pages in a frame.
    context.header('X-Frame-Options', 'DENY')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  pages.get('/legacy', (context) => context.redirect('/legacy/', 301))
  pages.get('/legacy/', (context) => {
    const list = variants.map((variant) => ({ ...variant, missing: missing(variant) }))
    context.header('Content-Security-Policy', strictPolicy)
    return context.html(renderTemplate('index', { variants: list }, template))
  })

  pages.get('/legacy/files/*', (context) => {
    const path = context.req.path.slice('/legacy/files'.length)
    return own(context.req.raw, path) ?? nothing(context)
  })

  pages.get('/legacy/libraries/:file{[a-z]+\\.js}', (context) => {
    const text = libraryText(context.req.param('file').slice(0, -'.js'.length))
    if (text === undefined) return nothing(context)
    return context.body(text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })

  pages.get('/legacy/kits/:version{\\d+\\.\\d+\\.\\d+}/*', (context) => {
    const version = context.req.param('version')
    const path = context.req.path.slice(`/legacy/kits/${version}`.length)
    return other(version)(context.req.raw, path) ?? nothing(context)
  })

  pages.get('/legacy/:name', (context) => {
    const variant = variants.find(({ name }) => name === context.req.param('name'))
    if (variant === undefined) return nothing(context)
    const lacking = missing(variant)
    if (lacking) {
      return context.text(
        `Skipped: ${lacking} is not installed. \`node tools/legacy-libraries.ts\` installs it.\n`,
        503,
      )
    }
    context.header('Cache-Control', 'no-cache')
    if (variant.strict) context.header('Content-Security-Policy', strictPolicy)
    return context.html(draw(variant))
  })
  return pages
}
