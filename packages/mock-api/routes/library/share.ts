import { parseAddresses } from '@bindery/contract/share-rule.ts'
import { countMail } from '../../accounts/rate-limits.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'
import { randomToken } from '../../core/tokens.ts'
import { serve } from '../../http/serve.ts'
import { currentAccount } from '../../http/sessions.ts'
import { addShare, ownUrl, secondsUntilShare, shareMails } from '../../library/shares.ts'

const required = 'This field is required.'

/** POST /api/user/share and /service/shared, POST /api/integration/url/shorten, GET /s/{code}. */
export const shareRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'share', async ({ c, input, refusal }) => {
    const { provider } = input
    const account = await currentAccount(server, c)
    const url = ownUrl(server, c, input.url)
    if (!url) throw refusal('foreign_url')
    const share = {
      owner: account?.id ?? '',
      url: url.href,
      provider,
      // One mail per recipient, ignoring case.
      sharedWith: provider === 'email' ? parseAddresses(input.sharedWith.join(',')) : [],
      description: (input.description ?? '').trim(),
      from: account ? '' : (input.from ?? ''),
      at: server.clock.now(),
    }
    if (provider !== 'email') {
      // A guest has no history.
      if (account) addShare(server, share)
      return {}
    }
    if (!account && !share.from) throw refusal('unauthenticated')
    if (share.sharedWith.length === 0) {
      throw refusal('invalid_fields', { errors: [{ field: 'sharedWith', message: required }] })
    }
    const wait = secondsUntilShare(server, share)
    if (wait > 0) {
      c.header('Retry-After', String(wait))
      throw refusal('busy')
    }
    addShare(server, share)
    for (const mail of shareMails(server, account, share)) {
      countMail(server, 'share', mail.to)
      server.mailbox.send(mail)
    }
    return {}
  })

  serve(app, server, 'shortenUrl', ({ c, input, refusal }) => {
    const url = ownUrl(server, c, input.url)
    if (!url) throw refusal('foreign_url')
    const path = url.pathname + url.search + url.hash
    const known = server.store.list('shortUrl').find(({ value }) => value.path === path)
    const code = known?.id ?? randomToken(40)
    server.store.insert('shortUrl', code, { path })
    return { shortUrl: `${originOf(server, c)}/s/${code}` }
  })

  app.get('/s/:code', async (c, next) => {
    const known = server.store.get('shortUrl', c.req.param('code'))
    if (!known) return next()
    return c.redirect(known.path, 302)
  })
}
