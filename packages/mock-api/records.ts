import type { Address } from '@bindery/contract/address.ts'
import type { Folder } from '@bindery/contract/folder.ts'
import type { FollowType } from '@bindery/contract/follow-rule.ts'
import type { SavedItem } from '@bindery/contract/saved.ts'
import type { Provider } from '@bindery/contract/share-rule.ts'
import type { Subscription } from '@bindery/contract/subscription.ts'
import type { UserStatus } from '@bindery/contract/user.ts'
import type { Activity } from './activities.ts'
import type { CaptchaTicket } from './captcha.ts'
import type { CartRecord } from './carts.ts'
import type { OrderRecord } from './orders.ts'

/** The account of a reader, as the server keeps it. Times in ms of the server's clock. */
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
  /** Role codes of the tiers; the first one counts. */
  tiers: string[]
  subscriptions: Subscription[]
  /** What the reader wants to get better at (the leader profile). */
  focusSkills?: string[]
  /** What the publisher notes of a reader. */
  customAttributes?: Record<string, string>
  createdAt: number
  /** Moves by a whole second at least: Last-Modified has no finer hand. */
  modifiedAt: number
  lastVisitAt: number
  /** Sign-in answers user_restricted. */
  restricted?: boolean
  /** Seconds that a sign-in is told to wait, always. */
  lockedFor?: number
}

/** A subscription known to the publisher, with or without a web account. */
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

/** Something that somebody has shared: an entry of their history, of the activity 'shared'. */
export interface Share {
  url: string
  provider: Provider
  /** E-mails; empty for a network. */
  sharedWith: string[]
  description: string
  /** Of a guest's mail: who says to be the sender. */
  from: string
  /** In ms of the server's clock. */
  at: number
}

/** Everything the server keeps, by kind. What has an `owner` belongs to that account. */
export interface Records {
  account: Account
  /** By e-mail in lower case. */
  username: { accountId: string }
  /** By the fingerprint of the cookie. */
  session: { owner: string; expiresAt: number }
  /** Wrong passwords, by the e-mail that was tried. */
  attempt: { failures: number; lockedUntil: number }
  /** Mailed reset tokens, by their fingerprint. `over`: one of the reader's links was used. */
  reset: { owner: string; expiresAt: number; over?: boolean }
  address: Address & { owner: string }
  /** By credential id, in base64url as all that is not text. */
  passkey: {
    owner: string
    rpId: string
    name: string
    publicKey: string
    /** How often the device says that it was used; 0 for those that do not count. */
    counter: number
    transports: string[]
    createdAt: number
    lastUsedAt?: number
  }
  /** What a passkey is to sign, by its fingerprint; `owner` is '' when anybody may. */
  challenge: { owner: string; purpose: 'sign-in' | 'add'; expiresAt: number }
  /** Tokens of the captcha's provider, by their fingerprint. */
  captchaToken: CaptchaTicket & { score: number; issuedAt: number; used: boolean }
  /** Opened articles, by account, meter, month and path. */
  reading: { owner: string; meter: 'quota' | 'ascend'; month: string; path: string }
  subscription: KnownSubscription
  /** Wrong account numbers, by the e-mail they were tried for; `*` for all. Times in ms. */
  guess: { times: number[] }
  /** Mails to an e-mail that anybody can ask for, by kind and e-mail. Times in ms. */
  letter: { times: number[] }
  folder: Folder & { owner: string }
  /** What a reader follows, by account, kind and id. */
  follow: { owner: string; type: FollowType; itemId: string; name: string; at: number }
  /** When a reader last looked at what they follow, by account. */
  followingSeen: { owner: string; at: number }
  /** What an e-mail has signed up for without an account, by e-mail, kind and id. */
  mailFollow: { email: string; type: FollowType; itemId: string; at: number }
  /** What a link in a mail ends, by its token: the id of a `mailFollow`. */
  mailEnd: { follow: string }
  /** What was shared, by a number that grows; `owner` is '' for a guest's. */
  share: Share & { owner: string }
  /** Short addresses, by their code. */
  shortUrl: { path: string }
  /** Saved items, by account and item, with the ids of the folders that each lies in. */
  saved: { owner: string; item: SavedItem; listIds: string[]; savedAt: number }
  /** What a reader has done, as a feed lists it; the latest first. */
  activity: Activity & { owner: string; at: number }
  /** Gift links, by account, month and path. */
  gift: { owner: string; month: string; url: string }
  /** What gift links open, by their token. */
  giftLink: { owner: string; path: string }
  /** By who has it: `reader <account>`, or `guest <fingerprint of the cookie>`. */
  cart: CartRecord
  /** Sign-ups of the MB form and subscriber records, by e-mail or id. */
  signUp: Record<string, unknown>
  /** Orders, by their number. */
  order: OrderRecord & { owner: string }
  /** What a reader has chosen for what is in the cart, by account. */
  checkout: { owner: string; addressId: string; method: string }
  /** The payment provider's tokens, by their fingerprint: gone when they are used. */
  payToken: { fate: 'accepted' | 'declined' | 'challenge'; issuedAt: number }
  /** What a reader is to prove to the payment provider, by its id. */
  payChallenge: { issuedAt: number }
  meta: { version: number }
}

export type Kind = keyof Records
