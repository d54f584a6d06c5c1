import type { Account } from '../../core/records.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { serve } from '../../http/serve.ts'
import { currentAccount } from '../../http/sessions.ts'
import { ascendMeter, quotaMeter } from '../../library/meters.ts'

/** True for subscribers, and for an article that the reader's meter has counted this month. */
const isOpen = (server: Server, account: Account | undefined, path: string) =>
  account !== undefined &&
  (account.status === 'subscribers' ||
    [quotaMeter, ascendMeter].some((meter) => meter.has(server, account, path)))

/** GET components/article/{year}/{month}/{seo}. It counts nothing; a POST to the meter does. */
export const articleRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readArticle', async ({ c, input, refusal }) => {
    const path = `/${input.year}/${input.month}/${input.seo}`
    const found = server.content.find(({ url, html }) => url === path && html !== undefined)
    if (!found?.html) throw refusal('article_unknown')
    if (found.metered && !isOpen(server, await currentAccount(server, c), path)) {
      throw refusal('article_closed')
    }
    // The HTML is a fragment. Opened directly, it must run nothing.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    return found.html
  })
}
