/** What opens over a page: menus, flyouts, the search. */
import { expect } from 'vitest'
import type { Journeys, Site } from './journey.ts'
import { until } from './reader.ts'
import type { Step } from './sight.ts'

const article = '/2026/10/handing-over-without-hovering'
const share: Step = ['button', 'Share: Handing Over Without Hovering']
const banner: Step = ['banner']
const menu: Step = ['button', 'Menu']
const topics: Step = ['navigation', 'All topics']

/** The flyout begins where its button does, and just under it: the browser moves it with the next frame. */
const hangsUnder = (site: Site) =>
  until('for the flyout to hang under its button', async () => {
    const { box: button } = await site.sees(share)
    const { box: panel } = await site.sees(['dialog', 'Share'])
    const under = panel.top - button.top - button.height
    return Math.round(panel.left) === Math.round(button.left) && under >= 0 && under < 10
  })

export const panels: Journeys = {
  'menus of the header, opened by pointer: Tab goes into them, Escape comes back': async (site) => {
    await site.isKnownAs('reader@example.com')
    await site.opens('/')
    await site.finds('ready', ({ expanded }) => expanded === 'false', banner, menu)
    await site.presses(banner, menu)
    await site.sees(topics)
    await site.hits('Tab')
    await site.isAt(topics, ['link', 'Strategy'])
    await site.hits('Escape')
    await site.seesNo(topics)
    await site.isAt(banner, menu)
    // On to what follows, not back to the button.
    await site.hits('Tab')
    await site.isAt(banner, ['link', 'The Latest'])
    const account: Step = ['button', 'Robin Reader']
    await site.presses(banner, account)
    await site.sees(banner, ['link', 'My Library'])
    await site.hits('Tab')
    await site.isAt(banner, ['link', 'My Library'])
    await site.hits('Tab', 'Tab', 'Tab')
    await site.isAt(banner, account)
    await site.hits('Escape')
    await site.seesNo(banner, ['link', 'My Library'])
    await site.isAt(banner, account)
  },

  'a dialog that opens for the first time is whole in the accessibility tree': async (site) => {
    const opens = async (name: string, controls: readonly Step[], ...path: Step[]) => {
      await site.presses(...path)
      await site.sees(['dialog', name])
      await site.exposes(name, ...controls)
      await site.hits('Escape')
      await site.seesNo(['dialog'])
    }
    const closes: Step = ['button', 'Close']
    await site.opens('/product/the-quiet-half/10403-PBK-ENG')
    const add: Step = ['button', 'Add to Cart: The Quiet Half']
    await opens('Added to your cart', [closes, ['button', 'Continue Shopping']], add)
    await opens('Search', [['combobox', 'Search the site']], banner, ['button', 'Search'])
    await opens('Your cart', [['link', 'View Cart']], banner, ['button', 'Cart, 1 item'])
    const signIn: readonly Step[] = [closes, ['textbox', 'Email address'], ['button', 'Sign In']]
    await opens('Sign In', signIn, banner, ['button', 'Sign In'])
    await site.opens(article)
    await opens('Share', [closes, ['tab', 'URL']], share)
  },

  'the share flyout hangs on its button, closes, and gives focus back': async (site) => {
    await site.opens(article)
    await site.presses(share)
    await site.isAt(['dialog', 'Share'], ['tab', 'URL'])
    await hangsUnder(site)
    await site.runs(() => scrollBy({ top: 40, behavior: 'instant' }))
    await hangsUnder(site)
    await site.hits('Escape')
    await site.seesNo(['dialog', 'Share'])
    await site.isAt(share)
    await site.hits('Enter')
    await site.isAt(['dialog', 'Share'], ['tab', 'URL'])
    await site.pressesAt(20, 600)
    await site.seesNo(['dialog', 'Share'])
  },

  'a subscriber has a gift link to copy': async (site) => {
    await site.isKnownAs('good@example.com')
    await site.opens('/2026/11/the-meeting-that-decides-nothing')
    const gift: Step = ['button', 'Gift this article']
    await site.presses(gift)
    await site.presses(['dialog', 'Gift this article'], ['button', 'Make the link'])
    const isLink = ({ value }: { value: string }) => /\?gift=[0-9a-f]{32}$/.test(value)
    await site.finds('a link', isLink, ['dialog', 'Gift this article'], ['textbox', 'Gift link'])
    await site.presses(['dialog'], ['button', 'Copy link'])
    await site.reads('The link is copied.')
    await site.hits('Escape')
    await site.seesNo(['dialog'])
    await site.isAt(gift)
  },

  'the search suggests by keys, and closes by Escape and by a press outside': async (site) => {
    const field: Step = ['combobox', 'Search the site']
    const button: Step = ['button', 'Search']
    await site.opens('/topics')
    await site.presses(banner, button)
    await site.isAt(['dialog', 'Search'], field)
    await site.types('two kinds')
    await site.sees(['option', '~Two Kinds of Tired'])
    await site.hits('ArrowDown', 'Enter')
    await site.sees(['heading', 'Two Kinds of Tired'])
    await site.presses(banner, button)
    await site.isAt(['dialog', 'Search'], field)
    await site.sees(['dialog', 'Search'], ['link', 'two kinds'])
    await site.types('strat')
    await site.sees(['option'])
    await site.hits('Escape')
    await site.seesNo(['option'])
    expect((await site.isAt(field)).value).toBe('strat')
    await site.hits('Escape')
    await site.seesNo(['dialog'])
    await site.isAt(banner, button)
    await site.hits('Space')
    await site.isAt(['dialog', 'Search'], field)
    await site.pressesAt(20, 600)
    await site.seesNo(['dialog'])
    await site.isAt(banner, button)
  },
}
