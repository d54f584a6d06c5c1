/** The screen profile_settings, after a registration or opened by the page (spec accounts 2 and 5). */
import { expect, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import { generic, offline } from './expected-messages.ts'
import { openAuth } from './kit.ts'

const jobTitles =
  'Administrative, Analyst, Consultant, Executive/C-Level, Manager/Senior Manager, Other, Owner/Partner, Retired, Sales/Account Management, Student/Researcher, Teacher/Lecturer, Technical Specialist, Vice President/Director/General Manager'
const companySizes =
  'Self-Employed, 1 to 4, 5 to 99, 100 to 499, 500 to 999, 1000 to 4999, 5000 to 9999, 10000+'
const industries =
  'Advertising/Marketing/Public Relations, Agriculture, Automotive, Consultant, Education, Energy/Natural Resources, Engineering/Construction, Environmental, Financial Services, Food & Beverage, Government, Healthcare, Human Resources, IT/Technology, Life Sciences/Pharmaceuticals, Manufacturing & Materials, Media, Other, Professional Services, Real Estate, Retail/Consumer Goods, Telecommunications, Transportation, Travel/Entertainment'

test('each select of the profile screen has all its options and a blank one', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await openAuth(page, { screen: 'profile_settings' })
  const modal = authModal(page)
  for (const [label, list] of [
    ['Job title', jobTitles],
    ['Company size', companySizes],
    ['Industry', industries],
  ] as const) {
    await expect(modal.field(label)).toHaveValue('')
    const words = await modal.field(label).getByRole('option').allTextContents()
    expect(words.slice(1)).toEqual(list.split(', '))
  }
})

test('the profile screen closes with Maybe later and Escape, and the page reloads', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await page.goto('/')
  const modal = authModal(page)
  for (const close of [() => modal.press('Maybe later'), () => page.keyboard.press('Escape')]) {
    await openAuth(page, { screen: 'profile_settings' })
    await modal.dialog(titles.profile).waitFor()
    const reloaded = page.waitForEvent('load')
    await close()
    await reloaded
    await expect(header(page).getByText('Robin Reader')).toBeVisible()
    await expect(modal.dialog()).toHaveCount(0)
  }
  const sent = (await mock.calls('/api/user/profile')).filter(({ method }) => method === 'POST')
  expect(sent).toEqual([])
})

test('the profile screen keeps its choices after a failure, and the next press sends them', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  await modal.field('Industry').selectOption('Automotive')
  const place = { method: 'POST', path: '/api/user/profile' }
  for (const [fault, message] of [
    [{ status: 500 }, generic],
    [{ abort: true }, offline],
    [{ body: '[]' }, generic],
  ] as const) {
    await mock.faults([{ ...place, ...fault }])
    await modal.press('Submit')
    await expect(modal.alert).toHaveText(message)
    await expect(modal.field('Industry')).toHaveValue('Automotive')
  }
  await mock.faults([])
  const reloaded = page.waitForEvent('load')
  await modal.press('Submit')
  await reloaded
  const profile = await (await page.request.get('/api/user/profile')).json()
  expect(profile).toMatchObject({ industry: 'Automotive', jobTitle: '' })
})

test('a session that ends on the profile screen asks once and saves once after sign-in', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  await modal.field('Job title').selectOption('Retired')
  await page.context().clearCookies()
  await modal.press('Submit')
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(page.getByText('Save your profile')).toBeVisible()
  await modal.signIn(nora['Email address'], nora.Password)
  await expect(header(page).getByText('Nora New')).toBeVisible()
  const profile = async () => (await page.request.get('/api/user/profile')).json()
  await expect.poll(profile).toMatchObject({ jobTitle: 'Retired' })
  const sent = (await mock.calls('/api/user/profile')).filter(({ method }) => method === 'POST')
  expect(sent.map(({ status }) => status)).toEqual([401, 200])
})
