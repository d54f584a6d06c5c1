/** Tags that few pages have: the loader looks them up. */
import { expect, test } from './site.ts'

const real = { name: 'Real button' }
const early = '<button>Early button</button>'
const seldom = `<bindery-seldom-thing>${early}</bindery-seldom-thing>`

test('a tag that the loader does not know is looked up', async ({ page, site }) => {
  await site.open(seldom + seldom)
  await expect(page.getByRole('button', real)).toHaveCount(2)
  expect(site.chunks().filter((name) => name === 'rest')).toHaveLength(1)
  expect(site.lines()).toEqual([])
})

test('a page that has none of them looks nothing up', async ({ page, site }) => {
  await site.open('<their-thing></their-thing><bindery-eager-thing></bindery-eager-thing>')
  await page.getByRole('button', real).click()
  await expect(page.locator('output')).toHaveText('bindery-eager-thing pressed.')
  expect(site.chunks()).not.toContain('rest')
})

test('it waits for what its own load says', async ({ page, site }) => {
  await site.open(
    `<bindery-seldom-thing load="interaction">${early}</bindery-seldom-thing><bindery-eager-thing></bindery-eager-thing>`,
  )
  await expect.poll(() => site.chunks()).toContain('rest')
  await page.getByRole('button', real).click()
  await expect(page.locator('output')).toHaveText('bindery-eager-thing pressed.')
  expect(site.chunks()).not.toContain('seldom-thing')
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page.locator('output')).toContainText('bindery-seldom-thing pressed.')
})

test('pointing at a tag fetches what it may open, known or not', async ({ page, site }) => {
  await site.open('<bindery-opener-thing></bindery-opener-thing>')
  await page.getByRole('button', real).hover()
  await expect.poll(() => site.chunks()).toContain('seldom-thing')
})

test('a click while it is looked up is done on the real thing', async ({ page, site }) => {
  const release = site.hold('rest')
  await site.open(seldom)
  await page.getByRole('button', { name: 'Early button' }).click()
  release()
  await expect(page.locator('output')).toHaveText('bindery-seldom-thing pressed.')
})

test('what cannot be looked up: the fallback stays, one event each, one line, and a click tries again', async ({
  page,
  site,
}) => {
  site.fail('rest')
  await page.addInitScript(() => {
    window.failures = []
    document.addEventListener('bindery-error', ({ target }) => {
      window.failures.push((target as Element).localName)
    })
  })
  await site.open(`${seldom}<bindery-seldom-thing></bindery-seldom-thing>`)
  await expect
    .poll(() => page.evaluate(() => window.failures))
    .toEqual(['bindery-seldom-thing', 'bindery-seldom-thing'])
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringContaining('<bindery-seldom-thing> could not be loaded')])
  // Pointing at it tries as well, and says nothing.
  await page.getByRole('button', { name: 'Early button' }).hover()
  await expect.poll(() => site.chunks().filter((name) => name === 'rest')).toHaveLength(4)
  site.fail('rest', 0)
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page.locator('output')).toHaveText('bindery-seldom-thing pressed.')
})

test('a tag of nobody is told, with the nearest of all names', async ({ page, site }) => {
  await site.open('<main></main>')
  await page.evaluate(async () => {
    await Reflect.get(window, 'bindery').ready
    const main = document.querySelector('main')
    // The page's own, which it defines a moment later.
    const own = 'bindery-seldom-think'
    main?.append(document.createElement(own), document.createElement('bindery-seldom-thin'))
    requestAnimationFrame(() => customElements.define(own, class extends HTMLElement {}))
  })
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringContaining('Did you mean <bindery-seldom-thing>?')])
  await expect(page.getByRole('button', real)).toHaveCount(0)
})
