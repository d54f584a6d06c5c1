import type { Provider } from '@bindery/contract/share-rule.ts'
import { asReader } from './as-reader.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

/** What is shared, and with whom. */
export interface ShareInput {
  /** Whole. */
  readonly url: string
  readonly provider: Provider
  /** By e-mail: the addresses, each gets a mail of its own. */
  readonly sharedWith?: readonly string[]
  /** What the reader writes to them; cut at 100,000 characters. */
  readonly description?: string
  /** A guest's own address. Without it only a signed-in reader can share. */
  readonly from?: string
}

const verbs = later(() => import('./share-verbs.ts'))
type Door = Pick<State, 'online' | 'session'>

/**
 * Sends the mails, or notes what a reader has shared on a network. When a reader's session has ended
 * the modal opens and nothing is kept: whom they write to, and what, is nobody's business who comes
 * after them. Refusals: `foreign_url` (none of this site), `invalid_fields` (errors).
 */
export const share = (state: Door, input: ShareInput, options?: VerbOptions): Promise<Result> =>
  // A guest who has said who they are needs no session; everybody else does.
  input.from === undefined
    ? asReader(state)(verbs, ({ shareAsReader }) => shareAsReader, input, options)
    : verbs(({ send }) => state.online(({ client }) => send(client, input)))

/** A short address for one of this site. Refusals: `foreign_url`. */
export const shortenUrl = (state: Door, url: string): Promise<Result<{ shortUrl: string }>> =>
  verbs(({ shorten }) => state.online(({ client }) => shorten(client, url)))

/** The address of a list of the reader, by its name. Refusals: `folder_unknown`. */
export const readListUrl = (state: Door, name: string): Promise<Result<{ url: string }>> =>
  asReader(state)(verbs, ({ listUrl }) => listUrl, name)
