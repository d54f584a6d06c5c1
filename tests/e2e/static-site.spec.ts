/** The exported site on a plain file server, with the API in a service worker. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strictPolicy } from '../../hosts/security-headers.ts'
import { exportSite } from '../../hosts/static/export.ts'
import { startFileServer } from '../support/file-server.ts'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { cards, checkoutOf } from './store.ts'

const site = 'dist/site'
const gated = '2026/11/the-meeting-that-decides-nothing'

/** Signs in, passes a gate and opens the library. */
async function enterLibrary(page: Page, url: string): Promise<void> {
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
  // A browser may stop a worker at any time. No data may be lost.
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('link', { name: 'My Library' }).click()
  await expect(page).toHaveURL(`${url}my-library`)
}

/** The whole journey of a reader: `enter`, then a saved article, then sign-out. */
async function readJourney(page: Page, url: string): Promise<void> {
  await enterLibrary(page, url)
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

/** The journey of a buyer, from a product to the order in their history. */
async function buyJourney(page: Page, url: string): Promise<void> {
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

test('the exported site works at the root of a server that sends the strict policy', async ({
  page,
  journal,
}) => {
  journal.allow(/ERR_FAILED/)
  const server = await startFileServer(site, '/', { 'content-security-policy': strictPolicy })
  try {
    await enterLibrary(page, server.url)
  } finally {
    await server.stop()
  }
})

test('the exported site works below a path and never leaves it', async ({
  page,
  journal,
}, info) => {
  test.slow()
  // A stopped worker drops the responses that it had not sent.
  journal.allow(/ERR_FAILED/)
  const out = info.outputPath('site')
  const script = (name: string) => readFileSync(`${site}/${name}`, 'utf8')
  const scripts = { 'start.js': script('start.js'), 'worker.js': script('worker.js') }
  await exportSite({ out, base: '/demo/', built: { kit: 'dist/bindery', scripts } })
  const server = await startFileServer(out, '/demo/')
  const pages: string[] = []
  page.on('framenavigated', (frame) => void pages.push(new URL(frame.url()).pathname))
  try {
    await readJourney(page, server.url)
    await buyJourney(page, server.url)
    expect(pages.filter((path) => !path.startsWith('/demo'))).toEqual([])
  } finally {
    await server.stop()
  }
})

test('the exported site finds a folder that only its worker knows at the first visit', async ({
  page,
  journal,
}) => {
  journal.allow(/404/)
  const server = await startFileServer(site, '/')
  try {
    const found = await page.goto(`${server.url}my-library/library/spring-list`)
    expect(found?.status()).toBe(404)
    await expect(page.locator('bindery-my-library')).toHaveAttribute('folder', 'spring-list')
  } finally {
    await server.stop()
  }
})

test('the exported site shows its plain pages where no worker may run', async ({ browser }) => {
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
