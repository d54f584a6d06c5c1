import { isEmail } from '@bindery/contract/email-rule.ts'
import type { FollowType } from '@bindery/contract/follow-rule.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import { emailKey, saveAccount } from '../accounts/accounts.ts'
import { countMail } from '../accounts/rate-limits.ts'
import type { Account } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { randomToken } from '../core/tokens.ts'
import { campaigns, followableTopics, newsletters } from './follow-offers.ts'

/** A topic, newsletter or campaign, and who may follow it. */
interface Followable {
  readonly id: string
  readonly name: string
  readonly subscriberOnly?: boolean
  readonly executiveOnly?: boolean
}

const offers: Readonly<Record<FollowType, readonly Followable[]>> = {
  topic: followableTopics,
  newsletter: newsletters,
  marketingCampaign: campaigns,
}

/** Finds an offer by id. A topic is also found by name. */
export const findFollowable = (type: FollowType, id: string, name = id): Followable | undefined =>
  offers[type].find((one) => one.id === id) ??
  (type === 'topic' ? offers.topic.find((one) => one.id === topicSlug(name)) : undefined)

/** The error if this account, or a guest, may not follow the offer; null if it may. */
export const followError = (
  { subscriberOnly, executiveOnly }: Followable,
  account: Account | undefined,
): 'subscriber_only' | 'executive_only' | null => {
  const subscriber = account?.status === 'subscribers'
  const executive = subscriber && /EXECUTIVE$/.test(account.tiers[0] ?? '')
  if (executiveOnly && !executive) return 'executive_only'
  return subscriberOnly && !subscriber ? 'subscriber_only' : null
}

const keyOf = (owner: string, type: FollowType, itemId: string) => `${owner} ${type} ${itemId}`

/** Updates Last-Modified of the profile, which lists the follows. */
const touch = (server: Server, { id }: Pick<Account, 'id'>) => {
  const account = server.store.get('account', id)
  if (account) saveAccount(server, account)
}

/** Adds a follow, unless it exists. */
export const addFollow = (
  server: Server,
  account: Pick<Account, 'id'>,
  type: FollowType,
  { id, name }: Followable,
): void => {
  const follow = { owner: account.id, type, itemId: id, name, at: server.clock.now() }
  if (server.store.insert('follow', keyOf(account.id, type, id), follow)) touch(server, account)
}

/** Removes a follow. */
export const removeFollow = (
  server: Server,
  account: Pick<Account, 'id'>,
  type: FollowType,
  itemId: string,
): void => {
  if (server.store.remove('follow', keyOf(account.id, type, itemId))) touch(server, account)
}

/** The follows of a reader of one type, oldest first. */
export const followsOf = (
  { store }: Server,
  { id }: Pick<Account, 'id'>,
  type: FollowType,
): { id: string; name: string }[] =>
  store
    .list('follow', id)
    .filter(({ value }) => value.type === type)
    .map(({ value }) => ({ id: value.itemId, name: value.name }))

/** Ends all newsletters and campaigns of a reader. */
export const removeMailFollows = (server: Server, account: Pick<Account, 'id'>): void => {
  for (const type of ['newsletter', 'marketingCampaign'] as const) {
    for (const { id } of followsOf(server, account, type)) removeFollow(server, account, type, id)
  }
}

/** Creates a link that ends one sign-up. Only a mail contains it. */
const createUnsubscribeLink = ({ store }: Server, follow: string, origin: string): string => {
  const token = randomToken(128)
  store.put('unsubscribeToken', token, { follow })
  return `${origin}/api/newsletters/end/${token}`
}

/** Signs an e-mail up. A new sign-up is confirmed by mail. */
export const addMailFollow = (
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
  if (!isNew || !isEmail(to) || !countMail(server, 'newsletter', to)) return
  const end = createUnsubscribeLink(server, key, origin)
  server.mailbox.send({
    to,
    subject: 'You have signed up',
    text: `${name} will come to this address.\n\nTo end it, go to ${end}`,
  })
}

/** Mails the links that end one newsletter, or all. The request itself ends nothing: anybody can make it. */
export const sendUnsubscribeLinks = (
  server: Server,
  email: string,
  itemId: string | undefined,
  origin: string,
): void => {
  const to = emailKey(email)
  const known = server.store
    .list('mailFollow')
    .filter(({ value }) => value.email === to && (itemId ?? value.itemId) === value.itemId)
  if (known.length === 0 || !isEmail(to) || !countMail(server, 'newsletter', to)) return
  const lines = known.map(({ id, value }) => {
    const name = findFollowable(value.type, value.itemId)?.name ?? value.itemId
    return `${name}: ${createUnsubscribeLink(server, id, origin)}`
  })
  const text = `Somebody asked to end what comes to this address. To do so, open\n${lines.join('\n')}\nIf it was not you, do nothing.`
  server.mailbox.send({ to, subject: 'End your newsletters', text })
}

/** Ends the sign-up of a mailed link. Returns false for an unknown token. */
export const unsubscribe = ({ store }: Server, token: string): boolean => {
  const known = store.get('unsubscribeToken', token)
  if (known) store.remove('mailFollow', known.follow)
  return known !== undefined
}

/** The number of items in followed topics since the reader last opened the Following feed. */
export const unreadCount = (server: Server, account: Account): number => {
  const topics = followsOf(server, account, 'topic').map(({ name }) => name)
  const seenAt = server.store.get('followingSeen', account.id)?.at ?? account.createdAt
  return server.content.filter(
    ({ topic, published }) => topics.includes(topic) && Date.parse(published) > seenAt,
  ).length
}

/** Resets the unread count: the reader has opened the Following feed. */
export const markFollowingSeen = (server: Server, account: Account): void => {
  if (unreadCount(server, account) === 0) return
  server.store.put('followingSeen', account.id, { owner: account.id, at: server.clock.now() })
  touch(server, account)
}
