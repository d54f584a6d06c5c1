/** The exported site on a server that knows nothing but files: the API lives in a service worker. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { exportSite } from '../../hosts/static/export.ts'
import { startFileServer } from '../support/file-server.ts'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { cards, checkoutOf } from './store.ts'

const site = 'dist/site'
const gated = '2026/11/the-meeting-that-decides-nothing'

/** In, through a gate, and into the library. */
async function enter(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('reader@example.com', 'Wrong#Horse9')
  await expect(modal.alert).toContainText('4 tries left')
  await loadBy(page, () => modal.signIn('reader@example.com', password))
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await page.goto(url + gated)
  await expect(page.locator('bindery-paywall')).toHaveCount(0)
  await expect(page.getByText('3 free articles left')).toBeVisible()
  // A browser stops a worker as it likes: nothing is lost.
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('link', { name: 'My Library' }).click()
  await expect(page).toHaveURL(`${url}my-library`)
}

/** A reader's whole way: as far as that, to what is kept there, and out again. */
async function read(page: Page, url: string): Promise<void> {
  await enter(page, url)
  const first = page
    .locator('bindery-my-library')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
  await first.click()
  await expect(page).toHaveURL(new RegExp(`^${url}20\\d\\d/`))
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await loadBy(page, () => header(page).getByRole('button', { name: 'Log out' }).click())
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto(url + gated)
  await expect(page.locator('bindery-paywall')).toBeVisible()
}

/** A reader's way through the store, from a product to the order in their history. */
async function buy(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const modal = authModal(page)
  await modal.openSignIn()
  await loadBy(page, () => modal.signIn('reader@example.com', password))
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await page.goto(`${url}product/the-quiet-half/10403-PBK-ENG`)
  await page.getByRole('button', { name: 'Add to Cart: The Quiet Half' }).click()
  const added = page.getByRole('dialog', { name: 'Added to your cart' })
  await added.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(`${url}shopping-cart`)
  await page.locator('bindery-cart').getByRole('link', { name: 'Checkout' }).click()
  const checkout = checkoutOf(page)
  await expect(page).toHaveURL(`${url}shipping-payment`)
  await page.getByRole('radio', { name: /Gloucester/ }).check()
  await checkout.continue()
  await checkout.step('Shipping method')
  await expect(page).toHaveURL(`${url}shipping-payment?step=shipping`)
  await checkout.continue()
  await checkout.step('Payment')
  await checkout.pay(cards.good)
  await checkout.continue()
  await checkout.step('Review your order')
  await expect(page).toHaveURL(`${url}review-order`)
  await checkout.button('Place order').click()
  await expect(checkout.placed).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await page.reload()
  await expect(checkout.placed).toContainText(number)
  await checkout.tag.getByRole('link', { name: 'Your orders' }).click()
  await expect(page).toHaveURL(`${url}account`)
  await expect(page.getByRole('list', { name: 'Your orders' })).toContainText(`Order ${number}`)
}

test('at the root of a server', async ({ page, journal }) => {
  journal.allow(/ERR_FAILED/)
  const server = await startFileServer(site, '/')
  try {
    await enter(page, server.url)
  } finally {
    await server.stop()
  }
})

test('below a path, which it never leaves', async ({ page, journal }, info) => {
  test.slow()
  // A worker that is stopped drops what it was about to answer.
  journal.allow(/ERR_FAILED/)
  const out = info.outputPath('site')
  const script = (name: string) => readFileSync(`${site}/${name}`, 'utf8')
  const scripts = { 'start.js': script('start.js'), 'worker.js': script('worker.js') }
  await exportSite({ out, base: '/demo/', built: { kit: 'dist/bindery', scripts } })
  const server = await startFileServer(out, '/demo/')
  const pages: string[] = []
  page.on('framenavigated', (frame) => void pages.push(new URL(frame.url()).pathname))
  try {
    await read(page, server.url)
    await buy(page, server.url)
    expect(pages.filter((path) => !path.startsWith('/demo'))).toEqual([])
  } finally {
    await server.stop()
  }
})

test('where no worker may run, the pages are what they are without script', async ({ browser }) => {
  const server = await startFileServer(site, '/')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(server.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await header(page).getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/register\/?$/)
  } finally {
    await context.close()
    await server.stop()
  }
})
