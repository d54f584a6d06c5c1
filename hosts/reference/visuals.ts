import type { Hono } from 'hono'
import { chartOf, charts, csvOf, tableOf } from './charts.ts'
import type { Page, SendNotFound, SendPage } from './page.ts'
import { downloadOwner, type FetchApi } from './reader.ts'
import { topicOf } from './topic.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
})
const slugOf = (title: string) => title.toLowerCase().replace(/ /g, '-')

/** The charts of the site, newest first. */
export const visuals = charts.map((one) => {
  const [title, standfirst, topic, date] = one
  const slug = slugOf(title)
  return {
    slug,
    path: `/visual-library/${slug}`,
    contentType: 'Infographic',
    title,
    standfirst,
    author: 'Halyard Analytic Services',
    about: 'is the research desk of Halyard Business Review.',
    date,
    dateText: dateFormat.format(new Date(date)),
    topic: topicOf(topic),
    length: 'a chart and its numbers',
    text: `${chartOf(one)}\n${tableOf(one)}\n<p>Subscribers find both as files in <a href="/visual-library">the visual library</a>.</p>`,
    /** The files, by the last part of their address. */
    files: [
      { format: 'SVG', asset: `${slug}.svg`, type: 'image/svg+xml', body: chartOf(one) },
      { format: 'CSV', asset: `${slug}.csv`, type: 'text/csv; charset=utf-8', body: csvOf(one) },
    ],
  }
})

const list: Page = {
  template: 'visual-library',
  path: '/visual-library',
  title: 'Visual Library',
  description: 'Charts to show at the next meeting, with their numbers.',
  scope: { rows: visuals },
}

const refusals = {
  guest:
    'Downloads are for subscribers. Sign in at the top of the page, and follow the link again.',
  reader: 'Downloads are for subscribers, and your account has no subscription.',
  other: 'This link belongs to somebody else’s subscription. Yours are in the visual library.',
  unknown: 'We cannot tell at the moment whether you subscribe. Please try again in a minute.',
} as const

const refusalPage = (path: string, reason: keyof typeof refusals): Page => ({
  template: 'page',
  path,
  title: 'This download is not open to you',
  description: refusals[reason],
  unlisted: true,
  scope: {
    heading: 'This download is not open to you',
    standfirst: refusals[reason],
    text: '<p><a href="/visual-library">Back to the visual library</a> · <a href="/subscriber-help">Subscriber help</a></p>',
  },
})

/** /visual-library, a page for each chart, and its files for subscribers, below their own id. */
export function visualRoutes(
  site: Hono,
  fetchApi: FetchApi,
  send: SendPage,
  sendNotFound: SendNotFound,
): void {
  site.get(list.path, (context) => send(context, list))
  for (const visual of visuals) {
    const { path, title, standfirst } = visual
    const others = visuals.filter((other) => other !== visual).slice(0, 3)
    const scope = { ...visual, list: list.path, all: list.path, others }
    site.get(path, (context) =>
      send(context, { template: 'piece', path, title, description: standfirst, scope }),
    )
  }
  site.get('/visual-library/download/:subscriberId/:asset', async (context) => {
    const { subscriberId, asset } = context.req.param()
    const file = visuals.flatMap(({ files }) => files).find((one) => one.asset === asset)
    if (!file) return sendNotFound(context)
    const owner = await downloadOwner(fetchApi, context.req.raw, subscriberId)
    if (owner !== 'own') {
      const status = owner === 'unknown' ? 503 : 403
      return send(context, refusalPage(context.req.path, owner), status, 'private, no-store')
    }
    return context.body(file.body, 200, {
      'Cache-Control': 'private, no-store',
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${asset}"`,
    })
  })
}
