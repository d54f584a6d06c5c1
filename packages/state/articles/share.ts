import type { Provider } from '@bindery/contract/share-rule.ts'
import { truncateText } from '@bindery/contract/share-text-rule.ts'
import type { Call } from '../client/call.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import { notStored, type ResumableAction } from '../session/resumable-action.ts'
import type { ActionOptions } from '../session/session.ts'

/** The content and the recipients. */
export interface ShareInput {
  /** The absolute URL. */
  readonly url: string
  readonly provider: Provider
  /** The recipients of e-mails. Each gets a separate mail. */
  readonly sharedWith?: readonly string[]
  /** The reader's text to the recipients, truncated at 100,000 characters. */
  readonly description?: string
  /** The e-mail address of a guest. Without it only a signed-in reader can share. */
  readonly from?: string
}

type SharePage = Pick<Core, 'server'>

const send = async (call: Call, input: ShareInput): Promise<Result> => {
  const { description, sharedWith = [], ...rest } = input
  const message = description ? { description: truncateText(description) } : {}
  const answer = await call('share', { ...rest, ...message, sharedWith: [...sharedWith] })
  return answer.ok ? { ok: true } : answer
}

const shareAsReader: ResumableAction<ShareInput> = {
  ...notStored,
  kind: 'share',
  run: ({ call }, input) => send(call, input),
}

/**
 * Sends the mails, or records a share on a social network. If a reader's session has ended, the
 * modal opens and nothing is stored: recipients and text must not reach the next reader of the tab.
 * Refusals: `foreign_url` (not a URL of this site), `invalid_fields` (errors).
 */
export const share = (
  { server }: SharePage,
  input: ShareInput,
  options?: ActionOptions,
): Promise<Result> =>
  // A guest with an e-mail address needs no session.
  input.from === undefined ? server.run(shareAsReader, input, options) : send(server.call, input)

/** Shortens a URL of this site. Refusals: `foreign_url`. */
export const shortenUrl = async (
  { server }: SharePage,
  url: string,
): Promise<Result<{ shortUrl: string }>> => {
  const answer = await server.call('shortenUrl', { url })
  return answer.ok ? { ok: true, shortUrl: answer.data.shortUrl } : answer
}

const listUrl: ResumableAction<string, { url: string }> = {
  ...notStored,
  kind: 'list-url',
  run: async ({ call }, name) => {
    const answer = await call('readFolderUrl', { name })
    return answer.ok ? { ok: true, url: answer.data.listurl } : answer
  },
}

/** Reads the URL of a list of the reader by its name. Refusals: `folder_unknown`. */
export const readListUrl = (
  { server }: SharePage,
  name: string,
): Promise<Result<{ url: string }>> => server.run(listUrl, name)
