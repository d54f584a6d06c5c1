/**
 * The network fails while a page is open, so the chunk with the error texts cannot load either. Each widget still
 * shows an error and stops being busy.
 */
import { handedOver } from '../support/handed-over.ts'
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { fillCart, guide, headerCart, miniCart, study } from './cart.ts'
import { freeArticle, meteredArticle } from './site-pages.ts'

const offline = 'No connection. Check your network and try again.'
const networkErrors = /Failed to load resource|ERR_INTERNET_DISCONNECTED/

test('the cart page reports a lost connection for a promo code and a quantity, and keeps both', async ({
  page,
  context,
  host,
  journal,
}) => {
  journal.allow(networkErrors)
  await fillCart(context, host, guide, study)
  await page.goto('/shopping-cart')
  const cart = page.locator(handedOver('bindery-cart'))
  const apply = cart.getByRole('button', { name: 'Apply' })
  const code = cart.getByRole('textbox', { name: 'Promo code' })
  await code.fill('NOTHING')
  await context.setOffline(true)
  await apply.click()
  await expect(cart.getByRole('form', { name: 'Promo code' }).getByRole('alert')).toHaveText(
    offline,
  )
  await expect(apply).not.toHaveAttribute('aria-busy')
  await expect(code).toHaveValue('NOTHING')
  await cart
    .getByRole('button', { name: /^One more of/ })
    .first()
    .click()
  await expect(cart.getByRole('listitem').first().getByRole('alert')).toContainText(offline)
  await context.setOffline(false)
  await apply.click()
  await expect(cart.getByText('We do not know this promo code.')).toBeVisible()
})

test('the mini-cart reports a lost connection, and a retry loads it', async ({
  page,
  context,
  mock,
  journal,
}) => {
  journal.allow(networkErrors)
  await mock.faults([{ path: '/api/shopping-cart', status: 503 }])
  await page.goto('/the-latest')
  const here = page.waitForResponse(/mini-cart-flyout/)
  await headerCart(page).hover()
  await here
  await context.setOffline(true)
  await headerCart(page).click()
  await expect(miniCart(page).getByRole('alert')).toHaveText(offline)
  await mock.faults([])
  await context.setOffline(false)
  await miniCart(page).getByRole('button', { name: 'Try again' }).click()
  await expect(miniCart(page).getByRole('link', { name: 'Visit Our Store' })).toBeVisible()
})

test('the gift flyout reports a lost connection, and a retry creates the link', async ({
  page,
  context,
  signIn,
  journal,
}) => {
  journal.allow(networkErrors)
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  const here = page.waitForResponse(/gift-flyout/)
  const give = page.getByRole('button', { name: 'Gift this article' })
  await give.hover()
  await here
  await give.click()
  const flyout = page.getByRole('dialog', { name: 'Gift this article' })
  await flyout.getByRole('button', { name: 'Make the link' }).waitFor()
  await context.setOffline(true)
  await flyout.getByRole('button', { name: 'Make the link' }).click()
  await expect(flyout.getByRole('alert')).toHaveText(offline)
  await context.setOffline(false)
  await flyout.getByRole('button', { name: 'Try again' }).click()
  await expect(flyout).toContainText('gifts left')
})

for (const [what, map] of [
  ['a new address', false],
  ['the one other address that an import map has hashes of', true],
] as const) {
  test(`a screen that failed to load is requested again at ${what}`, async ({ page, journal }) => {
    journal.allow(/Failed to load resource/)
    const modal = authModal(page)
    const asked: string[] = []
    let gone = true
    // Firefox remembers a failed import, for each address.
    await page.route('**/other-screens.*', (route) => {
      const { search } = new URL(route.request().url())
      asked.push(search)
      return gone || !search ? route.abort() : route.continue()
    })
    await page.goto(freeArticle)
    if (map) {
      await page.evaluate(() => {
        document.head.append(Object.assign(document.createElement('script'), { type: 'importmap' }))
      })
    }
    await modal.openSignIn()
    await modal.link('Forgot your password?').click()
    await expect(modal.alert).toHaveText(offline)
    gone = false
    await modal.link('Forgot your password?').click()
    await expect(modal.dialog(titles.forgotPassword)).toBeVisible()
    for (const search of asked) expect(search).toMatch(map ? /^(\?again)?$/ : /^(\?again\d+)?$/)
    await modal.link('Back to sign in').click()
    await expect(modal.dialog(titles.signIn)).toBeVisible()
  })
}
