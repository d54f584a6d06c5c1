import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArticles } from './article.ts'

/** What the site has published, as its API lists it, newest first. */
export const readContent = (root: string = dirname(fileURLToPath(import.meta.url))) =>
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
