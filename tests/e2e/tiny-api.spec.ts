/** The built script on the small back end of hosts/tiny-api, which is on another origin than the page. */
import { addSeededReader, seededReader, startTinyApi } from '../../hosts/tiny-api/server.js'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const tags = `
  <bindery-account-menu></bindery-account-menu>
  <bindery-quota-meter></bindery-quota-meter>
  <bindery-save-button item-id="the-long-view" item-title="The Long View"></bindery-save-button>
  <bindery-add-to-cart product-id="501" price="19.95" product-title="The Quiet Half"></bindery-add-to-cart>
  <bindery-mini-cart></bindery-mini-cart>
  <p>The page goes on.</p>`

test('a page on another origin signs in, saves and fills the cart on the small back end', async ({
  page,
  mock,
  host,
}) => {
  await addSeededReader()
  const api = await startTinyApi({ port: 0, origins: [new URL(host.url).origin] })
  try {
    const script = `<script async src="/bindery/bindery.js" data-api-base="${api.origin}/api/" data-service-base="${api.origin}/service/"></script>`
    await serveTestPage(mock, { body: tags, script, connect: api.origin })
    await page.goto(testPage)
    await page.getByRole('button', { name: 'Sign In' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Email address').fill(seededReader.email)
    await modal.getByLabel('Password', { exact: true }).fill(seededReader.password)
    await modal.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
    await expect(page.getByText('4 free articles left')).toBeVisible()
    await page.getByRole('button', { name: /^Save / }).click()
    const flyout = page.getByRole('dialog', { name: 'Save to folders' })
    await flyout.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('dialog').getByText('The Quiet Half')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  } finally {
    await api.close()
  }
})
