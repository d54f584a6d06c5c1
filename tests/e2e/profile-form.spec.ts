/** The reader's profile, on /account (spec accounts 1, 3, 5 and 7; cases 4 and 7). */
import type { Page } from '@playwright/test'
import { handedOver } from '../support/handed-over.ts'
import { loadBy } from '../support/load.ts'
import { press } from '../support/press.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { generic, offline, required } from './expected-messages.ts'
import { headerReady, tabTo } from './keyboard.ts'

const reader = 'reader@example.com'
const verb = { method: 'POST', path: '/api/user/profile' }

const form = (page: Page) => {
  const region = page
    .getByRole('region', { name: 'Profile' })
    .locator(handedOver('bindery-profile-form'))
  const field = (label: string) => region.getByLabel(label, { exact: true })
  const button = (name: string) => region.getByRole('button', { name, exact: true })
  return {
    region,
    field,
    name: field('Name'),
    email: field('Email address'),
    job: field('Job title'),
    save: () => press(button('Save profile')),
    button,
    alert: region.getByRole('alert'),
    saved: region.getByText('Your profile has been saved.'),
    guest: region.getByText('Sign in to see and change your profile.', { exact: true }),
  }
}
const profileOf = async (page: Page) => (await page.request.get('/api/user/profile')).json()

test('a keyboard user changes the profile, and the header follows', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/account')
  const { name, email, saved, region } = form(page)
  await expect(name).toHaveValue('Robin Reader')
  await expect(email).toHaveValue(reader)
  await headerReady(page)
  await tabTo(page, 'Name', false)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Rob Reader')
  await tabTo(page, 'Company size', false)
  await page.keyboard.type('5 to')
  await tabTo(page, 'Save profile', false)
  await page.keyboard.press('Enter')
  await expect(saved).toBeVisible()
  await expect(header(page).getByText('Rob Reader')).toBeVisible()
  expect(await profileOf(page)).toMatchObject({
    displayName: 'Rob Reader',
    companySize: '5 to 99',
    jobTitle: '',
    emailAddress: reader,
  })
  await page.keyboard.press('Enter')
  await expect(region.getByText('There are no changes to save.')).toBeVisible()
  const sent = (await mock.calls(verb.path)).filter(({ method }) => method === 'POST')
  expect(sent).toHaveLength(1)
})

test('the profile shows skills, addresses and the subscription', async ({ page, signIn }) => {
  await signIn(reader)
  await page.goto('/account')
  const { region } = form(page)
  await expect(region.getByText('Giving feedback')).toBeVisible()
  await expect(region.getByText('First-time manager')).toBeVisible()
  await expect(region.getByText('12 Rope Walk')).toBeVisible()
  await signIn('better@example.com')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(region.getByText('Digital + Print, 1 year, until March 1, 2036')).toBeVisible()
  await expect(region.getByText('12 Rope Walk')).toHaveCount(0)
  // A flag whose meaning the specification does not give is no fact for a reader.
  await expect(region.getByText('HMM')).toHaveCount(0)
  const reading = page.getByRole('region', { name: 'Reading', exact: true })
  await expect(reading.getByText('Your subscription opens every article')).toBeVisible()
})

