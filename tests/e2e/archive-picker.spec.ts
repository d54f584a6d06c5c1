/** The archive picker, which leads to an issue of the magazine (spec content 2, 3 and 9). */
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

test('a keyboard user picks a year and a month and gets that issue', async ({ page, axe }) => {
  await page.goto('/archive-toc/BR2511')
  const year = page.getByLabel('Year')
  const month = page.getByLabel('Month')
  await expect(year).toHaveValue('2025')
  await expect(month.locator('option:checked')).toHaveText('November')
  await expect(year.locator('option')).toHaveCount(70)
  await year.focus()
  await page.keyboard.type('1980')
  await expect(month.locator('option')).toHaveText([
    'Choose a month',
    ...['January–February', 'March–April', 'May–June'],
    ...['July–August', 'September–October', 'November–December'],
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please choose a month.')).toBeVisible()
  await expect(month).toBeFocused()
  await axe()
  await page.keyboard.type('May')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/archive-toc/BR8005')
  await expect(page.getByRole('heading', { name: 'May–June 1980' })).toBeVisible()
  await expect(year).toHaveValue('1980')
})

test('the archive picker lists every year from 1956 on, with the months that exist', async ({
  page,
}) => {
  await page.goto('/archive-toc')
  await page.getByLabel('Year').selectOption('1956')
  const months = page.getByLabel('Month').locator('option')
  await expect(months).toHaveCount(5)
})

test("the archive picker keeps the page's list of years after a 503, and a retry loads the months", async ({
  page,
  mock,
}) => {
  await mock.faults([{ path: '/api/archive', status: 503 }])
  await page.goto('/archive-toc/BR2511')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.getByText('All years').click()
  await expect(page.getByRole('link', { name: '1984', exact: true })).toBeVisible()
  await mock.faults([])
  await again.click()
  await expect(page.getByLabel('Year')).toHaveValue('2025')
  // The button is gone, so Tab continues from its former place.
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Year')).toBeFocused()
})

test('the archive picker works in the service dialect, narrows its years and warns once about a bad one', async ({
  page,
  mock,
  journal,
}) => {
  await serveTestPage(mock, {
    script: '<script async src="/bindery/bindery.js" data-dialect="service"></script>',
    body: '<bindery-archive-picker from="then" to="1960"></bindery-archive-picker>',
  })
  await page.goto(testPage)
  await expect(page.getByLabel('Year').locator('option')).toHaveText([
    '1960',
    '1959',
    '1958',
    '1957',
    '1956',
  ])
  expect(await mock.calls('/service/archive')).toHaveLength(1)
  await expect
    .poll(() => journal.warnings().filter((line) => line.includes('from="then"')))
    .toHaveLength(1)
})
