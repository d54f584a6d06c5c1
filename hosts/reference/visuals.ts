import type { Context, Hono } from 'hono'
import { chartOf, charts, csvOf, tableOf } from './charts.ts'
import type { Page } from './pages.ts'
import { type AskApi, subscriberOf } from './reader.ts'
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
    /** By the last part of its address. */
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

const refusal = (path: string, why: keyof typeof refusals): Page => ({
  template: 'page',
  path,
  title: 'This download is not open to you',
  description: refusals[why],
  unlisted: true,
  scope: {
    heading: 'This download is not open to you',
    standfirst: refusals[why],
    text: '<p><a href="/visual-library">Back to the visual library</a> · <a href="/subscriber-help">Subscriber help</a></p>',
  },
})

/** /visual-library, a page for each chart, and its files for subscribers, by their own id. */
export function visualRoutes(
  site: Hono,
  ask: AskApi,
  send: (
    context: Context,
    page: Page,
    status?: 200 | 403 | 503,
    keep?: string,
  ) => Response | Promise<Response>,
  nothing: (context: Context) => Response | Promise<Response>,
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
    if (!file) return nothing(context)
    const who = await subscriberOf(ask, context.req.raw, subscriberId)
    if (who !== 'own') {
      const status = who === 'unknown' ? 503 : 403
      return send(context, refusal(context.req.path, who), status, 'private, no-store')
    }
    return context.body(file.body, 200, {
      'Cache-Control': 'private, no-store',
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${asset}"`,
    })
  })
}
