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

const missingLibrary = ({ needs }: Variant) =>
  needs !== undefined && libraryFile(needs) === undefined ? `libjs-${needs}` : ''

function renderVariant(variant: Variant): string {
  const { kits = ['this'] } = variant
  return renderTemplate(
    'page',
    {
      ...variant,
      ownModal: variant.ownModal ?? false,
      takenNames: variant.takenNames ?? false,
      before: files(variant.before),
      after: files(variant.after),
      styles: files(variant.styles),
      kits: kits.map((version) => ({ src: addressOf(version) })),
    },
    template,
  )
}

/** Serves the build under another version number, replaced in the files' text. */
function versionServer(kit: string) {
  const servers = new Map<string, ReturnType<typeof fileServer>>()
  const versionOf = () => {
    const manifest: unknown = JSON.parse(readFileSync(join(kit, 'manifest.json'), 'utf8'))
    return String((manifest as { version?: unknown }).version)
  }
  return (version: string) => {
    let server = servers.get(version)
    if (server === undefined) {
      const ownVersion = versionOf()
      const transform = (text: string) =>
        ['"', "'", '`'].reduce(
          (result, quote) => result.replaceAll(quote + ownVersion + quote, quote + version + quote),
          text,
        )
      server = fileServer(kit, { transform, immutable: false })
      servers.set(version, server)
    }
    return server
  }
}

/** The legacy pages, below `/legacy/`. */
export function createLegacyPages({ kit }: { kit: string }) {
  const pages = new Hono()
  const serveFile = fileServer(join(root, 'files'))
  const serveVersion = versionServer(kit)
  const sendNotFound = (context: Context) => context.text('There is nothing here.\n', 404)

  pages.use('/legacy/*', async (context, next) => {
    await next()
    // Readers sign in on these pages, so no site may frame them.
    context.header('X-Frame-Options', 'DENY')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  pages.get('/legacy', (context) => context.redirect('/legacy/', 301))
  pages.get('/legacy/', (context) => {
    const list = variants.map((variant) => ({ ...variant, missing: missingLibrary(variant) }))
    context.header('Content-Security-Policy', strictPolicy)
    return context.html(renderTemplate('index', { variants: list }, template))
  })

  pages.get('/legacy/files/*', (context) => {
    const path = context.req.path.slice('/legacy/files'.length)
    return serveFile(context.req.raw, path) ?? sendNotFound(context)
  })

  pages.get('/legacy/libraries/:file{[a-z]+\\.js}', (context) => {
    const text = libraryText(context.req.param('file').slice(0, -'.js'.length))
    if (text === undefined) return sendNotFound(context)
    return context.body(text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })

  pages.get('/legacy/kits/:version{\\d+\\.\\d+\\.\\d+}/*', (context) => {
    const version = context.req.param('version')
    const path = context.req.path.slice(`/legacy/kits/${version}`.length)
    return serveVersion(version)(context.req.raw, path) ?? sendNotFound(context)
  })

  pages.get('/legacy/:name', (context) => {
    const variant = variants.find(({ name }) => name === context.req.param('name'))
    if (variant === undefined) return sendNotFound(context)
    const library = missingLibrary(variant)
    if (library) {
      return context.text(
        `Skipped: ${library} is not installed. \`node tools/legacy-libraries.ts\` installs it.\n`,
        503,
      )
    }
    context.header('Cache-Control', 'no-cache')
    if (variant.strict) context.header('Content-Security-Policy', strictPolicy)
    return context.html(renderVariant(variant))
  })
  return pages
}
