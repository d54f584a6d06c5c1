/** The front door on the reference host: the files of `dist/front-door` below /front-door/. */
import { Hono } from 'hono'
import { securityHeaders } from '../security-headers.ts'
import { fileServer } from '../static-files.ts'

/** @param folder the output of `npm run build`, e.g. `dist/front-door` */
export function createFrontDoorPages(folder: string) {
  const serve = fileServer(folder)
  const pages = new Hono()
  pages.use('/front-door/*', securityHeaders)
  pages.get('/front-door', (context) => context.redirect('/front-door/'))
  pages.get('/front-door/docs', (context) => context.redirect('/front-door/docs/readme.html'))
  pages.get('/front-door/*', (context) => {
    const path = context.req.path.slice('/front-door'.length)
    const file = path.endsWith('/') ? `${path}index.html` : path
    return serve(context.req.raw, file) ?? context.text('There is no such file.\n', 404)
  })
  return pages
}
