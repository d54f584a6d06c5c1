/** The reader's country, from the geolocation service that the site names (spec content 7 and 8). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { authModal, nora, titles } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const service = { geolocation: '/__geoip/' }

/** Opens a page with these settings, with the registration screen open. */
const openRegistration = async (page: Page, mock: Mock, settings: object = service, site = '') => {
  await serveTestPage(mock, {
    body: `<bindery-site ${site}></bindery-site>
      <script type="application/json" id="bindery-config">${JSON.stringify(settings)}</script>
      <header><bindery-account-menu></bindery-account-menu></header>
      <bindery-auth-modal open screen="registration"></bindery-auth-modal>`,
  })
  await page.goto(testPage)
  await authModal(page).dialog(titles.registration).waitFor()
}
const optIn = (page: Page) => page.getByRole('checkbox')
const countryRequests = (mock: Mock) => mock.calls('/__geoip/')
const recordErrors = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('bindery-error', (event) => heard.push((event as CustomEvent).detail))
  })
const recordedErrors = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'))

for (const [country, ticked, eu] of [
  ['US', true, false],
  ['CA', false, false],
  ['CH', false, true],
] as const) {
  test(`the opt-in box is ${ticked ? 'ticked' : 'empty'} in ${country}`, async ({ page, mock }) => {
    await mock.settings({ country })
    await openRegistration(page, mock)
    await expect.poll(async () => (await countryRequests(mock)).length).toBe(1)
    await expect(optIn(page)).toBeChecked({ checked: ticked })
    const kept = () => page.evaluate(() => sessionStorage.getItem('bindery:country'))
    await expect.poll(kept).toBe(country)
    await expect(page.locator('html')).toHaveClass(
      eu ? /\bbindery-eu\b/ : /^(?!.*bindery-eu).*bindery-guest/,
    )
  })
}

for (const [country, shown] of [
  ['CA', true],
  ['DE', false],
  ['', false],
] as const) {
  const place = country || 'nowhere'
  test(`a link for the US and Canada is ${shown ? 'visible' : 'hidden'} from ${place}`, async ({
    page,
    mock,
  }) => {
    await mock.settings({ country })
    await serveTestPage(mock, {
      body: `<bindery-site></bindery-site>
        <script type="application/json" id="bindery-config">${JSON.stringify(service)}</script>
        <nav><a href="/the-latest">The Latest</a>
        <a href="/case-selection" data-bindery-countries="US CA">Case selection</a></nav>`,
    })
    await page.goto(testPage)
    const kept = () => page.evaluate(() => sessionStorage.getItem('bindery:country'))
    await expect.poll(kept).toBe(country)
    const link = page.getByRole('link', { name: 'Case selection' })
    await expect(link).toBeVisible({ visible: shown })
    await expect(page.getByRole('link', { name: 'The Latest' })).toBeVisible()
  })
}

test('the country is requested once a visit, by type, with the site as referrer and without cookies', async ({
  page,
  mock,
  signIn,
  host,
}) => {
  await signIn('reader@example.com')
  const requests: { url: string; cookie: string | undefined; referer: string | undefined }[] = []
  page.on('request', async (request) => {
    if (!request.url().includes('/__geoip/')) return
    const { cookie, referer } = await request.allHeaders()
    requests.push({ url: request.url(), cookie, referer })
  })
  await serveTestPage(mock, {
    body: `<bindery-site></bindery-site><script type="application/json" id="bindery-config">${JSON.stringify(service)}</script>`,
  })
  await page.goto(testPage)
  await expect.poll(() => requests.length).toBe(1)
  const referrer = encodeURIComponent(host.url)
  expect(requests).toEqual([
    {
      url: `${host.url}/__geoip/country/me?referrer=${referrer}`,
      cookie: undefined,
      referer: undefined,
    },
  ])
  const kept = () => page.evaluate(() => sessionStorage.getItem('bindery:country'))
  await expect.poll(kept).toBe('US')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/\bbindery-registered\b/)
  expect(requests).toHaveLength(1)
})

test('the setting country wins, and no request is made', async ({ page, mock }) => {
  await mock.settings({ country: 'DE' })
  await openRegistration(page, mock, service, 'country="US"')
  await expect(optIn(page)).toBeChecked()
  expect(await countryRequests(mock)).toEqual([])
})

test('no country is requested without the setting, and a tag cannot set it', async ({
  page,
  mock,
  journal,
}) => {
  await openRegistration(page, mock, {}, 'geolocation="/__geoip/"')
  await expect(optIn(page)).not.toBeChecked()
  await expect
    .poll(() => journal.warnings())
    .toEqual([
      expect.stringMatching(/geolocation="\/__geoip\/": .*only on <script> or in #bindery-config/),
    ])
  expect(await countryRequests(mock)).toEqual([])
})

test("a late country does not undo the reader's choice in the opt-in box", async ({
  page,
  mock,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/__geoip/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openRegistration(page, mock)
  await optIn(page).check()
  await optIn(page).uncheck()
  answer.resolve()
  await expect
    .poll(async () => (await countryRequests(mock)).map(({ status }) => status))
    .toEqual([200])
  await expect(optIn(page)).not.toBeChecked()
  const modal = authModal(page)
  await modal.fill(nora)
  const sent = page.waitForRequest('**/user/register')
  await modal.press('Create account')
  expect((await sent).postDataJSON()).toMatchObject({ optIn: false })
  await expect(modal.dialog(titles.profile)).toBeVisible()
})

for (const [what, answer, words] of [
  ['no JSON', { status: 200, body: '<html>' }, /not JSON\.$/],
  ['no network', 'abort', /could not be reached\.$/],
] as const) {
  test(`${what} from the geolocation service is an HTTP_ERROR, and the form still works`, async ({
    page,
    mock,
    journal,
  }) => {
    journal.allow(/Failed to load resource/)
    await recordErrors(page)
    await page.route('**/__geoip/**', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    )
    await openRegistration(page, mock)
    const error = { tag: '', code: 'HTTP_ERROR', message: expect.stringMatching(words) }
    await expect.poll(() => recordedErrors(page)).toContainEqual(error)
    await expect(optIn(page)).not.toBeChecked()
    const modal = authModal(page)
    await modal.fill(nora)
    await modal.press('Create account')
    await expect(modal.dialog(titles.profile)).toBeVisible()
  })
}

test('a geolocation service that never answers is an HTTP_TIMEOUT', async ({ page, mock }) => {
  await page.clock.install()
  await recordErrors(page)
  const begun = Promise.withResolvers<void>()
  await page.route('**/__geoip/**', () => begun.resolve())
  await openRegistration(page, mock)
  await begun.promise
  await page.clock.runFor(10_000)
  const message = 'The request to the GeoIP2 web service timed out.'
  await expect
    .poll(() => recordedErrors(page))
    .toContainEqual({ tag: '', code: 'HTTP_TIMEOUT', message })
  await expect(optIn(page)).not.toBeChecked()
})
