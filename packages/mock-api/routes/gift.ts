import { safeUrl } from '@bindery/contract/safe-url.ts'
import { serve, serveReader } from '../serve.ts'
import { type MockApp, originOf, type Server } from '../server.ts'
import { randomToken } from '../tokens.ts'

/** Gifts that a reader has in a calendar month (UTC). */
const giftsAMonth = { registered: 2, subscribers: 10 } as const

/** POST /api/article-gift/give-gift, and GET open-gift for the back end that sends the article. */
export const giftRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'giveGift', ({ c, account, input, refusal }) => {
    const month = new Date(server.clock.now()).toISOString().slice(0, 7)
    const url = new URL(safeUrl(input.url, originOf(server, c)))
    // An address of another site is not safe, and leads here.
    if (url.pathname === '/') throw refusal('article_unknown')
    const id = `${account.id} ${month} ${url.pathname}`
    const left = () => {
      const given = server.store.list('gift', account.id).filter((one) => one.value.month === month)
      return Math.max(0, giftsAMonth[account.status] - given.length)
    }
    if (!server.store.get('gift', id) && left() === 0) throw refusal('gifts_spent')
    // The same article again is the same gift.
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
