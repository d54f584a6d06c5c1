import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { openPage } from '../test/page.ts'
import { swapLogo } from './logo-swap.ts'
import { factsOf } from './page-behaviour.ts'
import { applyMarks } from './page-marks.ts'
import { referLinks } from './referral-links.ts'
import { easeInOut } from './smooth-anchors.ts'

let stop = () => {}
afterEach(() => stop())

const expectText = (words: string) => expect.element(page.getByText(words))

test('an element for some countries shows there only, and keeps its space until the country is known', async () => {
  const $country = atom<string | null>(null)
  stop = applyMarks($country)
  for (const countries of ['US CA', 'ca, us', 'DE', '']) {
    place('p', { 'data-bindery-countries': countries }, `For ${countries || 'nobody'}.`)
  }
  const height = page.getByText('For US CA.').element().getBoundingClientRect().height
  expect(height).toBeGreaterThan(0)
  await expectText('For US CA.').not.toBeVisible()
  $country.set('US')
  await expectText('For US CA.').toBeVisible()
  await expectText('For ca, us.').toBeVisible()
  for (const other of ['For DE.', 'For nobody.']) {
    await expectText(other).not.toBeVisible()
    expect(page.getByText(other).element().getBoundingClientRect().height).toBe(0)
  }
  place('p', { 'data-bindery-countries': 'DE' }, 'Late for DE.')
  await expectText('Late for DE.').not.toBeVisible()
  $country.set('"] *')
  await expectText('For US CA.').not.toBeVisible()
  stop()
  await expectText('For DE.').toBeVisible()
})

test('a sponsored section hides the partner center, also when inserted later', async () => {
  stop = applyMarks(atom(null))
  place('aside', { 'data-bindery-partner-center': true }, 'Partner Center')
  await expectText('Partner Center').toBeVisible()
  const section = place('section', { 'data-bindery-sponsor': true }, 'Paid for')
  await expectText('Partner Center').not.toBeVisible()
  await expectText('Paid for').toBeVisible()
  section.remove()
  await expectText('Partner Center').toBeVisible()
})

test('scrolling to an anchor takes a second and eases in and out', () => {
  expect([-5, 0, 250, 500, 750, 1000, 2000].map((ms) => easeInOut(ms, 1000))).toEqual([
    0, 0, 0.125, 0.5, 0.875, 1, 1,
  ])
})

test('the navbar counts as visible up to 100 px', async () => {
  const { state, environment } = await openPage({})
  stop = swapLogo(state)
  const isVisibleAt = (top: number) => {
    environment.scroll(top)
    return environment.classes.has('bindery-navbar-visible')
  }
  expect([0, 100, 101, 5000, 100].map(isVisibleAt)).toEqual([true, true, false, false, true])
})

test('a click on a link from the home page to the store adds the referral code', async () => {
  const { state } = await openPage({ href: `${location.origin}/` })
  stop = referLinks(state)
  const preventNavigation = (event: Event) => event.preventDefault()
  addEventListener('click', preventNavigation)
  const followed = (href: string) => {
    const link = place('a', { href }, 'Go') as HTMLAnchorElement
    expect(link.getAttribute('href')).toBe(href)
    link.click()
    return link.getAttribute('href')
  }
  expect(followed('/product/a/1#b')).toBe(`${location.origin}/product/a/1?referral=03069#b`)
  expect(followed('/store/guides?page=2')).toBe(
    `${location.origin}/store/guides?page=2&referral=03069`,
  )
  for (const href of [
    '/product/a/1?referral=02749',
    '/storefront',
    '/the-latest',
    'https://elsewhere.example/product/a/1',
  ]) {
    expect(followed(href)).toBe(href)
  }
  stop()
  expect(followed('/product/a/1')).toBe('/product/a/1')
  removeEventListener('click', preventNavigation)
})

test('the facts of a page hold its number of results and whether it offers subscriptions', async () => {
  const { state } = await openPage({ href: 'https://publisher.example/store/landing/guides' })
  const factsWith = (fill: (shelf: HTMLElement) => void) => {
    const box = place('div', {})
    const shelf = box.appendChild(document.createElement('div'))
    fill(shelf)
    return factsOf(state, box)
  }
  expect(factsWith(() => {})).toEqual({ pageType: 'Store landing page', resultCount: undefined })
  const addArticles = (shelf: HTMLElement) => {
    shelf.dataset['binderyResults'] = ''
    shelf.append(document.createElement('article'), document.createElement('article'))
  }
  expect(factsWith(addArticles)).toMatchObject({ resultCount: 2 })
  expect(
    factsWith((shelf) => {
      addArticles(shelf)
      shelf.append(document.createElement('bindery-stream'))
      shelf.lastElementChild?.setAttribute('total', '31')
    }),
  ).toMatchObject({ resultCount: 31 })
  expect(
    factsWith((shelf) => {
      shelf.id = 'subscription-offers'
    }),
  ).toEqual({ pageType: 'Subscription offers page', resultCount: undefined })
})
