/** Colours that a reader's system or a page chooses, seen in what is drawn. */
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { madeUp, makeUp } from './pages.ts'

test('in forced colours a main button that looks inactive is as grey as any', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await openAuth(page, { screen: 'sign-in' })
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  const grey = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'GrayText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(modal.button('Sign In')).toHaveAttribute('aria-disabled', 'true')
  await expect(modal.button('Sign In')).toHaveCSS('color', grey)
})

test('a tag’s own theme holds for that tag, also when the sheets of a form have come', async ({
  page,
  mock,
}) => {
  const save = (attribute: string) =>
    `<bindery-save-button ${attribute} item-id="a" item-title="A" item-url="/a"></bindery-save-button>`
  await makeUp(mock, {
    body: `${save('id="dark" data-bindery-theme="dark"')}<p data-bindery-theme="dark">${save('id="plain"')}</p>`,
  })
  await page.goto(madeUp)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(2)
  const look = async () => {
    await expect(page.locator('#dark')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('#plain')).toHaveCSS('color-scheme', 'normal')
  }
  await look()
  await openAuth(page, { screen: 'sign-in' })
  await authModal(page).dialog(titles.signIn).waitFor()
  await look()
})
