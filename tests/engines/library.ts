/** The reader's library: saving, folders, a feed. */
import { expect } from 'vitest'
import { signsIn } from './accounts.ts'
import type { Journeys } from './journey.ts'
import type { Step } from './sight.ts'

export const library: Journeys = {
  'a guest saves an article: it is saved once, after signing in, also after a reload': async (
    site,
  ) => {
    const saved: Step = ['button', 'Saved “The Neighbour Test”']
    const saves = async () =>
      (await site.mock.calls('/service/saved')).filter(({ method }) => method === 'POST')
    await site.opens('/2026/03/the-neighbour-test')
    await site.presses(['button', 'Save “The Neighbour Test”'])
    await site.sees(['dialog', 'Create an account'])
    await site.reads('To save “The Neighbour Test”', ['dialog'])
    await site.presses(['dialog'], ['link', 'Sign in.'])
    await signsIn(site)
    await site.sees(saved)
    await site.reads('“The Neighbour Test” was saved to My Library.')
    expect(await saves()).toHaveLength(1)
    await site.reloads()
    await site.sees(saved)
    expect(await saves()).toHaveLength(1)
  },

  'by keyboard alone: a folder, and two articles moved into it': async (site) => {
    const region: Step = ['region', 'My Library']
    await site.isKnownAs('reader@example.com')
    await site.opens('/my-library')
    await site.sees(region, ['article'])
    await site.tabsTo(['button', 'New folder'])
    await site.hits('Enter')
    await site.isAt(['textbox', 'Title'])
    await site.types('Pricing 101')
    await site.hits('Enter')
    await site.isAt(region, ['heading', 'Pricing 101'])
    await site.isOn('/my-library/library/pricing-101')
    await site.back()
    await site.isAt(region, ['heading', 'My Library'])
    for (const title of ['The Meeting That Decides Nothing', 'Ask the Last Person Who Left']) {
      const box: Step = ['checkbox', `Select ${title}`]
      await site.tabsTo(box)
      await site.hits('Space')
      await site.finds('checked', ({ checked }) => checked, box)
    }
    // Each entry has one of its own.
    const all: Step = ['group', 'What is selected']
    const move: Step = ['button', 'Move']
    await site.tabsBackTo(all, move)
    await site.hits('Enter')
    await site.isAt(['dialog', '~Move 2 items'], ['checkbox', 'Strategy 2026'])
    await site.tabsTo(['dialog', '~Move 2 items'], ['checkbox', 'Pricing 101'])
    await site.hits('Space', 'Enter')
    await site.reads('2 item(s) added to folders')
    await site.hits('Escape')
    await site.seesNo(['dialog', '~Move 2 items'])
    await site.isAt(all, move)
    await site.presses(['link', 'Pricing 101'])
    await site.reads('2 of 2', region)
  },

  'a feed turns its pages, and Back and Forward turn them, too': async (site) => {
    await site.opens('/the-latest')
    const pages: Step = ['navigation', 'Pages']
    // The page's own numbers, the first a link too, have given way to those of the tag.
    await site.seesNo(pages, ['link', 'Page 1'])
    await site.presses(pages, ['link', 'Page 2'])
    await site.isOn('/the-latest?page=2')
    await site.presses(pages, ['link', 'Next'])
    await site.isOn('/the-latest?page=3')
    await site.back()
    await site.isOn('/the-latest?page=2')
    await site.back()
    await site.isOn('/the-latest')
    await site.forward()
    await site.isOn('/the-latest?page=2')
  },
}
