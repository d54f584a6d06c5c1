/** The inspector: `bindery.inspect()` and `?bindery-inspect`, with the stand-in reader. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const script =
  '<script async src="/bindery/bindery.js" data-api-base="/api/" data-inspector></script>'
const body = `
  <h1>A page</h1>
  <bindery-account-menu></bindery-account-menu>
  <bindery-quota-meter></bindery-quota-meter>
  <bindery-save-button item-id="my-own-article" item-title="My Own Article"></bindery-save-button>
  <bindery-add-to-cart product-id="9001" price="24.50" product-title="My Own Book"></bindery-add-to-cart>
  <bindery-mini-cart></bindery-mini-cart>`

interface Kit {
  bindery: { ready: Promise<{ inspect(): Promise<void> }> }
}

const inspect = (page: Page) =>
  page.evaluate(async () => (await (window as unknown as Kit).bindery.ready).inspect())

const panelOf = (page: Page) => {
  const panel = page.getByRole('region', { name: /^Bindery inspector/ })
  return {
    panel,
    tab: (name: RegExp) => panel.getByRole('tab', { name }),
    content: panel.getByRole('tabpanel'),
    status: panel.getByRole('status'),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    choose: (label: string, value: string) =>
      panel.getByLabel(label, { exact: true }).selectOption(value),
  }
}

const isInspectorFile = (url: string) => url.includes('/inspector/')

test('a page that does not allow the inspector loads nothing of it', async ({ page, mock }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await serveTestPage(mock, { body })
  await page.goto(`${testPage}?bindery-inspect`)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(inspect(page)).rejects.toThrow('The inspector needs data-inspector on the script')
  await expect(panelOf(page).panel).toHaveCount(0)
  expect(files.filter(isInspectorFile)).toEqual([])
})

test('a page that allows the inspector loads it only when somebody asks for it', async ({
  page,
  mock,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await serveTestPage(mock, { body, script })
  await page.goto(testPage)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(files.filter(isInspectorFile)).toEqual([])
  await inspect(page)
  const { panel, button } = panelOf(page)
  await expect(panel.getByRole('heading', { name: /^Bindery inspector/ })).toBeFocused()
  // A second call opens no second panel.
  await inspect(page)
  await expect(panel).toHaveCount(1)
  await button('Close').click()
  await expect(panel).toHaveCount(0)
  expect(files.filter(isInspectorFile).every((file) => file.endsWith('/inspector.js'))).toBe(true)
})

test('the inspector names the mistakes of a page', async ({ page, mock, journal }) => {
  journal.allow(/Content Security Policy/)
  await page.route('**/api/user/quota', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please sign in</p>' }),
  )
  await serveTestPage(mock, {
    script: script.replace('data-inspector', 'data-inspector data-theme="sepia"'),
    body: `
      <bindery-follow-buton type="topic"></bindery-follow-buton>
      <bindery-save-button item-title="The Long View"></bindery-save-button>
      <bindery-stream page-size="lots"></bindery-stream>
      <bindery-share-button item-titel="A Title"></bindery-share-button>
      <bindery-search placeholder=“Find an article”></bindery-search>
      <bindery-header-menu><span slot="buton">Menu</span></bindery-header-menu>
      <bindery-site paywall></bindery-site><bindery-site country="US"></bindery-site>
      <p>&lt;bindery-quota-meter&gt;</p>
      <bindery-quota-meter></bindery-quota-meter>
      <img src="https://pictures.example.com/a.png" alt="">`,
  })
  await page.goto(`${testPage}?bindery-inspect`)
  const { panel, tab, content } = panelOf(page)
  await expect(panel).toBeVisible()
  await tab(/^Mistakes/).click()
  for (const name of [
    'tag-unknown',
    'attribute-missing',
    'attribute-invalid',
    'attribute-unknown',
    'attribute-quotes',
    'slot-unknown',
    'site-twice',
    'setting-invalid',
    'tag-escaped',
  ])
    await expect(content.getByText(name, { exact: true }).first(), name).toBeVisible()
  await expect(content.getByText(/img-src forbids https:\/\/pictures\.example\.com/)).toBeVisible()
  await tab(/^Tags/).click()
  await expect(content.getByText(/page-size="lots"/)).toContainText('lots')
  await expect(content.getByText('Allowed: a whole number from', { exact: false })).toBeVisible()
  await tab(/^Settings/).click()
  await expect(content.getByText('Refused: script: sepia')).toBeVisible()
})

