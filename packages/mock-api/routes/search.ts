import { entryOf } from '../activities.ts'
import { searchContent, suggest } from '../search.ts'
import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

/** What is offered while somebody types, and what is found. For everybody. */
export const searchRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'autoSuggest', ({ input }) => suggest(server.content, input.query))

  serve(app, server, 'search', ({ input }) => {
    const { items, facets } = searchContent(server.content, input)
    const start = input.number * input.size
    const end = start + input.size
    return {
      entry: items.slice(start, end).map((item) => entryOf(item)),
      page: { last: end >= items.length, total: items.length },
      type: 'search',
      isPaywallEnabled: false,
      facets,
    }
  })
}
