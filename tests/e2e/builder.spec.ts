/** The embed builder at /builder/: choose a tag, try it as any reader, copy the code. */
import { startFileServer } from '../support/file-server.ts'
import { expect, password, test } from '../support/test.ts'
import { code, field, previewOf } from './builder.ts'

test('an editor goes from a goal to a tag, and to its code', async ({ page, axe, journal }) => {
  journal.allow(/Connecting to .*preview\.css/)
  await page.goto('/builder/')
  await field(page, 'Goal').selectOption('Follow topics and newsletters')
  await expect(field(page, 'Tag')).toHaveValue('bindery-follow-button')
  await expect(previewOf(page).getByRole('button', { name: 'Follow Strategy' })).toBeVisible()
  await field(page, 'name').fill('Negotiation strategies')
  await field(page, 'item-id').fill('negotiation-strategies')
  await expect(
    previewOf(page).getByRole('button', { name: 'Follow Negotiation strategies' }),
  ).toBeVisible()
  await expect(code(page)).toContainText(
    '<bindery-follow-button item-id="negotiation-strategies" name="Negotiation strategies">',
  )
  await expect(code(page)).toContainText('<link rel="modulepreload"')
  await field(page, 'For').selectOption('React')
  await expect(code(page)).toContainText("import { BinderyFollowButton } from '@bindery/react'")
  await axe()
})

test('the preview signs in, saves and fills the cart on the mock API', async ({ page, mock }) => {
  await page.goto('/builder/')
  const preview = previewOf(page)
  await preview.getByRole('button', { name: /^Save / }).click()
  const modal = preview.getByRole('dialog')
  await modal.getByRole('link', { name: /^Sign in/ }).click()
  await modal.getByLabel('Email address').fill('reader@example.com')
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Sign In' }).click()
  await expect(preview.getByRole('button', { name: 'Saved' })).toBeVisible()

  await field(page, 'Tag').selectOption('bindery-add-to-cart')
  await preview.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(preview.getByRole('dialog').getByText('The Quiet Half')).toBeVisible()
  // The frame's server is in the frame: the host's own API was never called.
  expect(await mock.calls('/api/')).toEqual([])
})

test('the preview plays another reader, a failing server, German and a page without script', async ({
  page,
  journal,
}) => {
  journal.allow(/500/)
  await page.goto('/builder/')
  await field(page, 'Tag').selectOption('bindery-quota-meter')
  const preview = previewOf(page)
  await expect(preview.getByText('4 free articles left')).toBeVisible()
  await field(page, 'Reader').selectOption('A reader without free articles left')
  await expect(preview.getByText('No free articles left')).toBeVisible()
  await field(page, 'Reader').selectOption('A guest')
  await field(page, 'Tag').selectOption('bindery-account-menu')
  await field(page, 'Language').selectOption('German')
  await expect(preview.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await field(page, 'JavaScript').selectOption('Off')
  await expect(preview.getByRole('link', { name: 'Register' })).toBeVisible()
  await field(page, 'Tag').selectOption('bindery-stream')
  await field(page, 'Server').selectOption('Fails')
  await expect(preview.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a link holds the choice, and one with foreign attributes brings none of them', async ({
  page,
}) => {
  await page.goto('/builder/#tag=bindery-stream&a.page-size=3&a.onclick=alert(1)&theme=dark')
  await expect(field(page, 'Tag')).toHaveValue('bindery-stream')
  await expect(field(page, 'page-size')).toHaveValue('3')
  await expect(field(page, 'Theme')).toHaveValue('dark')
  await expect(previewOf(page).getByRole('article')).toHaveCount(3)
  await expect(code(page)).not.toContainText('onclick')
  expect(new URL(page.url()).hash).not.toContain('onclick')
  await page.reload()
  await expect(field(page, 'page-size')).toHaveValue('3')
})

test('a dark brand stays dark, whatever theme was chosen before', async ({ page }) => {
  await page.goto('/builder/#tag=bindery-share-button&theme=light')
  await field(page, 'Brand').selectOption('Nocturne: a dark magazine')
  await expect(field(page, 'Theme')).toHaveValue('dark')
  await expect(field(page, 'Theme')).toBeDisabled()
  await expect(field(page, 'Theme')).toHaveAccessibleDescription('The brand is dark only.')
  await expect(previewOf(page).locator('html')).toHaveCSS('color-scheme', 'dark')
  await field(page, 'Brand').selectOption('Siren: a tabloid')
  await expect(field(page, 'Theme')).toHaveValue('light')
  await expect(previewOf(page).locator('html')).toHaveCSS('color-scheme', 'light')
})

test('an editor reads when to use a tag, and gives it a form that works without JavaScript', async ({
  page,
  axe,
  journal,
}) => {
  journal.allow(/Connecting to .*preview\.css/)
  await page.goto('/builder/#tag=bindery-mb-signup')
  await expect(page.getByRole('term').filter({ hasText: 'Don’t' })).toBeVisible()
  await field(page, 'Without JavaScript').selectOption('A form to sign up')
  await expect(code(page)).toContainText('<form action="/api/forms/mb-signup" method="post"')
  await field(page, 'JavaScript').selectOption('Off')
  await previewOf(page).getByLabel('Email address').fill('reader@example.com')
  await axe()
  await previewOf(page).getByRole('button', { name: 'Sign up' }).press('Enter')
  await expect(page.getByRole('status', { name: 'Notice' })).toHaveText(
    /On your page this leads to \/api\/forms\/mb-signup/,
  )
  await page.reload()
  await expect(field(page, 'Without JavaScript')).toHaveValue('mb-signup')
})

test('a tag that opens by itself leaves the focus in the form of a keyboard user', async ({
  page,
}) => {
  await page.goto('/builder/')
  const preview = previewOf(page)
  for (const tag of ['bindery-auth-modal', 'bindery-share-flyout']) {
    await field(page, 'Tag').selectOption(tag)
    await field(page, 'Language').selectOption('English')
    await field(page, 'Language').focus()
    await page.keyboard.press('ArrowDown')
    await expect(preview.locator('html')).toHaveAttribute('lang', 'de')
    await expect(preview.getByRole('dialog')).toBeVisible()
    await expect(field(page, 'Language')).toBeFocused()
  }
  await field(page, 'JavaScript').focus()
  await page.keyboard.press('Tab')
  await expect(preview.locator(':focus')).toHaveCount(1)
})

test('a value that the kit would ignore is explained beside its field', async ({ page }) => {
  await page.goto('/builder/#tag=bindery-archive-picker')
  await field(page, 'from').fill('soon')
  await expect(field(page, 'from')).toHaveAccessibleDescription(/^Allowed: a whole number/)
  await expect(page.getByText('the kit would ignore it: from.')).toBeVisible()
})

test('a link in the preview leads nowhere and says where it would lead', async ({ page }) => {
  await page.goto('/builder/#tag=bindery-mini-cart&script=off')
  await previewOf(page).getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('status', { name: 'Notice' })).toHaveText(
    'On your page this leads to /shopping-cart',
  )
})

