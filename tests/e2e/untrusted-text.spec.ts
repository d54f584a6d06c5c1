/** Texts of a server or a reader are shown as text, whatever they contain (reliability case 17). */
import { expect, test } from '../support/test.ts'
import { authModal, header, nora } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { freeArticle } from './site-pages.ts'

const payload = '"><img src=/stolen onerror=hit()><script>hit()</script><svg onload=hit()>{{7*7}}'

const profile = {
  ...Object.fromEntries(
    ['id', 'guid', 'state', 'firstName', 'lastName', 'displayName', 'username', 'emailAddress']
      .concat('industry', 'jobTitle', 'companySize', 'country')
      .map((field) => [field, payload]),
  ),
  status: 'subscribers',
  tiers: [{ roleCode: `${payload}_GOOD` }],
  topics: [{ name: payload }],
  newsletters: [{ name: payload }],
  marketingCampaigns: [{ marketingCampaignId: payload }],
  viewed: [payload],
  subscriber: { digest: payload, subscriptions: [] },
  sptCustomAttributes: { [payload]: payload },
  'leader-profile': { 'focus-skills': [payload] },
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'hits', 0)
    Reflect.set(window, 'hit', () => {
      Reflect.set(window, 'hits', Reflect.get(window, 'hits') + 1)
    })
  })
})

test.afterEach(async ({ page, mock }) => {
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(0)
  expect(await mock.calls('/stolen')).toEqual([])
})

test('every text of the profile is shown as text', async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  await mock.faults([
    {
      method: 'GET',
      path: '/api/user/profile',
      body: profile,
      headers: { 'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT' },
    },
  ])
  await page.goto(`${freeArticle}?registration=success`)
  const dialog = page.getByRole('dialog', { name: 'Your account has been created.' })
  await expect(dialog.getByText(payload)).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(header(page).getByText(payload)).toBeVisible()
  await header(page).getByRole('button').click()
  await expect(header(page).getByRole('link', { name: 'My Library' })).toBeVisible()
  await page.reload()
  await expect(header(page).getByText(payload)).toBeVisible()
})

test('the message of an error and the reason of an opening are shown as text', async ({
  page,
  mock,
}) => {
  await mock.faults([
    {
      path: '/api/user/register',
      status: 400,
      body: { errors: [{ field: 'lastName', message: payload }] },
    },
  ])
  await page.goto('/')
  await openAuth(page, { screen: 'registration', reason: payload })
  await expect(page.getByText(payload)).toBeVisible()
  const modal = authModal(page)
  await modal.fill(nora)
  await modal.press('Create account')
  await expect(modal.field('Last name')).toHaveAccessibleDescription(`${payload}.`)
})

test("the reader's own name is shown as text", async ({ page }) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Last name': "O'Neil {{constructor}}" })
  await modal.press('Create account')
  await expect(modal.field('Last name')).toHaveAccessibleDescription(
    'Names must not contain brackets, slashes, quotes, commas or pipes.',
  )
  await modal.fill({ 'First name': 'Zoë', 'Last name': "O'Neil" })
  await modal.press('Create account')
  await modal.press('Maybe later')
  await expect(header(page).getByText("Zoë O'Neil")).toBeVisible()
})
