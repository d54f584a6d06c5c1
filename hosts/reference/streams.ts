import type { Hono } from 'hono'
import type { Article } from './article.ts'
import type { Page, SendNotFound, SendPage } from './page.ts'
import { pageLinks } from './page-links.ts'
import { type Piece, readPieces } from './piece.ts'

/** The entries per page, with the tag's attribute for it. */
const pageSizes = { 8: '', 10: ' page-size' } as const

interface Row {
  path: string
  title: string
  standfirst: string
  author: string
  date: string
  dateText: string
  contentType: string
  slug: string
  topic: { name: string; slug: string }
}

interface Stream {
  path: string
  title: string
  standfirst: string
  /** The stream's name in the kit, and its further parameters. */
  stream: string
  params?: string
  paging: 'more' | 'numbers'
  length: keyof typeof pageSizes
  rows: readonly Row[]
  /** The label of the topic filter `#browse-reports`. */
  browse?: string
}

/** The topics of a list as choices of its filter, sorted by name. */
const topicsIn = (rows: readonly Row[], chosen: string) =>
  [...new Map(rows.map(({ topic }) => [topic.slug, topic])).values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ slug, name }) => ({
      slug,
      label: `${name} (${rows.filter(({ topic }) => topic.slug === slug).length})`,
      chosen: slug === chosen,
    }))

/** The pages that list one kind of content, each complete without the script, with links to further pages. */
export function createStreams(
  articles: readonly Article[],
  /** The site's `content` folder. */
  content: string,
) {
  const webinars = readPieces(content, 'webinars')
  const reports = readPieces(content, 'hbr-analytic-services')
  const episodes = readPieces(content, 'podcast-the-halyard-hour')
  const inSeries = (series: string) => articles.filter((article) => article.series === series)
  /** The magazine has no page of its own: its list continues below the latest issue. */
  const magazine: Stream = {
    path: '/archive-toc',
    title: 'The Magazine',
    standfirst: 'What was printed lately, newest first.',
    stream: 'magazine',
    paging: 'numbers',
    length: 8,
    rows: articles.filter(({ contentType }) => contentType === 'Magazine Article'),
  }
  const streams: readonly Stream[] = [
    {
      path: '/the-latest',
      title: 'The Latest',
      standfirst: 'Every article and every episode, newest first.',
      stream: 'latest',
      paging: 'numbers',
      length: 10,
      rows: [...articles, ...episodes].sort((a, b) => b.date.localeCompare(a.date)),
    },
    {
      path: '/webinars',
      title: 'Webinars',
      standfirst: 'An hour or less with people who have done it. Recordings stay here.',
      stream: 'webinars',
      paging: 'more',
      length: 8,
      rows: webinars,
    },
    {
      path: '/hbr-analytic-services',
      title: 'Analytic Services',
      standfirst: 'Reports of our research desk: what firms do, counted.',
      browse: 'Browse reports',
      stream: 'hbr-analytic-services',
      paging: 'more',
      length: 8,
      rows: reports,
    },
    {
      path: '/podcast-the-halyard-hour',
      title: 'The Halyard Hour',
      standfirst: 'Our podcast: one guest, one hour at most, and what they would do again.',
      stream: 'latest',
      params: 'type=Podcast',
      paging: 'more',
      length: 8,
      rows: episodes,
    },
    {
      path: '/ascend',
      title: 'Ascend',
      standfirst: 'For who begins: the first job, the first team, the first bad week.',
      browse: 'Browse Ascend',
      stream: 'ascend',
      paging: 'more',
      length: 8,
      rows: inSeries('Ascend'),
    },
    {
      path: '/big-ideas',
      title: 'The Big Ideas',
      standfirst: 'Longer pieces on what firms should make, and what they should leave to others.',
      stream: 'latest',
      params: 'series=Big Ideas',
      paging: 'more',
      length: 8,
      rows: inSeries('Big Ideas'),
    },
  ]

  /**
   * Returns undefined if there is no such page.
   * @param number from 1
   * @param topic the slug of the only topic to list; '' for all
   */
  const page = (stream: Stream, number: number, topic = ''): Page | undefined => {
    const { path, title, standfirst, length, browse } = stream
    const rows = stream.rows.filter((row) => !topic || row.topic.slug === topic)
    if (topic && (!browse || rows.length === 0)) return undefined
    const pages = Math.max(1, Math.ceil(rows.length / length))
    if (!Number.isInteger(number) || number < 1 || number > pages) return undefined
    const at = (other: number) => {
      const query = new URLSearchParams(topic && { topic })
      if (other > 1) query.set('page', `${other}`)
      return query.size > 0 ? `${path}?${query}` : path
    }
    return {
      template: 'stream',
      path: at(number),
      title: number === 1 ? title : `${title}, page ${number}`,
      description: standfirst,
      scope: {
        heading: title,
        standfirst,
        form: browse ? 'browse-reports' : '',
        browse: browse && { label: browse, path, topics: topicsIn(stream.rows, topic) },
        stream: stream.stream,
        params: stream.params ?? '',
        paging: stream.paging,
        size: pageSizes[length],
        total: rows.length,
        rows: rows.slice((number - 1) * length, number * length),
        ...pageLinks(at, number, pages),
      },
    }
  }
  const pieces = [...webinars, ...reports, ...episodes]
  const listOf = ({ path }: Piece) => path.slice(0, path.lastIndexOf('/'))
  const piece = (found: Piece): Page => ({
    template: 'piece',
    path: found.path,
    title: found.title,
    description: found.standfirst,
    scope: {
      ...found,
      list: listOf(found),
      all: `${listOf(found)}${found.contentType === 'Report' ? '#browse-reports' : ''}`,
      others: pieces
        .filter((other) => other.contentType === found.contentType && other !== found)
        .slice(0, 3),
    },
  })
  return { streams, page, piece, pieces, magazine: (number: number) => page(magazine, number) }
}

export type Streams = ReturnType<typeof createStreams>

/** Registers each list at its path with `?page=`, and each webinar, report and episode. */
export function streamRoutes(
  site: Hono,
  { streams, page, piece, pieces }: Streams,
  send: SendPage,
  sendNotFound: SendNotFound,
): void {
  for (const stream of streams) {
    site.get(stream.path, (context) => {
      const { page: number = 1, topic } = context.req.query()
      const found = page(stream, Number(number), topic)
      return found ? send(context, found) : sendNotFound(context)
    })
  }
  for (const one of pieces) site.get(one.path, (context) => send(context, piece(one)))
}
