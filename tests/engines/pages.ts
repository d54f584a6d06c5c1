/** Content around the widgets: archive, banner, directions, narrow windows, axe. */
import { expect } from 'vitest'
import { serveTestPage, testPage } from '../e2e/site-pages.ts'
import type { Journeys } from './journey.ts'
import { until } from './reader.ts'
import type { Step } from './sight.ts'

const banner: Step = ['banner']
const offer: Step = ['region', 'Subscription offer']
const article = '/2026/10/handing-over-without-hovering'
const down = () => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
/** As wide as both engines can make their windows. */
const narrow = 320

const form = `<style>
  :root { color-scheme: light } [data-theme=dark] { color-scheme: dark }
  body { background: light-dark(#fff, #141018); color: light-dark(#1f1f1f, #eee) }
  input { border: 2px solid light-dark(#1f1f1f, #cbb6d6); border-radius: 0; background: light-dark(#fff8e7, #241a2c); padding: 0.5rem 1rem }
  button { border: 0; border-radius: 99px; background: light-dark(#7a1f5c, #f0b6dd); color: light-dark(#fff, #2a0820);
    padding: 0.875rem 2rem; font: 700 1rem/1.25 serif; letter-spacing: 0.05em; text-transform: uppercase }
</style>
<script async src="/bindery/bindery.js" data-api-base="/api/" data-inherit-forms></script>
<form><input type="email" aria-label="Own"><button>Own</button></form>
<bindery-auth-modal inline open screen="sign-in"></bindery-auth-modal>
<p>The end.</p>`

/** The look of all fields for e-mail, then of all buttons that submit. Runs in the page. */
const looks = (): string[][] => {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? within(each.shadowRoot) : []),
    ])
  const all = within(document)
  return ['input[type=email]', 'button[type=submit], form > button:not([type])'].map((selector) =>
    all
      .filter((each) => each.matches(selector))
      .map((each) => {
        const style = getComputedStyle(each)
        const { backgroundColor, borderStartStartRadius, textTransform, letterSpacing } = style
        return [backgroundColor, borderStartStartRadius, textTransform, letterSpacing].join(' ')
      }),
  )
}

