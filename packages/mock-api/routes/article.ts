import { ascendMeter, quotaMeter } from '../meters.ts'
import type { Account } from '../records.ts'
import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'
import { currentAccount } from '../sessions.ts'

/** What was counted for a reader this month is open to them, and all is to subscribers. */
const isOpen = (server: Server, account: Account | undefined, path: string) =>
  account !== undefined &&
  (account.status === 'subscribers' ||
    [quotaMeter, ascendMeter].some((meter) => meter.has(server, account, path)))

/** GET components/article/{year}/{month}/{seo}. Nothing is counted here: that is a POST to the meter. */
export const articleRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readArticle', async ({ c, input, refusal }) => {
    const path = `/${input.year}/${input.month}/${input.seo}`
    const found = server.content.find(({ url, html }) => url === path && html !== undefined)
    if (!found?.html) throw refusal('article_unknown')
    if (found.metered && !isOpen(server, await currentAccount(server, c), path)) {
      throw refusal('article_closed')
    }
    // For who opens it by itself: it is a part of a page, and none.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    return found.html
  })
}
