/** The embed builder on the reference host: the files of `dist/builder` below /builder/. */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { fileServer } from '../static-files.ts'

/** The builder frames its own preview. */
const builderPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The preview's server runs in its page, so the page may connect to nothing. */
const previewPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** @param folder the output of `npm run build`, e.g. `dist/builder` */
export function createBuilderPages(folder: string) {
  const serve = fileServer(folder)
  const pages = new Hono()
  pages.get('/builder', (context) => context.redirect('/builder/'))
  // The sandboxed preview has no origin, so its modules come from another one.
  pages.use('/builder/bindery/*', cors())
  pages.get('/builder/*', (context) => {
    const path = context.req.path.slice('/builder'.length)
    const file = path === '/' ? '/index.html' : path
    const response = serve(context.req.raw, file)
    if (!response) return context.text('There is no such file.\n', 404)
    const policy = file === '/preview.html' ? previewPolicy : builderPolicy
    if (file.endsWith('.html')) response.headers.set('Content-Security-Policy', policy)
    return response
  })
  return pages
}
