import { type FollowType, isFollowEmail } from '@bindery/contract/follow-rule.ts'
import {
  dropFollow,
  dropMailFollows,
  dropMails,
  followableOf,
  followsOf,
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
        const page = `${originOf(server, c)}/email-newsletters`
        putMailFollow(server, email, type, offer, page)
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

  serve(app, server, 'unsubscribeByEmail', ({ input, refusal }) => {
    if (!isFollowEmail(input.email.trim())) throw refusal('invalid_email')
    dropMailFollows(server, input.email, input.id)
    return {}
  })
}
