import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArticles } from './article.ts'
import { createIssues } from './issues.ts'
import { readPieces } from './piece.ts'
import { readProducts, toApiRecord } from './products.ts'
import { readVideos } from './video.ts'
import { visuals } from './visuals.ts'

const isoTime = (date: string) => `${date}T09:00:00Z`

const articles = (content: string) =>
  readArticles(join(content, 'articles')).map((article) => ({
    id: article.slug,
    title: article.title,
    url: article.path,
    topic: article.topic.name,
    topicSlug: article.topic.slug,
    authors: [article.author],
    contentType: article.contentType,
    summary: article.standfirst,
    published: isoTime(article.date),
    html: article.blocks.join('\n'),
    metered: article.metered,
    ...(article.series ? { series: article.series } : {}),
  }))

/** Videos, webinars, reports, episodes and charts. */
const pieces = (content: string) =>
  [
    ...readVideos(join(content, 'videos')).map((video) => ({ ...video, contentType: 'Video' })),
    ...readPieces(content, 'webinars'),
    ...readPieces(content, 'hbr-analytic-services'),
    ...readPieces(content, 'podcast-the-halyard-hour'),
    ...visuals,
  ].map((piece) => ({
    id: piece.slug,
    title: piece.title,
    url: piece.path,
    topic: piece.topic.name,
    topicSlug: piece.topic.slug,
    authors: [piece.author],
    contentType: piece.contentType,
    ...('poster' in piece ? { image: piece.poster } : {}),
    summary: piece.standfirst,
    published: isoTime(piece.date),
    ...('files' in piece
      ? { downloads: piece.files.map(({ format, asset }) => ({ format, asset })) }
      : {}),
  }))

/**
 * The site's content for its API: the articles, then videos, webinars, reports, episodes and charts, each newest
 * first.
 */
export const readContent = (root: string = dirname(fileURLToPath(import.meta.url))) => {
  const content = join(root, 'content')
  return [...articles(content), ...pieces(content)]
}

/** The site's products for its API. */
export const readCatalogue = (root: string = dirname(fileURLToPath(import.meta.url))) =>
  readProducts(join(root, 'content/products')).map(toApiRecord)

/** The issues of the magazine for the API. */
export const readMagazine = (root: string = dirname(fileURLToPath(import.meta.url))) =>
  createIssues(readArticles(join(root, 'content/articles')))
