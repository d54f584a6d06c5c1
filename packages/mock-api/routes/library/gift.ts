import { safeUrl } from '@bindery/contract/safe-url.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'
import { randomToken } from '../../core/tokens.ts'
import { serve, serveReader } from '../../http/serve.ts'

/** Gifts per calendar month (UTC). */
const giftsPerMonth = { registered: 2, subscribers: 10 } as const

/** POST /api/article-gift/give-gift, and GET open-gift for the back end that serves the article. */
export const giftRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'giveGift', ({ c, account, input, refusal }) => {
    const month = new Date(server.clock.now()).toISOString().slice(0, 7)
    const url = new URL(safeUrl(input.url, originOf(server, c)))
    // safeUrl() replaces a foreign URL with the root.
    if (url.pathname === '/') throw refusal('article_unknown')
    const id = `${account.id} ${month} ${url.pathname}`
    const left = () => {
      const given = server.store.list('gift', account.id).filter((one) => one.value.month === month)
      return Math.max(0, giftsPerMonth[account.status] - given.length)
    }
    if (!server.store.get('gift', id) && left() === 0) throw refusal('gifts_spent')
    // A second gift of one article is the same link.
    const token = randomToken(128)
    const link = `${url.origin}${url.pathname}?gift=${token}`
    if (server.store.insert('gift', id, { owner: account.id, month, url: link })) {
      server.store.insert('giftLink', token, { owner: account.id, path: url.pathname })
    }
    const articleGiftURL = server.store.get('gift', id)?.url ?? link
    return { articleGiftURL, articleGiftsLeft: left() }
  })
  serve(app, server, 'openGift', ({ c, input }) => {
    const { pathname } = new URL(safeUrl(input.url, originOf(server, c)))
    return { granted: server.store.get('giftLink', input.gift)?.path === pathname }
  })
}
