import { safeUrl, webUrl } from '@bindery/contract/safe-url.ts'
import { emailKey } from './accounts.ts'
import { foldersOf } from './folders.ts'
import { secondsToLetter } from './letters.ts'
import type { Mail } from './mailbox.ts'
import type { Account, Records, Share } from './records.ts'
import { savesOf } from './saved.ts'
import { type MockContext, originOf, type Server } from './server.ts'

/** So many people may be written to in an hour, by one sender. */
const mostMails = 60
/** And by all guests together: who one is is only their word. */
const mostGuestMails = 300
const hour = 60 * 60 * 1000

/** An address of this site, whole; undefined for any other. Its path leads nowhere else by itself either. */
export const ownUrl = (server: Server, c: MockContext, raw: string): URL | undefined => {
  const origin = originOf(server, c)
  const url = webUrl(raw, `${origin}/`)
  const isOwn = url && [origin, ...server.origins].includes(url.origin)
  return isOwn ? new URL(safeUrl(url.href, url.origin)) : undefined
}

/**
 * Seconds until so many more people may be written to; 0 when it is now.
 * @param owner '' for a guest, who is known by `from`
 */
export const secondsToWait = (
  server: Server,
  { owner, from, sharedWith }: Records['share'],
): number => {
  const more = sharedWith.length
  const crowded = Math.max(0, ...sharedWith.map((to) => secondsToLetter(server, 'share', to)))
  const now = server.clock.now()
  const recent = server.store
    .list('share', owner)
    .map(({ value }) => value)
    .filter(({ at, sharedWith }) => at > now - hour && sharedWith.length > 0)
  const full = (shares: readonly Records['share'][], most: number) => {
    const sent = shares.reduce((sum, { sharedWith }) => sum + sharedWith.length, 0)
    if (sent + more <= most) return 0
    return Math.ceil(((shares[0]?.at ?? now) + hour - now) / 1000)
  }
  if (owner) return Math.max(crowded, full(recent, mostMails))
  const own = recent.filter((one) => emailKey(one.from) === emailKey(from))
  return Math.max(crowded, full(own, mostMails), full(recent, mostGuestMails))
}

/** Notes what was shared. */
export const putShare = (server: Server, share: Records['share']): void => {
  const count = server.store.count('share') + 1
  server.store.put('share', `${String(count).padStart(9, '0')}`, share)
}

/** What a mail says of where an address leads: an article, or a list of the reader with what lies in it. */
const aboutOf = (server: Server, account: Account | undefined, { origin, pathname }: URL) => {
  const item = server.content.find(({ url }) => url === pathname)
  if (item) return { list: false, lines: [item.title] }
  const slug = /^\/my-library\/library\/([^/]+)$/.exec(pathname)?.[1]
  const folder = account && foldersOf(server, account).find((one) => one.slug === slug)
  if (!folder) return { list: false, lines: [] }
  const items = savesOf(server, account, folder.id).flatMap(({ item: { title, url } }) => [
    `- ${title}`,
    `  ${webUrl(url, origin)?.href ?? origin}`,
  ])
  const { name, description } = folder
  return { list: true, lines: [name, ...(description ? [description] : []), ...items] }
}

/** The mail to each of those it is shared with: nobody learns who the others are. */
export const mailsOf = (
  server: Server,
  account: Account | undefined,
  { url, sharedWith, description, from }: Share,
): Mail[] => {
  const email = account?.emailAddress ?? from
  const sender = account
    ? `${account.displayName} (${email})`
    : `Somebody who gives the address ${email}`
  const { list, lines } = aboutOf(server, account, new URL(url))
  const text = [
    `${sender} wants you to see this:`,
    [...lines, url].join('\n'),
    ...(description ? [description] : []),
    `Halyard does not keep your address. To answer, write to ${email}.`,
  ].join('\n\n')
  // What a reader writes stands in the text alone: a subject is a header, and headers can be forged.
  const subject = list ? 'A reading list for you' : 'An article for you'
  return sharedWith.map((to) => ({ to, subject, text }))
}
