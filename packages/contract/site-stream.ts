import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'
import { paging, shortText, streamPage } from './stream.ts'
import type { SiteStream } from './stream-rule.ts'

// The public streams of the site (spec content 7).

/** Declares a stream. A page may pass more fields, such as its own query string. */
const siteStream = <const N extends string, const S extends SiteStream>(
  name: N,
  stream: S,
  { description }: { description: string },
) =>
  endpoint({
    name,
    method: 'GET',
    encoding: 'query',
    reads: 'json',
    output: streamPage,
    errors: {},
    spec: 'C7',
    path: { api: `{api}${stream}/:number/:size`, service: `{service}${stream}` },
    input: z.looseObject({
      ...paging,
      topic: z.about(shortText, 'Only this topic, by its name or slug.', 'strategy'),
      type: z.about(shortText, 'Only this content type.', 'Article'),
      series: z.about(shortText, 'Only this series.', 'the-big-idea'),
      query: z.about(shortText, 'Only what contains all of these words.', 'strategy'),
    }),
    description,
  })

export const readLatest = siteStream('readLatest', 'latest', {
  description: 'Returns all articles, newest first.',
})

export const readSearch = siteStream('readSearch', 'search', {
  description: 'Returns the items that contain the words of `query`.',
})

export const readWebinars = siteStream('readWebinars', 'webinars', {
  description: 'Returns webinars, newest first.',
})

export const readVisuals = siteStream('readVisuals', 'visual-library', {
  description: 'Returns charts and drawings, with downloads for subscribers.',
})

export const readMagazine = siteStream('readMagazine', 'magazine', {
  description: 'Returns articles of the magazine.',
})

export const readAnalyticServices = siteStream('readAnalyticServices', 'hbr-analytic-services', {
  description: 'Returns reports of the analytic services.',
})

export const readAscend = siteStream('readAscend', 'ascend', {
  description: 'Returns Ascend articles, for readers at the start of their careers.',
})
