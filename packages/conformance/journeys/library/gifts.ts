import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import { isWebLink } from '../../check/link.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'
import { articleUrlOf } from './article.ts'

/** The site's back end asks whether a link opens an article. A server may do that without a call. */
async function checkOpening(reader: Reader, url: string, gift: string): Promise<void> {
  const opened = await reader.attempt(endpoints.openGift, { url, gift }, [], { isOptional: true })
  if (!opened.data) return
  const isOpen = reader.expect(opened.data.granted, opened, {
    name: 'gift-closed',
    expected: 'granted: true for the link that was given',
    got: 'granted: false',
    path: 'granted',
  })
  if (!isOpen) return
  const other = await reader.call(endpoints.openGift, { url, gift: 'no-such-gift' })
  reader.expect(!other.data.granted, other, {
    name: 'accepted-wrong',
    expected: 'granted: false for a link that nobody has given',
    got: 'granted: true',
    path: 'granted',
  })
}

async function checkGift({ connection, makes }: JourneyContext, reader: Reader, url: string) {
  const given = await reader.attempt(endpoints.giveGift, { url }, ['gifts_spent'])
  if (!given.data) throw new JourneyEnd('the reader has no gifts to give', true)
  const { articleGiftURL } = given.data
  const link = URL.parse(articleGiftURL, connection.origin)
  const isLink = reader.expect(isWebLink(articleGiftURL, connection.origin), given, {
    name: 'link-invalid',
    expected: 'the address of the article with the parameter gift',
    got: articleGiftURL,
    path: 'articleGiftURL',
  })
  const gift = link?.searchParams.get('gift')
  if (isLink && gift && makes('openGift')) await checkOpening(reader, url, gift)
}

export const giftsJourney: Journey = {
  name: 'gifts',
  title: 'A reader gives an article away',
  calls: ['giveGift', 'openGift'],
  writes: true,
  async run(context) {
    const guest = context.newReader()
    const url = await articleUrlOf(guest, context.site)
    await guest.refused(endpoints.giveGift, { url }, ['unauthenticated'])
    const reader = await signedInReader(context)
    const unknown = { url: 'https://stranger.example/page' }
    await reader.refused(endpoints.giveGift, unknown, ['article_unknown', 'gifts_spent'])
    if (context.site.account) throw new JourneyEnd('it would use up a gift of the account', true)
    await checkGift(context, reader, url)
  },
}
