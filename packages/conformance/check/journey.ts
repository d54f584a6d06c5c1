import type { EndpointName } from '@bindery/contract/endpoints.ts'
import type { Connection } from './connection.ts'
import type { Reader } from './reader.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

/** What a publisher may tell the check about the site, so that a journey has something to work with. */
export interface SiteFacts {
  /** A test account. Without it the journeys of a reader use an account that the check registers. */
  readonly account?: Account
  /** A product on sale, by its id. Without it the journeys of the store are skipped. */
  readonly product?: string
  /** A second product on sale, for carts with two lines. */
  readonly otherProduct?: string
  /** What one piece of the product costs, as a decimal. */
  readonly price?: string
  /** A promo code that applies to the product. */
  readonly promoCode?: string
  /** The id of an article. Without it the first one of the stream `latest` is used. */
  readonly articleId?: string
  /** The path or URL of an article. Without it the first one of the stream `latest` is used. */
  readonly articleUrl?: string
  /** A print subscriber. Without it only the refusals of the look-up are checked. */
  readonly subscriber?: { readonly email: string; readonly accountNumber: string }
  /** Where pages verify a subscription. Default: `user/subscriber/verify` below the API base. */
  readonly verifyUrl?: string
  /** Whether an order may be placed. */
  readonly orders?: boolean
  /** A token of the payment provider, for the order. */
  readonly paymentToken?: string
}

/** What a journey works with. */
export interface JourneyContext {
  /** A new browser without cookies. */
  newReader(): Reader
  readonly connection: Connection
  readonly site: SiteFacts
  readonly readOnly: boolean
  /** Whether one of these calls is to be proven: any call, or with chosen tags only the calls that they make. */
  makes(...calls: readonly EndpointName[]): boolean
  /** Whether one of the chosen tags cannot do without this call. */
  needs(call: EndpointName): boolean
  /** Registers an account for this run, once for all journeys, and returns its signed-in reader. */
  newAccount(): Promise<{ readonly reader: Reader; readonly account: Account }>
  /** Another reader than that of `newAccount`, registered once. Null where the run may register none. */
  newStranger(): Promise<{ readonly reader: Reader; readonly account: Account } | null>
  /** Names what stays on the server, because the contract has no call that removes it. */
  leave(what: string): void
  /** Says something beside the result, in a sentence. */
  note(sentence: string): void
  /** Names what the journey leaves out, and why, with the calls that are not checked for it. */
  omit(what: string, ...calls: readonly EndpointName[]): void
}

/** What a reader does, step by step. */
export interface Journey {
  readonly name: string
  readonly title: string
  /** What it proves. It may make other calls on the way, such as a sign-in. */
  readonly calls: readonly EndpointName[]
  /** About every call, whatever the tags. */
  readonly everyTag?: true
  /** Whether it changes something on the server. */
  readonly writes?: true
  run(context: JourneyContext): Promise<void>
}
