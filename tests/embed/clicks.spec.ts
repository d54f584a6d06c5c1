/** Clicks on what stands between the tags: which are ours, and which the page's. */
import { expect, test } from './site.ts'

const pressed = 'bindery-eager-thing pressed.'

test('a link in the fallback that leads nowhere is ours: the page stays where it is', async ({
  page,
  site,
}) => {
  const release = site.hold('eager-thing')
  await site.open('<bindery-eager-thing><a href="#top">Early link</a></bindery-eager-thing>')
  await page.getByRole('link', { name: 'Early link' }).click()
  release()
  await expect(page.locator('output')).toHaveText(pressed)
  await expect(page).toHaveURL('http://site.test/')
})

test('a button of a form in the fallback sends that form', async ({ page, site }) => {
  site.hold('eager-thing')
  await site.open(
    '<bindery-eager-thing><form action="/sent"><button>Early button</button></form></bindery-eager-thing>',
  )
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page).toHaveURL(/\/sent\?$/)
})

test('a link of the page around a tag leads where it leads, and the tag is fetched', async ({
  page,
  site,
}) => {
  await site.open(
    '<a href="#there"><bindery-interaction-thing>Early words</bindery-interaction-thing></a>',
  )
  await page.getByText('Early words').click()
  await expect(page).toHaveURL('http://site.test/#there')
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
})

test('but not when a button of ours in it is pressed', async ({ page, site }) => {
  await site.open('<a href="#there"><bindery-eager-thing></bindery-eager-thing></a>')
  await page.getByRole('button', { name: 'Real button' }).click()
  await expect(page.locator('output')).toHaveText(pressed)
  await expect(page).toHaveURL('http://site.test/')
})

test('a page that keeps clicks and pointers to itself keeps none from us', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const type of ['click', 'pointerover'])
      document.addEventListener(type, (event) => event.stopPropagation())
  })
  const early = '<button>Early button</button>'
  await site.open(`<bindery-interaction-thing>${early}</bindery-interaction-thing>`)
  await page.waitForFunction(() => 'bindery' in window)
  await page.getByRole('button', { name: 'Early button' }).hover()
  await expect.poll(() => site.chunks()).toContain('interaction-thing')
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page.locator('output')).toHaveText('bindery-interaction-thing pressed.')
})
