import { entryOf, isPaywalled } from '../activities.ts'
import type { ContentItem } from '../content.ts'
import { listingOf } from '../products.ts'
import { searchContent, suggest } from '../search.ts'
import { subscriptionOffer } from '../seed/subscription-offer.ts'
import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

/** All that can be found: what was published, and what is sold. */
export const findable = ({ content, products }: Server): ContentItem[] => [
  ...content,
  // A subscription is offered elsewhere.
  ...products
    .filter((product) => product !== subscriptionOffer)
    .map((product) => listingOf(product, content)),
]

/** What is offered while somebody types, and what is found. For everybody. */
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
