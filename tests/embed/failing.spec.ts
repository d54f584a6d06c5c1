import { expect, test } from './site.ts'

const body = '<bindery-eager-thing>Fallback</bindery-eager-thing>'
const real = { name: 'Real button' }

declare global {
  interface Window {
    failures: unknown[]
  }
}

for (const chunk of ['eager-thing', 'lit', 'core']) {
  test(`the chunk ${chunk} is fetched again after it fails once`, async ({ page, site }) => {
    site.fail(chunk, 1)
    await site.open(body)
    await expect(page.getByRole('button', real)).toBeVisible()
    expect(site.lines()).toEqual([])
  })
}

for (const chunk of ['eager-thing', 'extra-tags']) {
  test(`the chunk ${chunk} is requested at another address after it fails, because Firefox remembers the first`, async ({
    page,
    site,
  }) => {
    await page.route(`**/chunks/${chunk}.*.js`, (route) => route.fulfill({ status: 503 }))
    await site.open(chunk === 'extra-tags' ? body.replaceAll('eager', 'extra') : body)
    await expect(page.getByRole('button', real)).toBeVisible()
    expect(site.lines()).toEqual([])
  })
}

test('a chunk that others import has one address, also when it has failed', async ({
  page,
  site,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/core.')) asked.add(search)
  })
  site.fail('core', 1)
  await site.open(body)
  await expect(page.getByRole('button', real)).toBeVisible()
  expect([...asked]).toEqual([''])
})

test('a chunk that keeps failing leaves the fallback, fires one event and logs one line', async ({
  page,
  site,
}) => {
  site.fail('eager-thing')
  await page.addInitScript(() => {
    window.failures = []
    document.addEventListener('bindery-error', (event) => {
      const { detail, bubbles, composed } = event as CustomEvent
      window.failures.push({ ...detail, bubbles, composed })
    })
  })
  await site.open(body)
  await expect.poll(() => site.lines()).toHaveLength(1)
  await expect(page.getByText('Fallback')).toBeVisible()
  expect(site.lines()[0]).toContain('<bindery-eager-thing> could not be loaded')
  await expect
    .poll(() => page.evaluate(() => window.failures))
    .toEqual([
      {
        tag: 'bindery-eager-thing',
        code: 'load-failed',
        message: expect.stringContaining('eager-thing'),
        bubbles: true,
        composed: true,
      },
    ])
  expect(site.chunks().filter((name) => name === 'eager-thing').length).toBeLessThanOrEqual(3)
})

test('a click on a tag whose chunk failed fetches the chunk again, and another failure shows a message', async ({
  page,
  site,
}) => {
  site.fail('eager-thing')
  await site.open('<bindery-eager-thing><button>Early button</button></bindery-eager-thing>')
  await expect.poll(() => site.lines()).toHaveLength(1)
  await page.getByRole('button', { name: 'Early button' }).click()
  const said = page.locator('[data-bindery-added][role=status]')
  await expect(said).toHaveText('Something went wrong. Please try again.')
  await expect(said).toBeInViewport({ ratio: 1 })
  site.fail('eager-thing', 0)
  await page.getByRole('button', { name: 'Early button' }).click()
  await expect(page.locator('output')).toHaveText('bindery-eager-thing pressed.')
})

test('a chunk that fails because the reader is offline is fetched when the reader is back online', async ({
  page,
  context,
  site,
}) => {
  await site.open('<main></main>')
  await page.waitForFunction(() => 'bindery' in window && 'user' in (window.bindery as object))
  site.fail('eager-thing', 1)
  await context.setOffline(true)
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('bindery-eager-thing'))
  })
  await expect.poll(() => site.chunks()).toContain('eager-thing')
  await context.setOffline(false)
  await expect(page.getByRole('button', real)).toBeVisible()
})

test('a page without the core stays as it is, and its queue stays quiet', async ({
  page,
  site,
}) => {
  site.fail('core')
  await site.open(`<script>window.bindery = [() => { throw Error('called') }]</script>${body}`)
  await expect.poll(() => site.lines().length).toBeGreaterThan(0)
  await expect(page.getByText('Fallback')).toBeVisible()
})

test('a page that never uses the kit sees no error when the core fails', async ({ page, site }) => {
  site.fail('core')
  await site.open(body)
  await expect.poll(() => site.lines().join()).toContain('bindery: could not be loaded')
  expect(await page.evaluate(() => 'bindery' in window)).toBe(true)
  expect(site.takeErrors()).toEqual([])
  const ready = page.evaluate(() => Reflect.get(window, 'bindery').ready)
  await expect(ready).rejects.toThrow(/core/)
})
