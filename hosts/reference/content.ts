import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArticles } from './article.ts'
import { readVideos } from './video.ts'

const articles = (root: string) =>
  readArticles(join(root, 'content/articles')).map((article) => ({
    id: article.slug,
    title: article.title,
    url: article.path,
    topic: article.topic.name,
    topicSlug: article.topic.slug,
    authors: [article.author],
    contentType: article.contentType,
    summary: article.standfirst,
    published: `${article.date}T09:00:00Z`,
  }))

const films = (root: string) =>
  readVideos(join(root, 'content/videos')).map((video) => ({
    id: video.slug,
    title: video.title,
    url: video.path,
    topic: video.topic.name,
    topicSlug: video.topic.slug,
    authors: [video.author],
    contentType: 'Video',
    image: video.poster,
    summary: video.standfirst,
    published: `${video.date}T09:00:00Z`,
  }))

/** What the site has published, as its API lists it: the articles, then the films, each newest first. */
export const readContent = (root: string = dirname(fileURLToPath(import.meta.url))) => [
  ...articles(root),
  ...films(root),
]
