/** A sign-out that holds on this device: in every tab, and while the server fails. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { visibleText } from './reader-data.ts'

const logOut = async (page: Page): Promise<void> => {
  await header(page).getByRole('button').click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
}

test('a sign-out in another tab is heard in a browser without BroadcastChannel', async ({
  page,
  context,
  signIn,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await signIn('better@example.com')
  await page.goto('/')
  await header(page).getByText('Ben Better').waitFor()
  const second = await context.newPage()
  await second.goto('/the-latest')
  await logOut(second)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await visibleText(page)).not.toMatch(/Ben|Better/)
})