test('the profile form reports mistakes on their field and keeps the input after a failure', async ({
  page,
  signIn,
  mock,
  axe,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { name, email, save, alert, saved } = form(page)
  await name.fill('')
  await email.fill('no mail')
  await save()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(required)
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
  await axe()
  await name.fill('Rob')
  await email.fill('good@example.com')
  await save()
  await expect(email).toHaveAccessibleDescription(/^That username is unavailable\./)
  await expect(email).toBeFocused()
  await email.fill(reader)
  for (const [fault, message] of [
    [{ status: 500 }, generic],
    [{ abort: true }, offline],
  ] as const) {
    await mock.faults([{ ...verb, ...fault }])
    await save()
    await expect(alert).toHaveText(message)
    await expect(name).toHaveValue('Rob')
  }
  await mock.faults([])
  await save()
  await expect(saved).toBeVisible()
})

test("the profile form shows a conflict with another tab's change and lets the reader choose", async ({
  page,
  context,
  signIn,
  axe,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const first = form(page)
  await first.name.fill('Rob')
  const other = await context.newPage()
  await other.goto('/account')
  const second = form(other)
  await second.name.fill('Robert')
  await second.job.selectOption('Retired')
  await second.save()
  await expect(second.saved).toBeVisible()

  await expect(first.region.getByText('Name: Robert. Here it is Rob.')).toBeVisible()
  await expect(first.job).toHaveValue('Retired')
  await expect(first.name).toHaveValue('Rob')
  await axe()
  await first.button('Keep what is here').click()
  await expect(first.name).toBeFocused()
  await first.save()
  await expect(first.saved).toBeVisible()
  expect(await profileOf(page)).toMatchObject({ displayName: 'Rob', jobTitle: 'Retired' })
  await expect(second.name).toHaveValue('Rob')
})

test('the profile form shows a conflict with a change on another device', async ({
  page,
  signIn,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { name, save, region, button, saved, job } = form(page)
  await name.fill('Rob')
  const headers = { 'X-Requested-With': 'bindery' }
  const elsewhere = (data: object) => page.request.post(verb.path, { data, headers })
  await elsewhere({ displayName: 'Robert' })
  await save()
  await expect(region.getByText('Name: Robert. Here it is Rob.')).toBeVisible()
  expect(await profileOf(page)).toMatchObject({ displayName: 'Robert' })
  await button('Take what was changed').click()
  await expect(name).toHaveValue('Robert')
  // Changes of different fields do not conflict: both stay.
  await elsewhere({ displayName: 'Bob' })
  await job.selectOption('Analyst')
  await save()
  await expect(saved).toBeVisible()
  await expect(name).toHaveValue('Bob')
  expect(await profileOf(page)).toMatchObject({ displayName: 'Bob', jobTitle: 'Analyst' })
})

test('a session that ends during a profile change asks once and saves once after sign-in', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { job, save, region } = form(page)
  await job.selectOption('Retired')
  await context.clearCookies()
  await save()
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await expect(modal.dialog()).toHaveCount(1)
  await expect(page.getByText('Save your profile')).toBeVisible()
  await modal.signIn(reader, password)
  await expect.poll(() => profileOf(page)).toMatchObject({ jobTitle: 'Retired' })
  await expect(job).toHaveValue('Retired')
  await expect(region.getByText('Your profile has been saved.')).toBeVisible()
  const sent = (await mock.calls(verb.path)).filter(({ method }) => method === 'POST')
  expect(sent.map(({ status }) => status)).toEqual([401, 200])
})

test("a different reader must confirm the pending profile change and sees none of the first reader's data", async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { job, name, save } = form(page)
  await name.fill('Robin Secret')
  await job.selectOption('Retired')
  await context.clearCookies()
  await save()
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await modal.signIn('best@example.com', password)
  await expect(name).toHaveValue('Bea Best')
  await expect(job).toHaveValue('')
  const sent = async () =>
    (await mock.calls(verb.path)).filter(({ method }) => method === 'POST').length
  expect(await sent()).toBe(1)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Save your profile')
  expect((await profileOf(page)).jobTitle).toBe('')
  await question.getByRole('button', { name: 'Yes, please' }).click()
  await expect(job).toHaveValue('Retired')
  expect(await profileOf(page)).toMatchObject({
    displayName: 'Robin Secret',
    emailAddress: 'best@example.com',
    jobTitle: 'Retired',
  })
})

test('the profile form disappears after a sign-out in another tab and returns for the next reader', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { name, guest } = form(page)
  await name.fill('Robin Secret')
  const other = await context.newPage()
  await other.goto('/')
  await header(other).getByRole('button', { name: 'Robin Reader' }).click()
  await loadBy(other, () => header(other).getByRole('button', { name: 'Log Out' }).click())
  await expect(guest).toBeVisible()
  await expect(name).toHaveCount(0)
  const modal = authModal(other)
  await modal.openSignIn()
  await modal.signIn('best@example.com', password)
  await expect(name).toHaveValue('Bea Best')
})
