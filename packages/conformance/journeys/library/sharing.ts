import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { isWebLink } from '../../check/link.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'
import { articleUrlOf } from './article.ts'

const foreign = 'https://stranger.example/page'

/** A share on a network is in the history of a new account. The history of a test account stays as it is. */
async function checkNetwork(context: JourneyContext, reader: Reader, url: string): Promise<void> {
  if (context.site.account) {
    context.omit('a share on a network (it would stay in the history of the account)')
    return
  }
  const shared = await reader.call(endpoints.share, { url, provider: 'LinkedIn', sharedWith: [] })
  if (!context.makes('readHistory')) return
  const history = await reader.attempt(
    endpoints.readHistory,
    { number: '0', size: '10', filter: 'shared' },
    [],
    { isOptional: true },
  )
  if (!history.data) return
  const entry = history.data.entry.find(({ content }) => content.provider === 'LinkedIn')
  reader.expect(entry !== undefined, shared, {
    name: 'write-lost',
    expected: 'the share in the reader’s history',
    got: `${history.data.entry.length} others`,
  })
}

async function checkMail(context: JourneyContext, reader: Reader, url: string): Promise<void> {
  const guest = context.newReader()
  const to = 'nobody@example.com'
  const mail = { provider: 'email' as const, sharedWith: [to] }
  await guest.refused(endpoints.share, { url, ...mail }, ['unauthenticated'])
  await reader.refused(endpoints.share, { url: foreign, ...mail }, ['foreign_url'])
  const wrong = { url, ...mail, sharedWith: ['no address'] }
  await reader.refused(endpoints.share, wrong, ['invalid_fields'])
  const sent = { url, ...mail, description: 'A mail of bindery check.' }
  await reader.call(endpoints.share, sent)
  context.leave(`a mail to ${to}`)
  await checkNetwork(context, reader, url)
}

/** A short link of the server itself is followed. That of a service is not. */
async function checkTarget(
  { connection }: JourneyContext,
  reader: Reader,
  link: string,
  url: string,
) {
  const { origin } = new URL(connection.addressOf(endpoints.shortenUrl, {}))
  const short = new URL(link, origin)
  if (![origin, connection.origin].includes(short.origin)) return
  const exchange = await connection.sendTo(short.href, 'GET', {})
  const target = URL.parse(exchange.headers.get('location') ?? '', short)
  const isRight = target?.pathname === new URL(url, origin).pathname
  const endpoint = endpoints.shortenUrl
  reader.expect(
    isRight,
    { exchange, endpoint },
    {
      name: 'short-link',
      expected: `a redirect to ${url}`,
      got: target ? `a redirect to ${target.pathname}` : `${exchange.status} without a redirect`,
    },
  )
}

async function checkShortLink(context: JourneyContext, url: string): Promise<void> {
  const guest = context.newReader()
  const first = await guest.call(endpoints.shortenUrl, { url })
  const { shortUrl } = first.data
  const isLink = guest.expect(isWebLink(shortUrl, context.connection.origin), first, {
    name: 'link-invalid',
    expected: 'a short address',
    got: shortUrl,
    path: 'shortUrl',
  })
  if (!isLink) return
  const second = await guest.call(endpoints.shortenUrl, { url })
  const isSame = guest.expect(second.data.shortUrl === shortUrl, second, {
    name: 'short-link',
    expected: `${shortUrl} again`,
    got: second.data.shortUrl,
    path: 'shortUrl',
  })
  if (isSame) await checkTarget(context, guest, shortUrl, url)
  await guest.refused(endpoints.shortenUrl, { url: foreign }, ['foreign_url'])
}

/** The address of a folder, which is made for it and removed. */
async function checkFolderUrl(context: JourneyContext, reader: Reader): Promise<void> {
  const name = `Check ${crypto.randomUUID().slice(0, 8)}`
  const { data } = await reader.call(endpoints.saveFolder, { name })
  const folders = await reader.call(endpoints.readFolders, {})
  // The journey of the saves names a folder that is lost.
  if (!folders.data.lists.some(({ id }) => id === data.id)) return
  try {
    const shared = await reader.call(endpoints.readFolderUrl, { name })
    reader.expect(isWebLink(shared.data.listurl, context.connection.origin), shared, {
      name: 'link-invalid',
      expected: 'the address of the folder’s page',
      got: shared.data.listurl,
      path: 'listurl',
    })
    const unknown = { name: `No ${crypto.randomUUID().slice(0, 8)}` }
    await reader.refused(endpoints.readFolderUrl, unknown, ['folder_unknown'])
  } finally {
    await reader.call(endpoints.removeFolder, { id: data.id })
  }
}

export const sharingJourney: Journey = {
  name: 'sharing',
  title: 'A reader shares an article and a folder',
  calls: ['share', 'shortenUrl', 'readFolderUrl'],
  writes: true,
  async run(context) {
    const { makes } = context
    const reader = await signedInReader(context)
    const url = await articleUrlOf(reader, context.site)
    if (makes('share')) await checkMail(context, reader, url)
    if (makes('shortenUrl')) await checkShortLink(context, url)
    if (makes('readFolderUrl')) await checkFolderUrl(context, reader)
  },
}
