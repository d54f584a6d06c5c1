/** Sharing an article, by mail and as a gift. */
import { expect } from 'vitest'
import type { Journeys } from './journey.ts'
import type { Step } from './sight.ts'

const article = '/2026/10/handing-over-without-hovering'
const share: Step = ['button', 'Share: Handing Over Without Hovering']
const box: Step = ['dialog', 'Share']

export const sharing: Journeys = {
  'a guest mails an article: what is missing is said, and one mail is sent': async (site) => {
    await site.opens(article)
    await site.presses(share)
    await site.sees(box, ['textbox', 'To'])
    await site.isAt(box, ['tab', 'URL'])
    await site.tabsTo(box, ['button', 'Send'])
    await site.hits('Enter')
    await site.isAt(box, ['textbox', 'Your email address'])
    await site.reads('This field is required.', box)
    await site.hasNoAxeViolation()
    await site.types('gus@example.com')
    await site.tabsTo(box, ['textbox', 'To'])
    await site.types('ann@example.com')
    await site.tabsTo(box, ['textbox', 'Message (optional)'])
    await site.types('This one is for you.')
    await site.tabsTo(box, ['button', 'Send'])
    await site.hits('Enter')
    await site.reads('Shared via email')
    const mails = await site.mock.mailbox()
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.com'])
    expect(mails[0]?.text).toContain('This one is for you.')
  },

  'a gift link opens the article for a guest, once the giver has signed out': async (site) => {
    const metered = '/2026/11/the-meeting-that-decides-nothing'
    const gift: Step = ['dialog', 'Gift this article']
    await site.isKnownAs('good@example.com')
    await site.opens(metered)
    await site.presses(['button', 'Gift this article'])
    await site.presses(gift, ['button', 'Make the link'])
    const isLink = ({ value }: { value: string }) => value.includes('?gift=')
    const { value } = await site.finds('a link', isLink, gift, ['textbox', 'Gift link'])
    await site.hits('Escape')
    await site.presses(['banner'], ['button', '~Grace Good'])
    await site.presses(['banner'], ['button', 'Log out'])
    // The page says so before the browser has left for the log-out's address. The gate comes with the next page.
    await site.sees(['region', 'Keep reading with a free account'])
    expect(await site.allText()).not.toContain('Leeds, by the way')
    await site.opens(value.replace(/^.*(?=\/2026)/, ''))
    await site.reads('Somebody has given you this article')
    await site.reads('Leeds, by the way, is still open')
  },
}
