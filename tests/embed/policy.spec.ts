import { expect, test } from './site.ts'

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

test('everything works under a strict policy with Trusted Types', async ({ page, site }) => {
  await site.open(
    '<bindery-eager-thing></bindery-eager-thing><bindery-auth-modal open></bindery-auth-modal>',
    { csp },
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect(page.getByText('The modal is')).toBeVisible()
  await page.getByRole('button', { name: 'Real button' }).click()
  await expect(page.locator('output')).toHaveText('bindery-eager-thing pressed.')
  expect(site.takeErrors()).toEqual([])
  expect(site.lines()).toEqual([])
})

test('a policy that goes by nonces is kept', async ({ page, site }) => {
  await site.open('<bindery-eager-thing></bindery-eager-thing>', {
    head: '<script async nonce="n0nce" src="/bindery/bindery.js"></script>',
    csp: "default-src 'none'; script-src 'nonce-n0nce'; connect-src 'self'",
  })
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  expect(site.takeErrors()).toEqual([])
})

/** A tag manager: a script of its own that adds ours once the page has loaded, and then a tag. */
const manager = `<script nonce="n0nce">
  document.write = () => { throw new Error('document.write') }
  addEventListener('load', () => {
    const script = document.createElement('script')
    Object.assign(script, { async: true, src: '/bindery/bindery.js' }).dataset.apiBase = '/api/'
    script.onload = () => document.body.append(document.createElement('bindery-eager-thing'))
    document.head.append(script)
  })
</script>`

for (const trust of ["'nonce-n0nce' 'strict-dynamic'", "'nonce-n0nce' 'self'"]) {
  test(`a tag manager adds script and tag late, under script-src ${trust}`, async ({
    page,
    site,
  }) => {
    await site.open('<bindery-eager-thing>Fallback</bindery-eager-thing>', {
      head: manager,
      csp: `default-src 'none'; script-src ${trust}; style-src 'self'; connect-src 'self'`,
    })
    await expect(page.getByRole('button', { name: 'Real button' })).toHaveCount(2)
    expect(site.takeErrors()).toEqual([])
    expect(site.lines()).toEqual([])
  })
}

test('a policy that trusts only the tag manager stops the script, and the fallback stays', async ({
  page,
  site,
}) => {
  await site.open('<bindery-eager-thing>Fallback</bindery-eager-thing>', {
    head: manager,
    csp: "default-src 'none'; script-src 'nonce-n0nce'; connect-src 'self'",
  })
  await expect.poll(() => site.takeErrors()).toEqual([expect.stringContaining('bindery.js')])
  await expect(page.getByText('Fallback')).toBeVisible()
})

test('what a reader has written and named like the document’s own is not taken for the script', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'elsewhere.test') elsewhere.push(request.url())
  })
  await site.open(
    `<object name="currentScript" data-api-base="https://elsewhere.test/api/"></object>
    <img name="currentScript" alt="" src="https://elsewhere.test/bindery.js">
    <bindery-eager-thing></bindery-eager-thing>
    <script src="/bindery/bindery.js"></script>`,
    { head: '' },
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  expect(elsewhere.filter((url) => !url.endsWith('/bindery.js'))).toEqual([])
})
