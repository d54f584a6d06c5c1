/** What administrators, editors, authors and contributors can write. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Role, savePost, test } from './test.ts'

/** A folder for pictures to look at. */
const pictures = process.env['BINDERY_PICTURES']

const saveTag =
  '<bindery-save-button item-title="By hand" data-from="test"><a href="/my-library/">My Library</a></bindery-save-button>'
/** The block of the paywall has no field for this attribute. */
const gateTag = '<bindery-paywall article-path="/2026/11/by-hand"></bindery-paywall>'
const chatTag =
  '<bindery-live-chat src="https://chat.example.com/loader.js" global="Chat"></bindery-live-chat>'

for (const role of ['admin', 'editor', 'author', 'contributor'] as const satisfies Role[]) {
  const mayLoad = role === 'admin' || role === 'editor'
  test(`WordPress keeps the tags of the ${role}, ${mayLoad ? 'all' : 'but none that loads code'}`, async ({
    page,
    logIn,
  }) => {
    await logIn(role)
    const html = `<!-- wp:html -->\n${saveTag}${gateTag}${chatTag}\n<!-- /wp:html -->`
    const { content } = await savePost(page, `By ${role}`, html)
    expect(content.raw).toContain(saveTag + gateTag)
    expect(content.raw.includes('<bindery-live-chat')).toBe(mayLoad)
    expect(content.rendered).toContain(saveTag)
  })
}

/** Inserts a block after the selected one. */
async function insertBlock(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle block inserter' })
  await toggle.click()
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill(name)
  // The name begins with the glyph of the block's icon.
  await page.getByRole('option', { name: new RegExp(`${name}$`) }).click()
  await toggle.click()
}

test('an author publishes a save button and a paywall as blocks, and a guest meets both', async ({
  page,
  browser,
  site,
  logIn,
}) => {
  await logIn('author')
  await page.goto('/wp-admin/post-new.php')
  await page.getByRole('textbox', { name: 'Add title' }).fill('Written by an author')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The beginning.')
  await insertBlock(page, 'Save button')
  // The inserter has closed the settings.
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('region', { name: 'Editor settings' })
  await settings.getByLabel('Item title').fill('A “title” & more')
  await expect(page.getByRole('document', { name: 'Block: Save button' })).toContainText(
    'Item title: A “title” & more',
  )
  await insertBlock(page, 'Paywall')
  await expect(page.getByText('Only readers with access get the blocks')).toBeVisible()
  await page
    .getByRole('document', { name: /^Empty block/ })
    .last()
    .click()
  await page.keyboard.type('The secret end.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Editor publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  const address = await panel.getByRole('link', { name: 'View Post' }).getAttribute('href')

  const guest = await browser.newPage({ baseURL: site.origin })
  await guest.goto(address ?? '')
  await expect(guest.getByRole('button', { name: /^Save/ })).toBeVisible()
  await expect(
    guest.getByRole('region', { name: 'Keep reading with a free account' }),
  ).toBeVisible()
  expect(await guest.content()).not.toContain('The secret end.')
  await expect(guest.locator('bindery-save-button')).toHaveAttribute(
    'item-title',
    'A “title” & more',
  )
  await guest.close()
})

test('a tag as HTML in a classic post is not taken apart by wpautop', async ({ page, logIn }) => {
  await logIn('author')
  const tag =
    '<bindery-carousel label="Most read">\n\n<p>The “first” slide</p>\n\n<p>The second slide</p>\n\n</bindery-carousel>'
  const { content } = await savePost(page, 'Classic', `Above.\n\n${tag}\n\nBelow.`)
  expect(content.rendered).toContain(tag)
  expect(content.rendered).toContain('<p>Above.</p>')
  expect(content.rendered).toContain('<p>Below.</p>')
})

test('a shortcode takes item, title and address from the post, and refuses what is not allowed', async ({
  page,
  logIn,
}) => {
  await logIn('contributor')
  const { id, content } = await savePost(
    page,
    'Six “ways”',
    '[bindery-save-button load="never" onclick="alert(1)"] [bindery-share-button item-title="&quot;&gt;&lt;b&gt;&#91;x&#93;"][bindery-live-chat src="https://a.example/"]',
  )
  expect(content.rendered).toContain(`<bindery-save-button item-id="${id}" item-title="Six “ways”"`)
  expect(content.rendered).toContain('item-title="&quot;&gt;&lt;b&gt;[x]"')
  expect(content.rendered).not.toMatch(/onclick|never|<bindery-live-chat/)
})

test('an administrator changes the settings, and a wrong value is refused', async ({
  page,
  logIn,
}) => {
  await logIn('admin')
  await page.goto('/wp-admin/options-general.php?page=bindery')
  await page.getByLabel('API base').fill('javascript:alert(1)')
  await page.getByLabel('Country').fill('US')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('“javascript:alert(1)” is not allowed.')).toBeVisible()
  await expect(page.getByLabel('Country')).toHaveValue('US')
  await expect(page.getByLabel('API base')).toHaveValue('')
  await page.goto('/2026/11/a-classic-on-saying-no/')
  const script = page.locator('script[src*="kit/bindery.js"]')
  await expect(script).toHaveCount(1)
  await expect(script).toHaveAttribute('data-country', 'US')
  await expect(page.locator('bindery-site')).toHaveAttribute('page-type', 'article')
})

test('an author cannot open the settings', async ({ page, logIn }) => {
  await logIn('author')
  await page.goto('/wp-admin/options-general.php?page=bindery')
  await expect(page.getByText('you are not allowed to access this page')).toBeVisible()
})

test('an administrator in Austria finds settings page and blocks in German', async ({
  page,
  logIn,
}) => {
  await logIn('german')
  await page.goto('/wp-admin/options-general.php?page=bindery')
  await expect(page.getByLabel('Land')).toHaveAccessibleDescription(
    'Das Land der Leser. Leer: unbekannt.',
  )
  await page.getByText('Weitere Einstellungen').click()
  await expect(page.getByLabel('Passkeys')).toBeVisible()
  if (pictures)
    await page.screenshot({ path: join(pictures, 'german-settings.png'), fullPage: true })
  await page.getByLabel('Land').fill('Austria')
  await page.locator('[type="submit"]').click()
  await expect(
    page.getByText('„Austria“ ist nicht erlaubt. Erlaubt: zwei Buchstaben, etwa US.'),
  ).toBeVisible()
  await page.goto('/wp-admin/post-new.php')
  await page.getByRole('textbox', { name: /title|Titel/ }).fill('Auf Deutsch')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/Artikelz')
  await page.getByRole('option', { name: /Artikelzähler$/ }).click()
  await expect(page.getByRole('document', { name: /Artikelzähler$/ })).toContainText(
    'Die Zahl der kostenlosen Artikel, die Angemeldete noch haben.',
  )
  await expect(page.getByLabel('Art', { exact: true })).toHaveAccessibleDescription(
    /^Die kostenlosen/,
  )
  if (pictures) await page.screenshot({ path: join(pictures, 'german-block.png') })
})
