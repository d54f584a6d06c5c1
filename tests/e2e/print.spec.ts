/** A page on paper: the text without controls. */
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { meteredArticle } from './site-pages.ts'

test('an article prints its text, and no button', async ({ page, signIn }) => {
  await signIn('better@example.com')
  await page.goto(meteredArticle)
  await header(page).getByRole('button', { name: 'Ben Better' }).waitFor()
  const controls = page.getByRole('button', { name: /^(Follow|Share|Save|Gift|Search|Menu)/ })
  await expect(controls.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('At ten minutes to four on a Thursday')).toBeVisible()
  await expect(controls).toHaveCount(0)
})
