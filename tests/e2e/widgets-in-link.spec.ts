/** A card that is one link, with widgets inside it. */
import { expect, test } from '../support/test.ts'
import { article, buttonOf } from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const card = `<a href="/the-latest"><h2>The Quiet Half</h2>
  <bindery-price amount="19.95" content-type="Book"></bindery-price>
  ${buttonOf(article)}
  <bindery-add-to-cart product-id="10403-PBK-ENG" product-url="/product/the-quiet-half/10403-PBK-ENG"
    format="Paperback" price="19.95" product-title="The Quiet Half"></bindery-add-to-cart> more</a>`

test('buttons inside a linked card do not follow the link, and its other content does', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader.de@example.com')
  await serveTestPage(mock, { body: card })
  await page.goto(testPage)
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByRole('dialog', { name: 'Save to folders' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Save to folders' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const added = page.getByRole('dialog', { name: 'Added to your cart' })
  await added.getByRole('button', { name: 'Continue Shopping' }).click()
  await expect(added).toHaveCount(0)
  await expect(page).toHaveURL(testPage)
  await page.getByText('$19.95').click()
  await expect(page).toHaveURL('/the-latest')
})
