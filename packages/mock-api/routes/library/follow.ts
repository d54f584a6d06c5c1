import { type FollowType, isFollowEmail } from '@bindery/contract/follow-rule.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'
import { type Call, serve, serveReader } from '../../http/serve.ts'
import { currentAccount } from '../../http/sessions.ts'
import { campaigns, newsletters } from '../../library/follow-offers.ts'
import {
  addFollow,
  addMailFollow,
  findFollowable,
  followError,
  followsOf,
  removeFollow,
  removeMailFollows,
  sendUnsubscribeLinks,
  unsubscribe,
} from '../../library/follows.ts'

/** Topics, newsletters, marketing campaigns, and unsubscribing from all. */
export const followRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readNewsletters', () => ({
    newsletters: [...newsletters],
    marketingCampaigns: [...campaigns],
  }))

  serveReader(app, server, 'readFollowedTopics', ({ account }) => ({
    topics: followsOf(server, account, 'topic'),
  }))

  serveReader(app, server, 'followTopic', ({ account, input, refusal }) => {
    const topic = findFollowable('topic', input.id, input.name)
    if (!topic) throw refusal('follow_unknown')
    if (followError(topic, account)) throw refusal('executive_only')
    addFollow(server, account, 'topic', topic)
    return {}
  })

  serveReader(app, server, 'unfollowTopic', ({ account, input }) => {
    const topic = findFollowable('topic', input.name)
    if (topic) removeFollow(server, account, 'topic', topic.id)
    return {}
  })

  /** With an e-mail: for its owner. Otherwise: for the reader. */
  const followByMail =
    (type: FollowType) =>
    async ({ c, input, refusal }: Call<'followNewsletter' | 'followCampaign'>) => {
      const { id, email } = input
      const account = await currentAccount(server, c)
      if (email === undefined && !account) throw refusal('unauthenticated')
      if (email !== undefined && !isFollowEmail(email.trim())) throw refusal('invalid_email')
      const offer = findFollowable(type, id)
      if (!offer) throw refusal('follow_unknown')
      const refused = followError(offer, account)
      if (refused) throw refusal(refused)
      if (email !== undefined) {
        addMailFollow(server, email, type, offer, originOf(server, c))
      } else if (account) addFollow(server, account, type, offer)
      return {}
    }
  serve(app, server, 'followNewsletter', followByMail('newsletter'))
  serve(app, server, 'followCampaign', followByMail('marketingCampaign'))

  serveReader(app, server, 'unfollowNewsletter', ({ account, input }) => {
    removeFollow(server, account, 'newsletter', input.id)
    return {}
  })

  serveReader(app, server, 'unfollowCampaign', ({ account, input }) => {
    removeFollow(server, account, 'marketingCampaign', input.id)
    return {}
  })

  serveReader(app, server, 'unfollowAll', ({ account }) => {
    removeMailFollows(server, account)
    return {}
  })

  serve(app, server, 'unsubscribeByEmail', ({ c, input, refusal }) => {
    if (!isFollowEmail(input.email.trim())) throw refusal('invalid_email')
    sendUnsubscribeLinks(server, input.email, input.id, originOf(server, c))
    return {}
  })

  // Mail scanners open links, so the sign-up ends only when the reader presses the button.
  const page = (words: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Newsletters</title>${words}</html>`
  const path = '/api/newsletters/end/:token'
  app.use(path, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    // Framed, its button could be pressed unseen.
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    await next()
  })
  app.get(path, (c) =>
    c.html(page('<form method="post"><p>End this newsletter?</p><button>End it</button></form>')),
  )
  app.post(path, (c) =>
    unsubscribe(server, c.req.param('token'))
      ? c.html(page('<p>It will not come any more.</p>'))
      : c.html(page('<p>This link ends nothing.</p>'), 404),
  )
}
