/** A press whose overlay fails to load: the reader sees and hears an error, and nothing stays open. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { liveRegion } from './live-region.ts'
import { article, buttonOf, expectSaved, pressInFlyout, saveButton } from './save.ts'
import { shareFlyout } from './share.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const offline = 'No connection. Check your network and try again.'
const generic = 'Something went wrong. Please try again.'
const networkErrors = /Failed to load resource|ERR_INTERNET_DISCONNECTED|error loading dynamically/i

const share = (page: Page) => page.getByRole('button', { name: /^Share: / })

/** Waits for the code that reports a failed load, which loads when the page is idle, and for its texts. */
const failureTextsLoaded = (page: Page) =>
  Promise.all([
    page.waitForResponse(/chunks\/failure\.messages\./),
    page.waitForResponse(/chunks\/idle-tasks\./),
  ])

/** Expects this message to be visible: inside the window and not clipped. */
const expectVisibleMessage = async (page: Page, words: string) => {
  await expect(liveRegion(page)).toHaveText(words)
  await expect(liveRegion(page)).toBeInViewport({ ratio: 1 })
  await expect(liveRegion(page)).toHaveCSS('clip-path', 'none')
}

test('a flyout whose file is missing shows an error, and the next press opens it', async ({
  page,
  journal,
  axe,
}) => {
  journal.allow(networkErrors)
  const here = failureTextsLoaded(page)
  await page.route('**/share-flyout.*', (route) => route.fulfill({ status: 404 }))
  await page.goto(freeArticle)
  await here
  await share(page).click()
  await expectVisibleMessage(page, generic)
  await axe()
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(share(page)).toBeFocused()
  await page.unroute('**/share-flyout.*')
  await share(page).click()
  await expect(shareFlyout(page).box).toBeVisible()
})

test('a flyout pressed offline shows an error soon, and the next press online opens it', async ({
  page,
  context,
  journal,
}) => {
  journal.allow(networkErrors)
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name = ''] = /chunks\/([\w.-]+)\.\w+\.js/.exec(request.url()) ?? []
    asked.push(name)
  })
  const here = failureTextsLoaded(page)
  await page.goto(freeArticle)
  await here
  await context.setOffline(true)
  await share(page).click()
  await expectVisibleMessage(page, offline)
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
  // No file that other overlays need: Firefox remembers a failed import.
  expect(asked).toContain('share-flyout')
  expect(asked).not.toContain('panel')
  await context.setOffline(false)
  await expect.poll(() => asked).toContain('panel')
  await expect(shareFlyout(page).box).toBeHidden()
  await share(page).click()
  await expect(shareFlyout(page).box).toBeVisible()
})

test('a flyout shows an error when the network fails during its load, and when the load never ends', async ({
  page,
  context,
  journal,
}) => {
  journal.allow(networkErrors)
  const here = failureTextsLoaded(page)
  await page.route('**/share-flyout.*', () => {})
  await page.clock.install()
  await page.goto(freeArticle)
  await here
  await share(page).click()
  await expect(share(page)).toHaveAttribute('aria-expanded', 'true')
  await context.setOffline(true)
  await page.clock.runFor(1200)
  await expectVisibleMessage(page, offline)
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(false)
  await share(page).click()
  await expect(share(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(10_200)
  await expectVisibleMessage(page, 'This is taking too long. Please try again.')
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the error stays visible for five seconds, longer under the pointer, and stays readable for a screen reader', async ({
  page,
  context,
  journal,
}) => {
  journal.allow(networkErrors)
  const here = failureTextsLoaded(page)
  await page.clock.install()
  await page.goto(freeArticle)
  await here
  await context.setOffline(true)
  await share(page).click()
  await page.clock.runFor(1200)
  await expectVisibleMessage(page, offline)
  await liveRegion(page).hover()
  await page.clock.runFor(10_000)
  await expectVisibleMessage(page, offline)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(liveRegion(page)).toHaveCSS('clip-path', 'inset(50%)')
  await expect(liveRegion(page)).toHaveText(offline)
})

test('the error is German on a German page', async ({ page, context, mock, journal }) => {
  journal.allow(networkErrors)
  await serveTestPage(mock, {
    body: '<main><h1>Ein Artikel</h1><bindery-share-button></bindery-share-button></main>',
    root: 'lang="de"',
  })
  const here = failureTextsLoaded(page)
  await page.goto(testPage)
  await here
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Teilen/ }).click()
  await expectVisibleMessage(
    page,
    'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  )
  await expect(liveRegion(page)).toHaveAttribute('lang', 'de')
})

test('a modal that fails to load shows an error, and the next press opens it', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(networkErrors)
  const modal = authModal(page)
  await serveTestPage(mock, { body: `<main><h1>An article</h1>${buttonOf(article)}</main>` })
  const here = failureTextsLoaded(page)
  await page.route('**/chunks/react.*', (route) => route.abort())
  await page.goto(testPage)
  await here
  await saveButton(page).click()
  await expectVisibleMessage(page, generic)
  await page.unroute('**/chunks/react.*')
  await saveButton(page).click()
  await expect(modal.dialog(titles.registration)).toBeVisible()
})

test("the confirmation of a save is shown in the live region when the notification's flyout fails to load", async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(networkErrors)
  await serveTestPage(mock, { body: `<main><h1>An article</h1>${buttonOf(article)}</main>` })
  await page.route('**/notification-flyout.*', (route) => route.abort())
  await page.goto(testPage)
  const modal = authModal(page)
  await saveButton(page).click()
  await modal.link('Sign in.').click()
  await modal.signIn('reader@example.com', password)
  await expect(liveRegion(page)).toContainText(`“${article.title}” was saved to My Library.`)
  await expect(liveRegion(page)).toBeInViewport({ ratio: 1 })
  await expect(liveRegion(page)).toHaveCSS('clip-path', 'none')
})

test('the outcome of a closed flyout is announced when the notification code fails to load', async ({
  page,
  mock,
  signIn,
  journal,
}) => {
  journal.allow(networkErrors)
  await signIn('reader@example.com')
  await serveTestPage(mock, { body: `<main><h1>An article</h1>${buttonOf(article)}</main>` })
  await page.route(/chunks\/notifications\./, (route) => route.abort())
  await page.goto(testPage)
  await expectSaved(page, false)
  await saveButton(page).click()
  await pressInFlyout(page, 'Save')
  await expectSaved(page, true)
  await page.keyboard.press('Escape')
  await saveButton(page).click()
  await pressInFlyout(page, 'Remove from My Library')
  // A fast test reads the announcement of "Saved!" in the same region.
  await expect(liveRegion(page)).toContainText('Removed from My Library')
  await expectSaved(page, false)
})
