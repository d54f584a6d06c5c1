/** What a reader presses may be in a file that cannot be had: they see and hear it, and nothing stays open. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { freeArticle, madeUp, makeUp } from './pages.ts'
import { said } from './said.ts'
import { article, buttonOf, known, press, saveButton } from './save.ts'
import { shareFlyout } from './share.ts'

const offline = 'No connection. Check your network and try again.'
const generic = 'Something went wrong. Please try again.'
const unheard = /Failed to load resource|ERR_INTERNET_DISCONNECTED|error loading dynamically/i

const share = (page: Page) => page.getByRole('button', { name: /^Share: / })

/** What is said is here before it is wanted. */
const ready = (page: Page) => page.waitForResponse(/chunks\/failure\.messages\./)

/** It is seen: in the window, and in a size to be read. */
const seen = async (page: Page, words: string) => {
  await expect(said(page)).toHaveText(words)
  await expect(said(page)).toBeInViewport({ ratio: 1 })
  await expect(said(page)).toHaveCSS('clip-path', 'none')
}

test('a flyout whose file is gone', async ({ page, journal, axe }) => {
  journal.allow(unheard)
  const here = ready(page)
  await page.route('**/share-flyout.*', (route) => route.fulfill({ status: 404 }))
  await page.goto(freeArticle)
  await here
  await share(page).click()
  await seen(page, generic)
  await axe()
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(share(page)).toBeFocused()
  await page.unroute('**/share-flyout.*')
  await share(page).click()
  await expect(shareFlyout(page).box).toBeVisible()
})

test('a flyout that is wanted without a network: said soon, and opened by the next press', async ({
  page,
  context,
  journal,
}) => {
  journal.allow(unheard)
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name = ''] = /chunks\/([\w.-]+)\.\w+\.js/.exec(request.url()) ?? []
    asked.push(name)
  })
  const here = ready(page)
  await page.goto(freeArticle)
  await here
  await context.setOffline(true)
  await share(page).click()
  await seen(page, offline)
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
  // None of the files that others need: Firefox remembers of each that it has failed.
  expect(asked).toContain('share-flyout')
  expect(asked).not.toContain('panel')
  await context.setOffline(false)
  await expect.poll(() => asked).toContain('panel')
  await expect(shareFlyout(page).box).toBeHidden()
  await share(page).click()
  await expect(shareFlyout(page).box).toBeVisible()
})

test('a network that goes while the file is on its way, and a file that never comes', async ({
  page,
  context,
  journal,
}) => {
  journal.allow(unheard)
  const here = ready(page)
  await page.route('**/share-flyout.*', () => {})
  await page.clock.install()
  await page.goto(freeArticle)
  await here
  await share(page).click()
  await expect(share(page)).toHaveAttribute('aria-expanded', 'true')
  await context.setOffline(true)
  await page.clock.runFor(1200)
  await seen(page, offline)
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(false)
  await share(page).click()
  await expect(share(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(10_200)
  await seen(page, 'This takes too long. Please try again.')
  await expect(share(page)).toHaveAttribute('aria-expanded', 'false')
})

test('it is seen for five seconds, longer for who points at it, and stays to be read on to', async ({
  page,
  context,
  journal,
}) => {
  journal.allow(unheard)
  const here = ready(page)
  await page.clock.install()
  await page.goto(freeArticle)
  await here
  await context.setOffline(true)
  await share(page).click()
  await page.clock.runFor(1200)
  await seen(page, offline)
  await said(page).hover()
  await page.clock.runFor(10_000)
  await seen(page, offline)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(said(page)).toHaveCSS('clip-path', 'inset(50%)')
  await expect(said(page)).toHaveText(offline)
})

test('in German', async ({ page, context, mock, journal }) => {
  journal.allow(unheard)
  await makeUp(mock, {
    body: '<main><h1>Ein Artikel</h1><bindery-share-button></bindery-share-button></main>',
    root: 'lang="de"',
  })
  const here = ready(page)
  await page.goto(madeUp)
  await here
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Teilen/ }).click()
  await seen(page, 'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.')
  await expect(said(page)).toHaveAttribute('lang', 'de')
})

test('the modal', async ({ page, mock, journal }) => {
  journal.allow(unheard)
  const modal = authModal(page)
  await makeUp(mock, { body: `<main><h1>An article</h1>${buttonOf(article)}</main>` })
  const here = ready(page)
  await page.route('**/chunks/react.*', (route) => route.abort())
  await page.goto(madeUp)
  await here
  await saveButton(page).click()
  await seen(page, generic)
  await page.unroute('**/chunks/react.*')
  await saveButton(page).click()
  await expect(modal.dialog(titles.registration)).toBeVisible()
})

test('a notice of what was done is shown without its flyout', async ({ page, mock, journal }) => {
  journal.allow(unheard)
  await makeUp(mock, { body: `<main><h1>An article</h1>${buttonOf(article)}</main>` })
  await page.route('**/notification-flyout.*', (route) => route.abort())
  await page.goto(madeUp)
  const modal = authModal(page)
  await saveButton(page).click()
  await modal.link('Sign in.').click()
  await modal.signIn('reader@example.com', password)
  await expect(said(page)).toContainText(`“${article.title}” was saved to My Library.`)
  await expect(said(page)).toBeInViewport({ ratio: 1 })
  await expect(said(page)).toHaveCSS('clip-path', 'none')
})

test('what a flyout was closed for is said when no notice can be shown', async ({
  page,
  mock,
  signIn,
  journal,
}) => {
  journal.allow(unheard)
  await signIn('reader@example.com')
  await makeUp(mock, { body: `<main><h1>An article</h1>${buttonOf(article)}</main>` })
  await page.route(/chunks\/notification\./, (route) => route.abort())
  await page.goto(madeUp)
  await known(page, false)
  await saveButton(page).click()
  await press(page, 'Save')
  await known(page, true)
  await page.keyboard.press('Escape')
  await saveButton(page).click()
  await press(page, 'Remove from My Library')
  await expect(said(page)).toHaveText('Removed from My Library')
  await known(page, false)
})
