/** The built Storybook, and the way to it from the front door. Only `npm run build` makes dist/storybook. */
import { existsSync } from 'node:fs'
import { expect, test } from '../support/test.ts'

const toTokens = { name: 'All tokens, to look at and to try' }

if (existsSync('dist/storybook/index.html')) {
  test('a designer goes from the front door to the tokens in Storybook, and on to a tag', async ({
    page,
  }) => {
    await page.goto('/front-door/')
    await page.getByRole('link', toTokens).click()
    const docs = page.frameLocator('#storybook-preview-iframe')
    await expect(docs.getByRole('heading', { name: 'Tokens', level: 1 })).toBeVisible()
    await expect(docs.getByText('--bindery-accent').first()).toBeVisible()
    await page.goto('/storybook/?path=/docs/save-save-button--docs')
    await expect(docs.getByRole('heading', { name: 'bindery-save-button' }).first()).toBeVisible()
    await expect(docs.getByRole('button', { name: /^Save/ }).first()).toBeVisible()
  })
} else {
  test('the front door does not lead to a Storybook that is not built', async ({ page }) => {
    await page.goto('/front-door/')
    await expect(page.getByRole('link', toTokens)).toHaveCount(0)
  })
}
