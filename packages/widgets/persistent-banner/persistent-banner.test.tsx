import { focused } from '@bindery/ui/focus/focus.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import { keepFocusVisible } from './focus-not-obscured.ts'
import './persistent-banner.element.ts'

const tag = 'bindery-persistent-banner'
const banner = page.getByRole('region', { name: 'Subscription offer' })
const added: Element[] = []

afterEach(() => {
  for (const element of added.splice(0)) element.remove()
  scrollTo(0, 0)
})

const block = (name: string, height: number, text = '') => {
  const element = document.createElement(name)
  element.textContent = text
  element.style.display = 'block'
  element.style.blockSize = `${height}px`
  added.push(element)
  return element
}

/** The banner, a page header and, unless `lateArticle`, the article. */
const setup = async (lateArticle = false) => {
  const { elements, state } = await onPage({ [tag]: {} })
  const [element] = elements as [HTMLElement]
  element.append(block('p', 20, 'Read without counting.'))
  const article = block('article', 3000)
  document.body.append(block('header', 300))
  if (!lateArticle) document.body.append(article)
  return { element, article, state }
}

/** Resolves after observers have reported what the last scroll has changed. */
const observed = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('the banner appears past the start of the article, and not before', async () => {
  const { state } = await setup()
  await state.session.check()
  scrollTo(0, 200)
  await expect.poll(() => scrollY).toBe(200)
  await observed()
  await expect.element(banner).not.toBeInTheDocument()
  scrollTo(0, 800)
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByText('Read without counting.')).toBeVisible()
  scrollTo(0, 0)
  await expect.element(banner).toBeVisible()
})

test('the banner finds an article that is inserted later', async () => {
  const { article } = await setup(true)
  document.body.append(block('footer', 3000))
  scrollTo(0, 1500)
  await expect.element(banner).not.toBeInTheDocument()
  document.querySelector('header:last-of-type')?.after(article)
  scrollTo(0, 2000)
  await expect.element(banner).toBeVisible()
})

test('Escape closes the banner and returns focus to the element before it', async () => {
  const { element, article } = await setup()
  const before = block('button', 30, 'Before')
  article.before(before)
  scrollTo(0, 900)
  await expect.element(banner).toBeVisible()
  before.focus({ preventScroll: true })
  ;(banner.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus()
  const events: string[] = []
  element.addEventListener('bindery-banner-dismissed', ({ type }) => events.push(type))
  await userEvent.keyboard('{Escape}')
  await expect.element(banner).not.toBeInTheDocument()
  expect(events).toEqual(['bindery-banner-dismissed'])
  await expect.poll(focused).toBe(before)
})

test('Close, reached by Tab, closes the banner and returns focus to the element before it', async () => {
  const { element, article } = await setup()
  element.append(Object.assign(block('a', 20, 'Offer'), { href: '#offer' }))
  const before = block('button', 30, 'Before')
  article.before(before)
  scrollTo(0, 900)
  await expect.element(banner).toBeVisible()
  before.focus({ preventScroll: true })
  ;(page.getByRole('link', { name: 'Offer' }).element() as HTMLElement).focus()
  const close = banner.getByRole('button', { name: 'Close' })
  for (let stop = 0; stop < 2; stop += 1) await userEvent.tab()
  await expect.poll(focused).toBe(close.element())
  await userEvent.keyboard('{Enter}')
  await expect.element(banner).not.toBeInTheDocument()
  await expect.poll(focused).toBe(before)
})

test('Escape closes the banner as soon as it is rendered', async () => {
  const { element } = await setup()
  const events: string[] = []
  element.addEventListener('bindery-banner-dismissed', ({ type }) => events.push(type))
  const observer = new MutationObserver(() => {
    observer.disconnect()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  observer.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true })
  scrollTo(0, 900)
  await expect.poll(() => events).toEqual(['bindery-banner-dismissed'])
})

test('focus that moves into the banner at once stays there', async () => {
  await setup()
  scrollTo(0, 900)
  await expect.element(banner).toBeVisible()
  // As when the first check runs late.
  const close = banner.getByRole('button', { name: 'Close' }).element() as HTMLElement
  const stop = keepFocusVisible(banner.element() as HTMLElement, document.createElement('div'))
  close.focus()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(focused()).toBe(close)
  stop()
})

test('the banner does not cover the focused element: the page scrolls, or the banner hides', async () => {
  const { article } = await setup()
  const last = block('button', 30, 'Last')
  document.body.append(last)
  const middle = block('button', 30, 'Middle')
  article.append(block('div', 1500), middle)
  scrollTo(0, 900)
  await expect.element(banner).toBeVisible()
  const top = () => banner.element().getBoundingClientRect().top
  scrollTo(0, scrollY + middle.getBoundingClientRect().bottom - innerHeight)
  await userEvent.keyboard('{Shift}')
  middle.focus({ preventScroll: true })
  await expect.poll(() => middle.getBoundingClientRect().bottom < top()).toBe(true)
  last.focus()
  await expect.element(page.getByText('Read without counting.')).not.toBeVisible()
  middle.focus()
  await expect.element(page.getByText('Read without counting.')).toBeVisible()
})

test('the banner does not cover an element that Tab reaches inside one shadow tree', async () => {
  const { article } = await setup()
  const card = block('div', 400)
  const [one, two] = [block('button', 30, 'One'), block('button', 30, 'Two')]
  card.attachShadow({ mode: 'open' }).append(one, block('div', 300), two)
  article.append(block('div', 1500), card, block('div', 1500))
  scrollTo(0, 900)
  await expect.element(banner).toBeVisible()
  const top = () => banner.element().getBoundingClientRect().top
  scrollTo(0, scrollY + two.getBoundingClientRect().bottom - innerHeight)
  one.focus({ preventScroll: true })
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(two)
  await expect.poll(() => two.getBoundingClientRect().bottom < top()).toBe(true)
  const scrolled = scrollY
  scrollBy(0, -50)
  await userEvent.keyboard('{Shift}')
  await new Promise((resume) => requestAnimationFrame(resume))
  expect(scrollY, 'a key that moves no focus undoes no scrolling').toBe(scrolled - 50)
})