test('the inspector shows calls with findings, and events with the script that cancels them', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body, script })
  await page.goto(testPage)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await inspect(page)
  await page.route('**/authenticate', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Our login page</p>' }),
  )
  await page.evaluate(() =>
    document.addEventListener('bindery-add-to-cart-request', (event) => event.preventDefault()),
  )
  const { tab, content } = panelOf(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await tab(/^Events/).click()
  const request = content.getByRole('listitem').filter({ hasText: 'bindery-add-to-cart-request' })
  await expect(request).toContainText('from bindery-add-to-cart')
  await expect(request).toContainText('Cancelled by')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const modal = authModal(page)
  await modal.email.fill('reader@example.com')
  await modal.password.fill(password)
  await page.keyboard.press('Enter')
  await expect(modal.dialog().getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await page.keyboard.press('Escape')
  await tab(/^Calls \(1 wrong\)/).click()
  const call = content.getByRole('listitem').filter({ hasText: 'signIn' })
  await expect(call).toContainText('reply-html')
  await expect(call).toContainText('Our login page')
})

test('the stand-in plays readers and errors, and the server hears nothing of it', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body, script })
  await page.goto(testPage)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await inspect(page)
  const { tab, button, choose, status } = panelOf(page)
  const stored = () => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  // The page has read the cart of its own reader by then.
  await expect.poll(stored).toMatchObject([{ 'bindery:cart': expect.any(String) }, {}])
  const before = await stored()
  await tab(/^Stand-in/).click()
  const banner = page.getByRole('complementary', { name: 'Stand-in reader' })
  await expect(banner).toHaveCount(0)
  await button('Start the stand-in reader').click()
  await expect(banner).toContainText('this browser answers, and not your server')
  const asked = (await mock.calls()).length

  await choose('Reader', 'better')
  const menu = page.locator('bindery-account-menu')
  await expect(menu).toContainText('Ben Better')
  await page.getByRole('button', { name: /^Save/ }).click()
  const flyout = page.getByRole('dialog', { name: 'Save to folders' })
  await flyout.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  await page.keyboard.press('Escape')

  // The page's own product, at the page's own price.
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog').getByText('My Own Book')).toBeVisible()
  await page.keyboard.press('Escape')

  await choose('Tag', 'bindery-add-to-cart')
  await choose('Error of its calls', 'addToCart: server-error')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'something went wrong' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('Error of its calls', '')

  await button('Sign out in another tab').click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await choose('Reader', 'spent')
  await expect(page.locator('bindery-quota-meter')).toContainText(/no free articles|0/i)

  const calls = (await mock.calls()).slice(asked).map(({ path }) => path)
  expect(calls.filter((path) => !path.startsWith('/bindery/'))).toEqual([])
  await banner.getByRole('button', { name: 'Stop' }).click()
  await expect(status).toHaveText('Your server answers again.')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await stored()).toEqual(before)
})

test('the report names no reader', async ({ page, mock, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    script,
    body: `${body}<bindery-registration-confirmation email="robin@example.com"></bindery-registration-confirmation>`,
  })
  await page.goto(`${testPage}?token=0123456789abcdef0123456789abcdef&bindery-inspect`)
  const { button, panel, status, tab } = panelOf(page)
  await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
  await expect(panel).toBeVisible()
  await page.evaluate(async () => {
    const { bindery } = window as unknown as { bindery: { refresh(): Promise<unknown> } }
    await bindery.refresh()
  })
  await tab(/^Calls/).click()
  await button('Copy report').click()
  await expect(status).toHaveText('The report is copied. It names no reader.')
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).not.toMatch(/robin|reader@|example\.com"|0123456789abcdef/i)
  const { tags, calls, state } = JSON.parse(report)
  expect(tags.map(({ tag }: { tag: string }) => tag)).toContain('bindery-save-button')
  expect(calls.map(({ name }: { name: string }) => name)).toContain('readProfile')
  expect(state).toContainEqual({ name: 'Reader', value: 'registered' })
})

test('the inspector works by keyboard, at 320 px, in the dark, without a violation of axe', async ({
  page,
  mock,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await serveTestPage(mock, { body, script })
  await page.goto(`${testPage}?bindery-inspect`)
  const { panel, tab, button, status } = panelOf(page)
  await expect(panel).toBeVisible()
  await tab(/^Tags/).focus()
  for (const name of [/^Mistakes/, /^Calls/, /^Events/, /^State/, /^Settings/, /^Stand-in/]) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await axe()
  }
  const box = await panel.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Home')
  await button('Check with axe').click()
  await expect(status).toContainText('axe has checked 5 tags')
  await axe()
})
