import type { Address } from '@bindery/contract/address.ts'
import type { Folder } from '@bindery/contract/folder.ts'
import type { FollowType } from '@bindery/contract/follow-rule.ts'
import type { SavedItem } from '@bindery/contract/saved.ts'
import type { Provider } from '@bindery/contract/share-rule.ts'
import type { Subscription } from '@bindery/contract/subscription.ts'
import type { UserStatus } from '@bindery/contract/user.ts'
import type { CartRecord, OrderRecord } from './purchases.ts'

/** The stored account of a reader. Times in ms of the server's clock. */
export interface Account {
  id: string
  guid: string
  emailAddress: string
  passwordHash: string
  status: Exclude<UserStatus, 'guest'>
  firstName: string
  lastName: string
  displayName: string
  country: string
  optIn: boolean
  industry: string
  jobTitle: string
  companySize: string
  /** Role codes of the tiers; the first one decides. */
  tiers: string[]
  subscriptions: Subscription[]
  /** The skills of the leader profile that the reader wants to improve. */
  focusSkills?: string[]
  /** Notes of the publisher about the reader. */
  customAttributes?: Record<string, string>
  createdAt: number
  /** Grows by at least one second per change, because Last-Modified counts whole seconds. */
  modifiedAt: number
  lastVisitAt: number
  /** Sign-in is refused with user_restricted. */
  restricted?: boolean
  /** Sign-in is always refused with locked, for this many seconds. */
  lockedFor?: number
}

/** A subscription that the publisher knows, with or without a web account. */
export interface KnownSubscription {
  accountNumber: string
  emailAddress: string
  firstName: string
  lastName: string
  active: boolean
  tier: string
  country: string
  details: Subscription
}

/** A share. It appears in the reader's history with the activity 'shared'. */
export interface Share {
  url: string
  provider: Provider
  /** E-mails; empty for a social network. */
  sharedWith: string[]
  description: string
  /** The sender that a guest claims to be. */
  from: string
  /** In ms of the server's clock. */
  at: number
}

/** An entry of a feed, as the API sends it. Empty members are left out. */
export type Activity = {
  id: string
  title: string
  summary: string
  published: string
  contentType: string
  category: { term: string }
  author: string[]
  content: Record<string, unknown> & { src: string }
  listPrice?: number
  productStatus?: string
  image?: string
  lineItems?: { title: string; contentType: string; authors: string[] }[]
  orderStatus?: string
}

/** A page's request for a captcha token. */
export interface CaptchaTicket {
  readonly siteKey: string
  readonly action: string
  /** The host name of the page, as its browser sent it. */
  readonly hostname: string
}

/** All stored records by kind. A record with an `owner` belongs to that account. */
export interface Records {
  account: Account
  /** By e-mail in lower case. */
  username: { accountId: string }
  /** By the fingerprint of the cookie. */
  session: { owner: string; expiresAt: number }
  /** Wrong passwords, by e-mail. */
  attempt: { failures: number; lockedUntil: number }
  /** Mailed reset tokens, by their fingerprint. `invalidated`: another link of the reader was used. */
  reset: { owner: string; expiresAt: number; invalidated?: boolean }
  address: Address & { owner: string }
  /** By credential id. Binary values are base64url. */
  passkey: {
    owner: string
    rpId: string
    name: string
    publicKey: string
    /** The signature counter of the device; 0 if the device does not count. */
    counter: number
    transports: string[]
    createdAt: number
    lastUsedAt?: number
  }
  /** Challenges for passkeys, by their fingerprint. `owner` is '' if any account may sign. */
  challenge: { owner: string; purpose: 'sign-in' | 'add'; expiresAt: number }
  /** Tokens of the captcha's provider, by their fingerprint. */
  captchaToken: CaptchaTicket & { score: number; issuedAt: number; used: boolean }
  /** Articles that a meter has counted, by account, meter, month and path. */
  reading: { owner: string; meter: 'quota' | 'ascend' | 'none'; month: string; path: string }
  subscription: KnownSubscription
  /** Times of events, in ms, by the key of a rate limit. */
  rateLimit: { times: number[] }
  folder: Folder & { owner: string }
  /** Folders that a reader has shared, by the secret of the address. */
  sharedFolder: { owner: string; folder: string }
  /** Follows of a reader, by account, type and id. */
  follow: { owner: string; type: FollowType; itemId: string; name: string; at: number }
  /** When a reader last opened the Following feed, by account. */
  followingSeen: { owner: string; at: number }
  /** Newsletter sign-ups without an account, by e-mail, type and id. */
  mailFollow: { email: string; type: FollowType; itemId: string; at: number }
  /** By the token of an unsubscribe link: the id of the `mailFollow` that it ends. */
  unsubscribeToken: { follow: string }
  /** Shares, by an ascending number. `owner` is '' for a guest. */
  share: Share & { owner: string }
  /** Short URLs, by their code. */
  shortUrl: { path: string }
  /** Saved items, by account and item. `listIds` are the ids of the folders that contain the item. */
  saved: { owner: string; item: SavedItem; listIds: string[]; savedAt: number }
  /** Seeded history of a reader, the latest first. */
  activity: Activity & { owner: string; at: number }
  /** Gift links, by account, month and path. */
  gift: { owner: string; month: string; url: string }
  /** The article that a gift link opens, by its token. */
  giftLink: { owner: string; path: string }
  /** Carts, by `reader <account>` or `guest <fingerprint of the cookie>`. */
  cart: CartRecord
  /** Sign-ups of the MB form and subscriber records, by e-mail or id. */
  signUp: Record<string, unknown>
  /** Orders, by number. */
  order: OrderRecord & { owner: string }
  /** The choices of an unfinished checkout, by account. */
  checkout: { owner: string; addressId: string; method: string }
  /** Tokens of the payment provider, by their fingerprint. They are removed on use. */
  payToken: { outcome: 'accepted' | 'declined' | 'challenge'; issuedAt: number }
  /** Open challenges of the payment provider, by id. */
  payChallenge: { issuedAt: number }
  meta: { version: number }
}

export type RecordKind = keyof Records
