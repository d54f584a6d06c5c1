import { type FollowType, isFollowEmail } from '@bindery/contract/follow-rule.ts'
import {
  dropFollow,
  dropMails,
  endMailFollow,
  followableOf,
  followsOf,
  mailWaysOut,
  putFollow,
  putMailFollow,
  refusalOf,
} from '../follows.ts'
import { seedCampaigns, seedNewsletters } from '../seed/follows.ts'
import { type Call, serve, serveReader } from '../serve.ts'
import { type MockApp, originOf, type Server } from '../server.ts'
import { currentAccount } from '../sessions.ts'

/** Topics, newsletters, marketing campaigns, and what takes a reader off all of them. */
export const followRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readNewsletters', () => ({
    newsletters: [...seedNewsletters],
    marketingCampaigns: [...seedCampaigns],
  }))

  serveReader(app, server, 'readFollowedTopics', ({ account }) => ({
    topics: followsOf(server, account, 'topic'),
  }))

  serveReader(app, server, 'followTopic', ({ account, input, refusal }) => {
    const topic = followableOf('topic', input.id, input.name)
    if (!topic) throw refusal('follow_unknown')
    if (refusalOf(topic, account)) throw refusal('executive_only')
    putFollow(server, account, 'topic', topic)
    return {}
  })

  serveReader(app, server, 'unfollowTopic', ({ account, input }) => {
    const topic = followableOf('topic', input.name)
    if (topic) dropFollow(server, account, 'topic', topic.id)
    return {}
  })

  /** By e-mail for whoever has it, else for the reader. */
  const mailed =
    (type: FollowType) =>
    async ({ c, input, refusal }: Call<'followNewsletter' | 'followCampaign'>) => {
      const { id, email } = input
      const account = await currentAccount(server, c)
      if (email === undefined && !account) throw refusal('unauthenticated')
      if (email !== undefined && !isFollowEmail(email.trim())) throw refusal('invalid_email')
      const offer = followableOf(type, id)
      if (!offer) throw refusal('follow_unknown')
      const refused = refusalOf(offer, account)
      if (refused) throw refusal(refused)
      if (email !== undefined) {
        putMailFollow(server, email, type, offer, originOf(server, c))
      } else if (account) putFollow(server, account, type, offer)
      return {}
    }
  serve(app, server, 'followNewsletter', mailed('newsletter'))
  serve(app, server, 'followCampaign', mailed('marketingCampaign'))

  serveReader(app, server, 'unfollowNewsletter', ({ account, input }) => {
    dropFollow(server, account, 'newsletter', input.id)
    return {}
  })

  serveReader(app, server, 'unfollowCampaign', ({ account, input }) => {
    dropFollow(server, account, 'marketingCampaign', input.id)
    return {}
  })

  serveReader(app, server, 'unfollowAll', ({ account }) => {
    dropMails(server, account)
    return {}
  })

  serve(app, server, 'unsubscribeByEmail', ({ c, input, refusal }) => {
    if (!isFollowEmail(input.email.trim())) throw refusal('invalid_email')
    mailWaysOut(server, input.email, input.id, originOf(server, c))
    return {}
  })

  // Opened from a mail: nothing ends before the button is pressed, as scanners of mails open links, too.
  const page = (words: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Newsletters</title>${words}</html>`
  const path = '/api/newsletters/end/:token'
  app.use(path, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.get(path, (c) =>
    c.html(page('<form method="post"><p>End this newsletter?</p><button>End it</button></form>')),
  )
  app.post(path, (c) =>
    endMailFollow(server, c.req.param('token'))
      ? c.html(page('<p>It will not come any more.</p>'))
      : c.html(page('<p>This link ends nothing.</p>'), 404),
  )
}