export const pages: Journeys = {
  'the sign-in looks like the form of the page, and again when the page turns dark': async (
    site,
  ) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const body = `<!doctype html><html lang="en"><title>Own</title><body>${form}`
    await site.mock.faults([{ path: testPage, body, headers }])
    await site.opens(testPage)
    await site.sees(['textbox', 'Email address'])
    const looksAlike = (dark: string) =>
      until('for the look of the page', async () => {
        const [fields = [], buttons = []] = await site.runs(looks)
        const isAlike = [fields, buttons].every(
          ([own, kit, ...others]) => own && own === kit && others.length === 0,
        )
        return isAlike && fields[0]?.startsWith(dark)
      })
    await looksAlike('rgb(255, 248, 231)')
    await site.runs(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await looksAlike('rgb(36, 26, 44)')
    await site.resizes(narrow, 700)
    expect(await site.overflow()).toBe(0)
    await site.hasNoAxeViolation()
  },

  'the archive picker leads by keys to an issue, and asks for the month': async (site) => {
    await site.opens('/archive-toc/BR2511')
    // The page's own form has a year and no month. The page shows that form until the tag has loaded.
    await site.sees(['combobox', 'Month'])
    await site.finds('2025', ({ text }) => text === '2025', ['combobox', 'Year'])
    await site.chooses('Year', '1980')
    await site.hits('Tab', 'Tab', 'Enter')
    await site.reads('Please choose a month.')
    await site.isAt(['combobox', 'Month'])
    await site.hasNoAxeViolation()
    await site.types('May')
    await site.hits('Tab', 'Enter')
    await site.isOn('/archive-toc/BR8005')
    await site.sees(['heading', 'May–June 1980'])
    await site.back()
    await site.isOn('/archive-toc/BR2511')
  },

  'the banner comes while a guest reads, and stays closed': async (site) => {
    await site.opens(article)
    await site.sees(banner, ['button', 'Sign In'])
    await site.runs(down)
    await site.sees(offer)
    await site.hasNoAxeViolation()
    await site.presses(offer, ['button', 'Close'])
    await site.seesNo(offer)
    await site.reloads()
    await site.sees(banner, ['button', 'Sign In'])
    await site.runs(down)
    // By now a banner would have come: the flyout of the article is loaded after it.
    await site.presses(['button', 'Share: Handing Over Without Hovering'])
    await site.sees(['dialog', 'Share'])
    await site.seesNo(offer)
  },

  'the carousel turns by pointer and by keys': async (site) => {
    await site.opens('/')
    await site.runs(() => document.querySelector('bindery-carousel')?.scrollIntoView())
    await site.presses(['button', 'Next slide'])
    const second: Step = ['button', 'Slide 2 of 4']
    await site.presses(second)
    await site.isAt(second)
    await site.hits('End')
    await site.isAt(['button', 'Slide 4 of 4'])
    await site.hits('ArrowRight')
    await site.isAt(['button', 'Slide 1 of 4'])
  },

  'pages, menu, sign-in and flyouts fit into a window of 320 px': async (site) => {
    await site.resizes(narrow, 640)
    for (const path of ['/', '/shopping-cart', '/topics', article]) {
      await site.opens(path)
      await site.sees(banner, ['button', 'Sign In'])
      expect(await site.overflow(), path).toBe(0)
    }
    const share: Step = ['button', 'Share: Handing Over Without Hovering']
    await site.presses(share)
    await site.isAt(['dialog', 'Share'], ['tab', 'URL'])
    expect(await site.overflow(), 'Share').toBe(0)
    await site.hits('Escape')
    await site.presses(banner, ['button', 'Menu'])
    await site.sees(['navigation', 'All topics'])
    expect(await site.overflow(), 'Menu').toBe(0)
    await site.hits('Escape')
    await site.presses(banner, ['button', 'Sign In'])
    const { box } = await site.sees(['dialog', 'Sign In'])
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.left + box.width).toBeLessThanOrEqual(await site.runs(() => innerWidth))
    await site.hasNoAxeViolation()
  },

  'a page from right to left: menus and flyouts stay inside the window, keys follow': async (
    site,
  ) => {
    await serveTestPage(site.mock, {
      root: 'lang="en" dir="rtl"',
      body: `<header><bindery-account-menu></bindery-account-menu></header>
        <main><h1>Handing over</h1><bindery-share-button></bindery-share-button>
        <bindery-follow-button type="topic" item-id="strategy" name="Strategy"></bindery-follow-button></main>
        <bindery-auth-modal></bindery-auth-modal>`,
    })
    await site.isKnownAs('reader@example.com')
    await site.opens(testPage)
    await site.presses(['button', '~Share'])
    await site.isAt(['dialog', 'Share'], ['tab', 'URL'])
    await site.hits('ArrowLeft')
    await site.isAt(['dialog', 'Share'], ['tab', 'Facebook'])
    const { box } = await site.sees(['dialog', 'Share'])
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(await site.overflow()).toBe(0)
    await site.hits('Escape')
    await site.presses(banner, ['button', 'Robin Reader'])
    await site.sees(banner, ['link', 'My Library'])
    await site.hasNoAxeViolation()
  },

  'no page has an axe violation for a guest': async (site) => {
    for (const path of ['/', '/the-latest', '/subscriptions', '/search?q=work', '/video']) {
      await site.opens(path)
      await site.sees(banner, ['button', 'Sign In'])
      await site.hasNoAxeViolation()
    }
  },

  'no page has an axe violation for a reader': async (site) => {
    await site.isKnownAs('reader@example.com')
    for (const path of ['/account', '/email-newsletters', '/topic/strategy', '/de']) {
      await site.opens(path)
      await site.sees(banner, ['button', 'Robin Reader'])
      await site.hasNoAxeViolation()
    }
  },
}
