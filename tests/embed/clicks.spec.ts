/** Clicks on what stands between the tags: which the kit handles, and which the page. */
import { expect, test } from './site.ts'

const pressed = 'bindery-eager-thing pressed.'

test('the kit takes a click on a link in the fallback that leads nowhere, and the page stays', async ({
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

test('a link of the page around a tag is followed, and the tag is fetched', async ({
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

test('a link of the page around a tag is not followed when a button of the tag is pressed', async ({
  page,
  site,
}) => {
  await site.open('<a href="#there"><bindery-eager-thing></bindery-eager-thing></a>')
  await page.getByRole('button', { name: 'Real button' }).click()
  await expect(page.locator('output')).toHaveText(pressed)
  await expect(page).toHaveURL('http://site.test/')
})

test('a page that stops clicks and pointers from propagating keeps none from the kit', async ({
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
