/** The modal above a page: in a window as small as a phone or at 400 % zoom, on paper, and below other layers. */
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { openAuth } from './kit.ts'

for (const [width, height] of [
  [320, 256],
  [390, 640],
] as const) {
  test(`the modal's surface holds the last words of the registration in a window of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/privacy-policy')
    await openAuth(page, { screen: 'registration' })
    const modal = authModal(page)
    await modal.dialog(titles.registration).waitFor()
    const link = await modal.link('Privacy Policy').boundingBox()
    const surface = await page.locator('[part=dialog]').boundingBox()
    expect(link?.y).toBeGreaterThan(height)
    expect((surface?.y ?? 0) + (surface?.height ?? 0)).toBeGreaterThan(
      (link?.y ?? 0) + (link?.height ?? 0),
    )
  })
}

test('the modal is not printed with the page', async ({ page }) => {
  await page.goto('/privacy-policy')
  await openAuth(page, { screen: 'sign-in' })
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-bindery-layer]')).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('[data-bindery-layer]')).toHaveCSS('opacity', '1')
  await expect(modal.email).toBeFocused()
})

test("the modal is stacked below a password manager's overlay (z-index from 2 000 000 000)", async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  await openAuth(page, { screen: 'sign-in' })
  await authModal(page).dialog(titles.signIn).waitFor()
  const layer = page.locator('[data-bindery-layer]')
  const height = Number(await layer.evaluate((element) => getComputedStyle(element).zIndex))
  expect(height).toBeLessThan(2_000_000_000)
})

test('an open modal follows the system between light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  const title = modal.dialog().getByRole('heading', { name: titles.signIn })
  const colour = () => title.evaluate((element) => getComputedStyle(element).color)
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(colour).toBe(light)
})
