import type { MockApp, Server } from '../../core/server.ts'
import { serve } from '../../http/serve.ts'
import { entryOf, isPaywalled } from '../../library/activities.ts'
import { findable, searchContent, suggest } from '../../library/search.ts'

/** Suggestions and search results, for everybody. */
export const searchRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'autoSuggest', ({ input }) => suggest(findable(server), input.query))

  serve(app, server, 'search', ({ input }) => {
    const { items, facets } = searchContent(findable(server), input)
    const start = input.number * input.size
    const end = start + input.size
    const entry = items.slice(start, end).map((item) => entryOf(item))
    return {
      entry,
      page: { last: end >= items.length, total: items.length },
      type: 'search',
      isPaywallEnabled: isPaywalled(server, entry),
      facets,
    }
  })
}
