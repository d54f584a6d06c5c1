import type { Hono } from 'hono'
import type { Page, SendNotFound, SendPage } from './page.ts'
import type { Video } from './video.ts'

/** The pages of the films, inside the site's layout. */
export function createFilms(videos: readonly Video[]) {
  const list = (): Page => ({
    template: 'videos',
    path: '/video',
    title: 'Videos',
    description: 'Short films from Halyard Business Review, drawn, silent, and to be read.',
    scope: { videos },
  })
  const one = (video: Video): Page => ({
    template: 'video',
    path: video.path,
    title: video.title,
    description: video.standfirst,
    pageType: 'video',
    scope: { ...video, others: videos.filter((other) => other !== video).slice(0, 3) },
  })
  const find = (id: string, slug: string) =>
    videos.find((video) => video.id === id && video.slug === slug)
  return { list, one, find, videos }
}

export type Films = ReturnType<typeof createFilms>

/**
 * /video, /video/{id}/{slug}, and /video/embed/{id}/{slug}: the player alone, which any site may frame. The embedded
 * player has no session.
 */
export function filmRoutes(
  site: Hono,
  films: Films,
  send: SendPage,
  sendNotFound: SendNotFound,
  embed: (video: Video, origin: string) => string,
): void {
  site.get('/video', (context) => send(context, films.list()))
  site.get('/video/embed/:id/:slug', (context) => {
    const video = films.find(context.req.param('id'), context.req.param('slug'))
    if (!video) return sendNotFound(context)
    context.set('frameAncestor', '*')
    context.header('Cache-Control', 'no-cache')
    return context.html(embed(video, new URL(context.req.url).origin))
  })
  site.get('/video/:id/:slug', (context) => {
    const video = films.find(context.req.param('id'), context.req.param('slug'))
    return video ? send(context, films.one(video)) : sendNotFound(context)
  })
}
