/** The front door and the stories on the reference host: files of the build below /front-door/ and /storybook/. */
import { type Context, Hono } from 'hono'
import { securityHeaders } from '../security-headers.ts'
import { fileServer } from '../static-files.ts'

/** Answers the addresses below `base` with the files of a folder, or with a line that says what is missing. */
const filesBelow =
  (base: string, serve: ReturnType<typeof fileServer>, missing: string) => (context: Context) => {
    const path = context.req.path.slice(base.length)
    const file = path.endsWith('/') ? `${path}index.html` : path
    return serve(context.req.raw, file) ?? context.text(`${missing}\n`, 404)
  }

/** @param folder the output of `npm run build`, e.g. `dist/front-door` */
export function createFrontDoorPages(folder: string) {
  const serve = fileServer(folder)
  const pages = new Hono()
  pages.use('/front-door/*', securityHeaders)
  pages.get('/front-door', (context) => context.redirect('/front-door/'))
  pages.get('/front-door/docs', (context) => context.redirect('/front-door/docs/readme.html'))
  pages.get('/front-door/*', filesBelow('/front-door', serve, 'There is no such file.'))
  return pages
}

/** @param folder `dist/storybook`. Without it, its pages are not found. Storybook has inline scripts, so no strict policy. */
export function createStoryPages(folder: string) {
  const serve = fileServer(folder, { compress: false })
  const pages = new Hono()
  pages.get('/storybook', (context) => context.redirect('/storybook/'))
  pages.get('/storybook/*', filesBelow('/storybook', serve, '`npm run build` makes the stories.'))
  return pages
}
