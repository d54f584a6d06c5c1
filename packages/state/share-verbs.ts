import type { Client } from '@bindery/api/client.ts'
import { readFolderUrl } from '@bindery/contract/folder.ts'
import { share, shortenUrl } from '@bindery/contract/share.ts'
import { cutText } from '@bindery/contract/share-rule.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { ReaderVerb } from './reader-verb.ts'
import type { ShareInput } from './share.ts'

export const send = (client: Client, input: ShareInput): Promise<Result> =>
  attempt(async () => {
    const { description, sharedWith = [], ...rest } = input
    const message = description ? { description: cutText(description) } : {}
    await client.call(share, { ...rest, ...message, sharedWith: [...sharedWith] })
    return { ok: true }
  })

/** Neither verb keeps anything: their forms offer again what was typed. */
const nothingKept = { name: () => '', keep: () => null, read: () => null, done: () => '' }

export const shareAsReader: ReaderVerb<ShareInput> = {
  ...nothingKept,
  kind: 'share',
  act: ({ client }, input) => send(client, input),
}

export const shorten = (client: Client, url: string): Promise<Result<{ shortUrl: string }>> =>
  attempt(async () => {
    const { shortUrl } = await client.call(shortenUrl, { url })
    return { ok: true, shortUrl }
  })

export const listUrl: ReaderVerb<string, { url: string }> = {
  ...nothingKept,
  kind: 'list-url',
  act: ({ client }, name) =>
    attempt(async () => {
      const { listurl } = await client.call(readFolderUrl, { name })
      return { ok: true, url: listurl }
    }),
}
