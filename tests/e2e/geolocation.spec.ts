/** Where readers are: asked of a service that the site names, and what follows (spec content 7 and 8). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { authModal, nora, titles } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'

const service = { geolocation: '/__geoip/' }

/** A page that asks where its reader is, with the registration open. */
const registration = async (page: Page, mock: Mock, settings: object = service, site = '') => {
  await makeUp(mock, {
    body: `<bindery-site ${site}></bindery-site>
      <script type="application/json" id="bindery-config">${JSON.stringify(settings)}</script>
      <header><bindery-account-menu></bindery-account-menu></header>
      <bindery-auth-modal open screen="registration"></bindery-auth-modal>`,
  })
  await page.goto(madeUp)
  await authModal(page).dialog(titles.registration).waitFor()
}
const optIn = (page: Page) => page.getByRole('checkbox')
const asked = (mock: Mock) => mock.calls('/__geoip/')
const faultsHeard = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('bindery-error', (event) => heard.push((event as CustomEvent).detail))
  })
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'))

for (const [country, ticked, eu] of [
  ['US', true, false],
  ['CA', false, false],
  ['CH', false, true],
] as const) {
  test(`in ${country} the opt-in box is ${ticked ? 'ticked' : 'empty'}`, async ({ page, mock }) => {
    await mock.settings({ country })
    await registration(page, mock)
    await expect.poll(async () => (await asked(mock)).length).toBe(1)
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
  test(`a link for the US and Canada is ${shown ? 'seen' : 'not seen'} from ${place}`, async ({
    page,
    mock,
  }) => {
    await mock.settings({ country })
    await makeUp(mock, {
      body: `<bindery-site></bindery-site>
        <script type="application/json" id="bindery-config">${JSON.stringify(service)}</script>
        <nav><a href="/the-latest">The Latest</a>
        <a href="/case-selection" data-bindery-countries="US CA">Case selection</a></nav>`,
    })
    await page.goto(madeUp)
    const kept = () => page.evaluate(() => sessionStorage.getItem('bindery:country'))
    await expect.poll(kept).toBe(country)
    const link = page.getByRole('link', { name: 'Case selection' })
    await expect(link).toBeVisible({ visible: shown })
    await expect(page.getByRole('link', { name: 'The Latest' })).toBeVisible()
  })
}

test('it is asked once a visit, by type, with the site as referrer and without cookies', async ({
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
  await makeUp(mock, {
    body: `<bindery-site></bindery-site><script type="application/json" id="bindery-config">${JSON.stringify(service)}</script>`,
  })
  await page.goto(madeUp)
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

test('the setting country wins, and nothing is asked', async ({ page, mock }) => {
  await mock.settings({ country: 'DE' })
  await registration(page, mock, service, 'country="US"')
  await expect(optIn(page)).toBeChecked()
  expect(await asked(mock)).toEqual([])
})

test('without the setting nothing is asked, and a tag cannot make it', async ({
  page,
  mock,
  journal,
}) => {
  await registration(page, mock, {}, 'geolocation="/__geoip/"')
  await expect(optIn(page)).not.toBeChecked()
  await expect
    .poll(() => journal.warnings())
    .toEqual([
      expect.stringMatching(/geolocation="\/__geoip\/": .*only on <script> or in #bindery-config/),
    ])
  expect(await asked(mock)).toEqual([])
})

test('an answer that comes late does not undo what the reader has ticked', async ({
  page,
  mock,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/__geoip/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await registration(page, mock)
  await optIn(page).check()
  await optIn(page).uncheck()
  answer.resolve()
  await expect.poll(async () => (await asked(mock)).map(({ status }) => status)).toEqual([200])
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
  test(`${what} is an HTTP_ERROR, and the form works`, async ({ page, mock, journal }) => {
    journal.allow(/Failed to load resource/)
    await faultsHeard(page)
    await page.route('**/__geoip/**', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    )
    await registration(page, mock)
    const error = { tag: '', code: 'HTTP_ERROR', message: expect.stringMatching(words) }
    await expect.poll(() => heard(page)).toContainEqual(error)
    await expect(optIn(page)).not.toBeChecked()
    const modal = authModal(page)
    await modal.fill(nora)
    await modal.press('Create account')
    await expect(modal.dialog(titles.profile)).toBeVisible()
  })
}

test('a service that never answers is an HTTP_TIMEOUT', async ({ page, mock }) => {
  await page.clock.install()
  await faultsHeard(page)
  const begun = Promise.withResolvers<void>()
  await page.route('**/__geoip/**', () => begun.resolve())
  await registration(page, mock)
  await begun.promise
  await page.clock.runFor(10_000)
  const message = 'The request to the GeoIP2 web service timed out.'
  await expect.poll(() => heard(page)).toContainEqual({ tag: '', code: 'HTTP_TIMEOUT', message })
  await expect(optIn(page)).not.toBeChecked()
})
