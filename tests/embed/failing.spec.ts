import { expect, test } from './site.ts'

const body = '<bindery-eager-thing>Fallback</bindery-eager-thing>'
const real = { name: 'Real button' }

declare global {
  interface Window {
    failures: unknown[]
  }
}

for (const chunk of ['eager-thing', 'lit', 'core']) {
  test(`${chunk} that fails once is fetched again`, async ({ page, site }) => {
    site.fail(chunk, 1)
    await site.open(body)
    await expect(page.getByRole('button', real)).toBeVisible()
    expect(site.lines()).toEqual([])
  })
}

for (const chunk of ['eager-thing', 'rest']) {
  test(`${chunk} that fails is asked for at another address: Firefox remembers that one`, async ({
    page,
    site,
  }) => {
    await page.route(`**/chunks/${chunk}.*.js`, (route) => route.fulfill({ status: 503 }))
    await site.open(chunk === 'rest' ? body.replaceAll('eager', 'seldom') : body)
    await expect(page.getByRole('button', real)).toBeVisible()
    expect(site.lines()).toEqual([])
  })
}

test('a file that others import has one address, also when it has failed', async ({
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

test('a chunk that keeps failing: the fallback stays, one event, one line', async ({
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

test('a tag whose chunk failed is tried again when it is clicked, and that it failed again is said', async ({
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

test('a chunk that fails because the reader is offline comes when they are back', async ({
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

test('without the core the page stays as it is, and the queue stays quiet', async ({
  page,
  site,
}) => {
  site.fail('core')
  await site.open(`<script>window.bindery = [() => { throw Error('called') }]</script>${body}`)
  await expect.poll(() => site.lines().length).toBeGreaterThan(0)
  await expect(page.getByText('Fallback')).toBeVisible()
})

test('without the core a page that asked for nothing sees no error', async ({ page, site }) => {
  site.fail('core')
  await site.open(body)
  await expect.poll(() => site.lines().join()).toContain('bindery: could not be loaded')
  expect(await page.evaluate(() => 'bindery' in window)).toBe(true)
  expect(site.takeErrors()).toEqual([])
  const ready = page.evaluate(() => Reflect.get(window, 'bindery').ready)
  await expect(ready).rejects.toThrow(/core/)
})
