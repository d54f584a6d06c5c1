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

  'everything of My Library is discarded after a question, and Undo brings it back': async (
    site,
  ) => {
    const region: Step = ['region', 'My Library']
    await site.isKnownAs('reader@example.com')
    await site.opens('/my-library')
    await site.sees(region, ['article'])
    await site.hasNoAxeViolation()
    await site.presses(['checkbox', 'Select all shown'])
    await site.presses(['group', 'What is selected'], ['button', 'Discard'])
    const question: Step = ['alertdialog', 'Discard 8 items?']
    await site.isAt(question, ['button', 'Keep'])
    await site.presses(question, ['button', 'Discard'])
    await site.reads('8 item(s) removed from My Library')
    await site.seesNo(question)
    await site.presses(['button', 'Undo'])
    await site.reads('8 item(s) are back in My Library')
    await site.sees(region, ['article', '~The Meeting That Decides Nothing'])
  },

  'a reader saves an article to a folder by keys, and focus returns': async (site) => {
    const title = '“The Neighbour Test”'
    await site.isKnownAs('reader@example.com')
    await site.opens('/2026/03/the-neighbour-test')
    await site.tabsTo(['button', `Save ${title}`])
    await site.hits('Enter')
    await site.sees(['dialog', 'Save to folders'], ['checkbox', 'Strategy 2026'])
    await site.tabsTo(['dialog'], ['checkbox', 'Strategy 2026'])
    await site.hits('Space')
    await site.tabsTo(['dialog'], ['button', 'Save'])
    await site.hits('Enter')
    await site.reads('Saved!')
    await site.hits('Escape')
    await site.isAt(['button', `Saved ${title}`])
    await site.opens('/my-library/library/strategy-2026')
    await site.sees(['region', 'My Library'], ['link', 'The Neighbour Test'])
  },

  'a newsletter is followed, and all are ended after a question that Escape leaves': async (
    site,
  ) => {
    await site.isKnownAs('reader@example.com')
    await site.opens('/email-newsletters')
    await site.presses(['button', 'Follow Figures'])
    await site.isAt(['button', 'Following Figures'])
    await site.presses(['button', 'Unsubscribe from all'])
    await site.reads('Unsubscribe from all newsletters?')
    await site.hits('Escape')
    await site.isAt(['button', 'Unsubscribe from all'])
    await site.hits('Enter')
    await site.presses(['button', 'Yes, unsubscribe'])
    await site.reads('You are unsubscribed from all newsletters.')
    await site.sees(['button', 'Follow Figures'])
  },
}
