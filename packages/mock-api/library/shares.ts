import { parseWebUrl, safeUrl } from '@bindery/contract/safe-url.ts'
import { emailKey } from '../accounts/accounts.ts'
import { secondsUntilMail } from '../accounts/rate-limits.ts'
import { type Mail, singleLine } from '../core/mailbox.ts'
import type { Account, Records, Share } from '../core/records.ts'
import { type MockContext, originOf, type Server } from '../core/server.ts'
import { sharedFolder } from './folders.ts'
import { listSaved } from './saved.ts'

/** Recipients per sender and hour. */
const mostMails = 60
/** Recipients of all guests together per hour, because a guest can claim any sender. */
const mostGuestMails = 300
const hour = 60 * 60 * 1000

/** Resolves a URL of this site; undefined for any other. A path such as `//host` is made safe as well. */
export const ownUrl = (server: Server, c: MockContext, raw: string): URL | undefined => {
  const origin = originOf(server, c)
  const url = parseWebUrl(raw, `${origin}/`)
  const isOwn = url && [origin, ...server.origins].includes(url.origin)
  return isOwn ? new URL(safeUrl(url.href, url.origin)) : undefined
}

/**
 * Seconds until the share may be mailed to all its recipients; 0 if it may now. A guest is identified by `from`.
 */
export const secondsUntilShare = (
  server: Server,
  { owner, from, sharedWith }: Records['share'],
): number => {
  const more = sharedWith.length
  const recipientWait = Math.max(
    0,
    ...sharedWith.map((to) => secondsUntilMail(server, 'share', to)),
  )
  const now = server.clock.now()
  const recent = server.store
    .list('share', owner)
    .map(({ value }) => value)
    .filter(({ at, sharedWith }) => at > now - hour && sharedWith.length > 0)
  const senderWait = (shares: readonly Records['share'][], most: number) => {
    const sent = shares.reduce((sum, { sharedWith }) => sum + sharedWith.length, 0)
    if (sent + more <= most) return 0
    return Math.ceil(((shares[0]?.at ?? now) + hour - now) / 1000)
  }
  if (owner) return Math.max(recipientWait, senderWait(recent, mostMails))
  const own = recent.filter((one) => emailKey(one.from) === emailKey(from))
  return Math.max(recipientWait, senderWait(own, mostMails), senderWait(recent, mostGuestMails))
}

/** Stores a share. */
export const addShare = (server: Server, share: Records['share']): void => {
  const count = server.store.count('share') + 1
  server.store.put('share', `${String(count).padStart(9, '0')}`, share)
}

/** The lines of a mail about a URL: an article, or a folder of the reader with its items. */
const describeUrl = (server: Server, account: Account | undefined, { origin, pathname }: URL) => {
  const item = server.content.find(({ url }) => url === pathname)
  if (item) return { list: false, lines: [singleLine(item.title)] }
  const secret = /^\/list\/(\w+)$/.exec(pathname)?.[1]
  const shared = secret && account ? sharedFolder(server, secret) : undefined
  // A sender's mail lists the items of folders of their own only.
  if (!shared || !account || shared.owner.id !== account.id) return { list: false, lines: [] }
  const { folder } = shared
  const items = listSaved(server, account, folder.id).flatMap(({ item: { title, url } }) => [
    `- ${singleLine(title)}`,
    `  ${parseWebUrl(url, origin)?.href ?? origin}`,
  ])
  const { name, description } = folder
  return { list: true, lines: [singleLine(name), ...(description ? [description] : []), ...items] }
}

/** One mail per recipient, so that no recipient sees the others. */
export const shareMails = (
  server: Server,
  account: Account | undefined,
  { url, sharedWith, description, from }: Share,
): Mail[] => {
  const email = account?.emailAddress ?? from
  const sender = account
    ? `${singleLine(account.displayName)} (${email})`
    : `Somebody who gives the address ${email}`
  const { list, lines } = describeUrl(server, account, new URL(url))
  const text = [
    `${sender} wants you to see this:`,
    [...lines, url].join('\n'),
    ...(description ? [description] : []),
    `Halyard does not keep your address. To answer, write to ${email}.`,
  ].join('\n\n')
  // The reader's words are in the text only. In a subject they could inject headers.
  const subject = list ? 'A reading list for you' : 'An article for you'
  return sharedWith.map((to) => ({ to, subject, text }))
}
