import { isEmail } from '@bindery/contract/email-rule.ts'
import type { FollowType } from '@bindery/contract/follow-rule.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import { emailKey, saveAccount } from './accounts.ts'
import { countLetter } from './letters.ts'
import type { Account } from './records.ts'
import { seedCampaigns, seedNewsletters, seedTopics } from './seed/follows.ts'
import type { Server } from './server.ts'
import { randomToken } from './tokens.ts'

/** Something that can be followed, and who may. */
interface Followable {
  readonly id: string
  readonly name: string
  readonly subscriberOnly?: boolean
  readonly executiveOnly?: boolean
}

const offers: Readonly<Record<FollowType, readonly Followable[]>> = {
  topic: seedTopics,
  newsletter: seedNewsletters,
  marketingCampaign: seedCampaigns,
}

/** What of this kind has the id; a topic may be called by its name, too. */
export const followableOf = (type: FollowType, id: string, name = id): Followable | undefined =>
  offers[type].find((one) => one.id === id) ??
  (type === 'topic' ? offers.topic.find((one) => one.id === topicSlug(name)) : undefined)

/** Why this account, or nobody's, may not follow it; null when it may. */
export const refusalOf = (
  { subscriberOnly, executiveOnly }: Followable,
  account: Account | undefined,
): 'subscriber_only' | 'executive_only' | null => {
  const subscriber = account?.status === 'subscribers'
  const executive = subscriber && /EXECUTIVE$/.test(account.tiers[0] ?? '')
  if (executiveOnly && !executive) return 'executive_only'
  return subscriberOnly && !subscriber ? 'subscriber_only' : null
}

const keyOf = (owner: string, type: FollowType, itemId: string) => `${owner} ${type} ${itemId}`

/** The user record holds what is followed: its Last-Modified moves. */
const touch = (server: Server, { id }: Pick<Account, 'id'>) => {
  const account = server.store.get('account', id)
  if (account) saveAccount(server, account)
}

/** Follows; what is followed already stays so. */
export const putFollow = (
  server: Server,
  account: Pick<Account, 'id'>,
  type: FollowType,
  { id, name }: Followable,
): void => {
  const follow = { owner: account.id, type, itemId: id, name, at: server.clock.now() }
  if (server.store.insert('follow', keyOf(account.id, type, id), follow)) touch(server, account)
}

/** Follows no longer. */
export const dropFollow = (
  server: Server,
  account: Pick<Account, 'id'>,
  type: FollowType,
  itemId: string,
): void => {
  if (server.store.remove('follow', keyOf(account.id, type, itemId))) touch(server, account)
}

/** What a reader follows of a kind, oldest first. */
export const followsOf = (
  { store }: Server,
  { id }: Pick<Account, 'id'>,
  type: FollowType,
): { id: string; name: string }[] =>
  store
    .list('follow', id)
    .filter(({ value }) => value.type === type)
    .map(({ value }) => ({ id: value.itemId, name: value.name }))

/** Takes a reader off all that is mailed. */
export const dropMails = (server: Server, account: Pick<Account, 'id'>): void => {
  for (const type of ['newsletter', 'marketingCampaign'] as const) {
    for (const { id } of followsOf(server, account, type)) dropFollow(server, account, type, id)
  }
}

/** A link that ends one sign-up: only who reads the mail has it. */
const endLink = ({ store }: Server, follow: string, origin: string): string => {
  const token = randomToken(128)
  store.put('mailEnd', token, { follow })
  return `${origin}/api/newsletters/end/${token}`
}

/** Signs an e-mail up; it is told once, where it can be written to. */
export const putMailFollow = (
  server: Server,
  email: string,
  type: FollowType,
  { id, name }: Followable,
  origin: string,
): void => {
  const to = emailKey(email)
  const key = keyOf(to, type, id)
  const record = { email: to, type, itemId: id, at: server.clock.now() }
  const isNew = server.store.insert('mailFollow', key, record)
  if (!isNew || !isEmail(to) || !countLetter(server, 'newsletter', to)) return
  const end = endLink(server, key, origin)
  server.mailbox.send({
    to,
    subject: 'You have signed up',
    text: `${name} will come to this address.\n\nTo end it, go to ${end}`,
  })
}

/** Mails the way out of one newsletter, or of all of them: whoever asks need not be who gets them. */
export const mailWaysOut = (
  server: Server,
  email: string,
  itemId: string | undefined,
  origin: string,
): void => {
  const to = emailKey(email)
  const known = server.store
    .list('mailFollow')
    .filter(({ value }) => value.email === to && (itemId ?? value.itemId) === value.itemId)
  if (known.length === 0 || !isEmail(to) || !countLetter(server, 'newsletter', to)) return
  const lines = known.map(({ id, value }) => {
    const name = followableOf(value.type, value.itemId)?.name ?? value.itemId
    return `${name}: ${endLink(server, id, origin)}`
  })
  const text = `Somebody asked to end what comes to this address. To do so, open\n${lines.join('\n')}\nIf it was not you, do nothing.`
  server.mailbox.send({ to, subject: 'End your newsletters', text })
}

/** Ends what a mailed link names; false when it names nothing. */
export const endMailFollow = ({ store }: Server, token: string): boolean => {
  const known = store.get('mailEnd', token)
  if (known) store.remove('mailFollow', known.follow)
  return known !== undefined
}

/** How many entries of the topics that a reader follows came out since they last looked at them. */
export const unreadOf = (server: Server, account: Account): number => {
  const topics = followsOf(server, account, 'topic').map(({ name }) => name)
  const seenAt = server.store.get('followingSeen', account.id)?.at ?? account.createdAt
  return server.content.filter(
    ({ topic, published }) => topics.includes(topic) && Date.parse(published) > seenAt,
  ).length
}

/** The reader looks at what they follow: nothing of it is new any more. */
export const markFollowingSeen = (server: Server, account: Account): void => {
  if (unreadOf(server, account) === 0) return
  server.store.put('followingSeen', account.id, { owner: account.id, at: server.clock.now() })
  touch(server, account)
}
