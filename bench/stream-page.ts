/** A page with a stream of generated articles. */
import type { Page } from 'playwright'

const topics = ['Strategy', 'Innovation', 'Economics', 'Marketing', 'Leading Teams']

/** The content of a site with that many articles. */
export const articles = (count: number) =>
  [...Array(count).keys()].map((number) => {
    const topic = topics[number % topics.length] ?? 'Strategy'
    const time = Date.UTC(2026, 10, 1) - number * 3_600_000
    return {
      id: `piece-${number}`,
      title: `What ${number} ${number % 3 ? 'companies' : 'shops on one street'} learned of a slow year`,
      url: `/2026/01/piece-${number}`,
      topic,
      topicSlug: topic.toLowerCase().replace(' ', '-'),
      authors: ['Amara Obi', 'Tomas Lindqvist'].slice(number % 2),
      contentType: 'Digital Article',
      summary: `Number ${number} says what it would do again, and what not. `.repeat(
        1 + (number % 3),
      ),
      published: new Date(time).toISOString(),
      html: '',
      metered: false,
    }
  })

const path = '/bench-stream'

/**
 * Opens a page whose only tag is the stream of the latest articles.
 * @param attributes further attributes of the tag
 */
export async function openStream(page: Page, attributes: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<script async src="/bindery/bindery.js" data-api-base="/api/"></script>
<body><h1>Bench</h1>
<bindery-stream stream="latest" ${attributes}></bindery-stream>`
  await page.route(path, (route) =>
    route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  )
  await page.goto(path)
  await page.unroute(path)
}
