/** The front door and the stories on the reference host: files of the build below /front-door/ and /storybook/. */
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

/** @param folder `dist/storybook`. Without it, its pages are not found. Storybook has inline scripts, so no strict policy. */
export function createStoryPages(folder: string) {
  const serve = fileServer(folder, { compress: false })
  const pages = new Hono()
  pages.get('/storybook', (context) => context.redirect('/storybook/'))
  pages.get('/storybook/*', (context) => {
    const path = context.req.path.slice('/storybook'.length)
    const file = path.endsWith('/') ? `${path}index.html` : path
    return serve(context.req.raw, file) ?? context.text('`npm run build` makes the stories.\n', 404)
  })
  return pages
}
