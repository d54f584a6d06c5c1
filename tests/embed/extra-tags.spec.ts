/** Tags that few pages have: the loader looks them up. */
import { expect, test } from './site.ts'

const real = { name: 'Real button' }
const early = '<button>Early button</button>'
const extra = `<bindery-extra-thing>${early}</bindery-extra-thing>`

test('a tag that the loader does not know is looked up', async ({ page, site }) => {
  await site.open(extra + extra)
  await expect(page.getByRole('button', real)).toHaveCount(2)
  expect(site.chunks().filter((name) => name === 'extra-tags')).toHaveLength(1)
  expect(site.lines()).toEqual([])
})

test('an extra tag waits for what its load attribute says', async ({ page, site }) => {
  await site.open(
    `<bindery-extra-thing load="interaction">${early}</bindery-extra-thing><bindery-eager-thing></bindery-eager-thing>`,
  )
  await expect.poll(() => site.chunks()).toContain('extra-tags')
  await page.getByRole('button', real).click()
  await expect(page.locator('output')).toHaveText('bindery-eager-thing pressed.')
  expect(site.chunks()).not.toContain('extra-thing')
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page.locator('output')).toContainText('bindery-extra-thing pressed.')
})

test('a click while an extra tag is looked up is replayed on the defined one', async ({
  page,
  site,
}) => {
  const release = site.hold('extra-tags')
  await site.open(extra)
  await page.getByRole('button', { name: 'Early button' }).click()
  release()
  await expect(page.locator('output')).toHaveText('bindery-extra-thing pressed.')
})

test('a failed lookup leaves the fallback, fires an event per tag and logs one line, and a click tries again', async ({
  page,
  site,
}) => {
  site.fail('extra-tags')
  await page.addInitScript(() => {
    window.failures = []
    document.addEventListener('bindery-error', ({ target }) => {
      window.failures.push((target as Element).localName)
    })
  })
  await site.open(`${extra}<bindery-extra-thing></bindery-extra-thing>`)
  await expect
    .poll(() => page.evaluate(() => window.failures))
    .toEqual(['bindery-extra-thing', 'bindery-extra-thing'])
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringContaining('<bindery-extra-thing> could not be loaded')])
  // Pointing at it tries as well, and says nothing.
  await page.getByRole('button', { name: 'Early button' }).hover()
  await expect.poll(() => site.chunks().filter((name) => name === 'extra-tags')).toHaveLength(4)
  site.fail('extra-tags', 0)
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page.locator('output')).toHaveText('bindery-extra-thing pressed.')
})

test('an unknown tag is logged with the nearest of all names', async ({ page, site }) => {
  await site.open('<main></main>')
  await page.evaluate(async () => {
    await Reflect.get(window, 'bindery').ready
    const main = document.querySelector('main')
    // The page's own, which it defines a moment later.
    const own = 'bindery-extra-think'
    main?.append(document.createElement(own), document.createElement('bindery-extra-thin'))
    requestAnimationFrame(() => customElements.define(own, class extends HTMLElement {}))
  })
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringContaining('Did you mean <bindery-extra-thing>?')])
  await expect(page.getByRole('button', real)).toHaveCount(0)
})
