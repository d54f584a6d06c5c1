/** The language of a page and of its parts: German, unsupported languages, and a site's own texts. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { tabTo } from './keyboard.ts'
import { article, buttonOf } from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const menu = '<header><bindery-account-menu>Konto</bindery-account-menu></header>'
const german = 'lang="de-AT"'

/** The language in which a screen reader reads an element: the nearest `lang`, through shadow roots and slots. */
const effectiveLanguage = (element: Element): string => {
  for (let node: Element | null = element; node; ) {
    if (node instanceof HTMLElement && node.lang) return node.lang
    const root: Node = node.getRootNode()
    node =
      node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  return ''
}

/** Records the chunks with German texts that the page requests from now on. */
const recordTextRequests = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const [name] = /[^/]*$/.exec(request.url()) ?? []
    if (name && /^de[._]/.test(name)) asked.push(name)
  })
  return asked
}

test('a keyboard user signs in and saves on a German page', async ({ page, mock, axe }) => {
  await serveTestPage(mock, {
    body: `${menu}<main><h1>Ein Artikel</h1>${buttonOf(article)}</main>`,
    root: german,
  })
  await page.goto(testPage)
  const signIn = header(page).getByRole('button', { name: 'Anmelden', exact: true })
  await expect(signIn).toBeVisible()
  expect(await signIn.evaluate(effectiveLanguage)).toBe('de-AT')
  await signIn.focus()
  await page.keyboard.press('Enter')
  const modal = authModal(page)
  await modal.dialog('Anmelden').waitFor()
  const email = modal.field('E-Mail-Adresse')
  await expect(email).toBeFocused()
  expect(await email.evaluate(effectiveLanguage)).toBe('de-AT')
  await page.keyboard.press('Enter')
  await expect(modal.dialog()).toContainText('Bitte füllen Sie dieses Feld aus.')
  await axe()
  await email.fill('reader@example.com')
  await modal.field('Passwort').fill(password)
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded
  await expect(header(page).getByRole('button', { name: 'Anmelden' })).toHaveCount(0)
  const save = page.getByRole('button', { name: `Speichern: „${article.title}“`, exact: true })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.focus()
  await page.keyboard.press('Enter')
  const flyout = page.getByRole('dialog', { name: 'In Ordnern speichern' })
  await expect(flyout.getByRole('checkbox').first()).toBeVisible()
  await tabTo(page, 'Speichern', true)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: `Gespeichert: „${article.title}“`, exact: true }),
  ).toBeVisible()
})

test('the widgets are English and marked as such when the German texts fail to load', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/ERR_FAILED|some texts are in English|Failed to fetch dynamically|bindery:/)
  await serveTestPage(mock, { body: `${menu}${buttonOf(article)}`, root: german })
  await page.route(/\/chunks\/de\./, (route) => route.abort())
  await page.goto(testPage)
  const signIn = header(page).getByRole('button', { name: 'Sign In', exact: true })
  await expect(signIn).toBeVisible()
  expect(await signIn.evaluate(effectiveLanguage)).toBe('en')
  const save = page.getByRole('button', { name: `Save “${article.title}”` })
  expect(await save.evaluate(effectiveLanguage)).toBe('en')
})

test('a tag uses the nearest lang of the page', async ({ page, mock }) => {
  const asked = recordTextRequests(page)
  const [one, two, three] = ['Eins', 'Two', 'Trois'].map((title) => buttonOf({ ...article, title }))
  await serveTestPage(mock, {
    body: `${menu}<section lang="de">${one}<div lang="en-GB">${two}</div></section><p lang="fr">${three}</p>`,
  })
  await page.goto(testPage)
  const save = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(save('Speichern: „Eins“')).toBeVisible()
  expect(await save('Speichern: „Eins“').evaluate(effectiveLanguage)).toBe('de')
  expect(await save('Save “Two”').evaluate(effectiveLanguage)).toBe('en')
  expect(await save('Save “Trois”').evaluate(effectiveLanguage)).toBe('en')
  await expect(header(page).getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  // The modal has the language of its opener.
  const modal = authModal(page)
  await save('Speichern: „Eins“').click()
  await expect(modal.field('E-Mail-Adresse')).toBeVisible()
  expect(await modal.dialog().evaluate(effectiveLanguage)).toBe('de')
  await page.keyboard.press('Escape')
  await save('Save “Two”').click()
  await expect(modal.email).toBeVisible()
  expect(await modal.dialog().evaluate(effectiveLanguage)).toBe('en')
  expect(asked.length).toBeGreaterThan(0)
})

test('an English page loads no other texts', async ({ page, mock }) => {
  const asked = recordTextRequests(page)
  await serveTestPage(mock, { body: `${menu}${buttonOf(article)}` })
  await page.goto(testPage)
  await authModal(page).openSignIn()
  expect(asked).toEqual([])
})

test('the widgets are English and marked as such on a page in an unsupported language', async ({
  page,
  mock,
  axe,
}) => {
  await serveTestPage(mock, { body: menu, root: 'lang="fr"' })
  await page.goto(testPage)
  const signIn = header(page).getByRole('button', { name: 'Sign In' })
  expect(await signIn.evaluate(effectiveLanguage)).toBe('en')
  await signIn.click()
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  expect(await modal.email.evaluate(effectiveLanguage)).toBe('en')
  expect(await modal.dialog().evaluate(effectiveLanguage)).toBe('en')
  await axe()
})

test("the site's own messages replace the built-in texts in every language", async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/there is no text/)
  const lines: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  const config = {
    locale: 'de',
    messages: { 'account.signIn': 'Einloggen', 'account.singOut': 'x', 'auth.close': 7 },
  }
  await serveTestPage(mock, {
    body: menu,
    script: `<script async src="/bindery/bindery.js" data-api-base="/api/"></script><script type="application/json" id="bindery-config">${JSON.stringify(config)}</script>`,
  })
  await page.goto(testPage)
  const signIn = page.getByRole('button', { name: 'Einloggen' })
  expect(await signIn.evaluate(effectiveLanguage)).toBe('de')
  await expect.poll(() => lines.length).toBe(2)
  expect(lines.sort()).toEqual([
    'bindery: #bindery-config messages.auth.close="7": allowed is a text. Ignored.',
    expect.stringMatching(/^bindery: #bindery-config messages: there is no text "account.singOut"/),
  ])
  await signIn.click()
  await authModal(page).dialog('Anmelden').waitFor()
  expect(await authModal(page).field('E-Mail-Adresse').evaluate(effectiveLanguage)).toBe('de')
})

test('a right-to-left page is no wider than a phone', async ({ page, mock }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await serveTestPage(mock, {
    body: `${menu}<main>${buttonOf(article)}<bindery-newsletter-list></bindery-newsletter-list><bindery-stream stream="latest"></bindery-stream></main>`,
    root: 'lang="de" dir="rtl"',
  })
  await page.goto(testPage)
  await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abonnieren', exact: true }).first()).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await header(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await authModal(page).dialog('Anmelden').waitFor()
  expect(await overflow()).toBe(0)
})