test('an editor copies the code, and finds it selected where the browser forbids to copy', async ({
  page,
  context,
}) => {
  await page.goto('/builder/#tag=bindery-share-button')
  const copy = page.getByRole('button', { name: 'Copy the code' })
  const notice = page.getByRole('status', { name: 'Notice' })
  await copy.press('Enter')
  await expect(notice).toContainText('The code is selected')
  const text = (await code(page).textContent()) ?? ''
  expect(await page.evaluate(() => String(getSelection()))).toBe(text.trim())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await copy.press('Enter')
  await expect(notice).toHaveText('The code is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

test('the builder names what is wrong with a pasted page, and where', async ({
  page,
  axe,
  journal,
}) => {
  journal.allow(/Connecting to .*preview\.css/)
  await page.goto('/builder/')
  const section = page.getByRole('region', { name: 'Check your page' })
  await section
    .getByLabel('The HTML of your page')
    .fill(
      '<!doctype html>\n<script async src="/bindery/bindery.js"></script>\n<bindery-save-buton></bindery-save-buton>\n<bindery-stream page-size="many"></bindery-stream>\n',
    )
  await section.getByRole('button', { name: 'Check the page' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByRole('listitem').first()).toContainText('bindery-save-button')
  await expect(section.getByRole('listitem').first()).toContainText('Line 3, column 1')
  await expect(section.getByRole('listitem').last()).toContainText('page-size')
  await axe()
  await section.getByLabel('Its address').fill('example.com')
  await section.getByRole('button', { name: 'Check the page' }).click()
  await expect(section.getByLabel('Its address')).toHaveAccessibleDescription(/https:/)
  await expect(section.getByLabel('Its address')).toBeFocused()
  await expect(section.getByLabel('The HTML of your page')).not.toHaveValue('')
})

test('the builder says on a plain file server what the preview needs, and gives the code', async ({
  page,
  journal,
}) => {
  journal.allow(/CORS policy|Failed to load resource/)
  const server = await startFileServer('dist/builder', '/tools/builder/')
  try {
    await page.goto(`${server.url}#tag=bindery-share-button`)
    await expect(page.getByRole('status', { name: 'Notice' })).toContainText(
      'Access-Control-Allow-Origin',
    )
    await expect(code(page)).toContainText('<bindery-share-button ')
  } finally {
    await server.stop()
  }
})

const papers = { light: 'rgb(255, 255, 255)', dark: 'rgb(23, 24, 28)' }

test('the builder fits a phone, light and dark, without a violation', async ({
  page,
  axe,
  journal,
}) => {
  // axe reads the style sheets of the frame, whose page may connect to nothing.
  journal.allow(/Connecting to .*preview\.css/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/builder/#tag=bindery-share-button')
    const frame = page.getByTitle('Preview of the tag')
    // A browser may paint the page in the frame only when it is scrolled to.
    await expect(frame).toHaveCSS('background-color', papers[colorScheme])
    await frame.scrollIntoViewIfNeeded()
    await expect(previewOf(page).getByRole('button', { name: 'Share' })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
    await axe()
  }
})
