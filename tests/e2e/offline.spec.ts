/**
 * The network goes while a page is open, and with it the words for what has failed, which come when they are
 * wanted: that it has failed is said all the same, and nothing stays busy.
 */
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { box, fill, guide, headerCart, study } from './cart.ts'
import { freeArticle, meteredArticle } from './pages.ts'

const offline = 'No connection. Check your network and try again.'
const unheard = /Failed to load resource|ERR_INTERNET_DISCONNECTED/

test('a promo code and a quantity of the cart', async ({ page, context, host, journal }) => {
  journal.allow(unheard)
  await fill(context, host, guide, study)
  await page.goto('/shopping-cart')
  const cart = page.locator('bindery-cart')
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

test('the box of the cart', async ({ page, context, mock, journal }) => {
  journal.allow(unheard)
  await mock.faults([{ path: '/api/shopping-cart', status: 503 }])
  await page.goto('/the-latest')
  const here = page.waitForResponse(/mini-cart-flyout/)
  await headerCart(page).hover()
  await here
  await context.setOffline(true)
  await headerCart(page).click()
  await expect(box(page).getByRole('alert')).toHaveText(offline)
  await mock.faults([])
  await context.setOffline(false)
  await box(page).getByRole('button', { name: 'Try again' }).click()
  await expect(box(page).getByRole('link', { name: 'Visit Our Store' })).toBeVisible()
})

test('a gift link', async ({ page, context, signIn, journal }) => {
  journal.allow(unheard)
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  const here = page.waitForResponse(/gift-flyout/)
  const give = page.getByRole('button', { name: 'Gift this article' })
  await give.hover()
  await here
  await context.setOffline(true)
  await give.click()
  const flyout = page.getByRole('dialog', { name: 'Gift this article' })
  await expect(flyout.getByRole('alert')).toHaveText(offline)
  await context.setOffline(false)
  await flyout.getByRole('button', { name: 'Try again' }).click()
  await expect(flyout).toContainText('gifts left')
})

for (const [what, map] of [
  ['a new address', false],
  ['the one other address that an import map has hashes of', true],
] as const) {
  test(`a further screen that could not be had is asked for at ${what}`, async ({
    page,
    journal,
  }) => {
    journal.allow(/Failed to load resource/)
    const modal = authModal(page)
    const asked: string[] = []
    let gone = true
    // As in Firefox, which remembers of an address that it has failed.
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
