import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { openPage } from '../test/page.ts'
import { factsOf } from './page-facts.ts'
import { referLinks } from './referral-links.ts'
import { keepMarks } from './site.marks.ts'
import { partAt } from './smooth-anchors.ts'

let leave = () => {}
afterEach(() => leave())

const seen = (words: string) => expect.element(page.getByText(words))

test('what is for some countries shows there alone, and keeps its room until it is known', async () => {
  const $country = atom<string | null>(null)
  leave = keepMarks($country)
  for (const countries of ['US CA', 'ca, us', 'DE', '']) {
    place('p', { 'data-bindery-countries': countries }, `For ${countries || 'nobody'}.`)
  }
  const room = page.getByText('For US CA.').element().getBoundingClientRect().height
  expect(room).toBeGreaterThan(0)
  await seen('For US CA.').not.toBeVisible()
  $country.set('US')
  await seen('For US CA.').toBeVisible()
  await seen('For ca, us.').toBeVisible()
  for (const other of ['For DE.', 'For nobody.']) {
    await seen(other).not.toBeVisible()
    expect(page.getByText(other).element().getBoundingClientRect().height).toBe(0)
  }
  place('p', { 'data-bindery-countries': 'DE' }, 'Late for DE.')
  await seen('Late for DE.').not.toBeVisible()
  $country.set('"] *')
  await seen('For US CA.').not.toBeVisible()
  leave()
  await seen('For DE.').toBeVisible()
})

test('a sponsored section, whenever it comes, hides the partner center', async () => {
  leave = keepMarks(atom(null))
  place('aside', { 'data-bindery-partner-center': true }, 'Partner Center')
  await seen('Partner Center').toBeVisible()
  const section = place('section', { 'data-bindery-sponsor': true }, 'Paid for')
  await seen('Partner Center').not.toBeVisible()
  await seen('Paid for').toBeVisible()
  section.remove()
  await seen('Partner Center').toBeVisible()
})

test('the way to an anchor takes a second, slow at both ends', () => {
  expect([-5, 0, 250, 500, 750, 1000, 2000].map((ms) => partAt(ms, 1000))).toEqual([
    0, 0, 0.125, 0.5, 0.875, 1, 1,
  ])
})

test('links from the home page to what is sold carry its referral code when they are followed', async () => {
  const { state } = await openPage({ href: `${location.origin}/` })
  leave = referLinks(state)
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
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
  leave()
  expect(followed('/product/a/1')).toBe('/product/a/1')
  removeEventListener('click', stay)
})

test('a page says how many results it lists, and that it offers subscriptions', async () => {
  const { state } = await openPage({ href: 'https://publisher.example/store/landing/guides' })
  const at = (html: (shelf: HTMLElement) => void) => {
    const box = place('div', {})
    const shelf = box.appendChild(document.createElement('div'))
    html(shelf)
    return factsOf(state, box)
  }
  expect(at(() => {})).toEqual({ pageType: 'Store landing page', resultCount: undefined })
  const filled = (shelf: HTMLElement) => {
    shelf.dataset['binderyResults'] = ''
    shelf.append(document.createElement('article'), document.createElement('article'))
  }
  expect(at(filled)).toMatchObject({ resultCount: 2 })
  expect(
    at((shelf) => {
      filled(shelf)
      shelf.append(document.createElement('bindery-stream'))
      shelf.lastElementChild?.setAttribute('total', '31')
    }),
  ).toMatchObject({ resultCount: 31 })
  expect(
    at((shelf) => {
      shelf.id = 'subscription-offers'
    }),
  ).toEqual({ pageType: 'Subscription offers page', resultCount: undefined })
})
