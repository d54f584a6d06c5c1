import { cartOf } from '@bindery/state/cart/cart.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../../tests/support/mount.tsx'
import { onPage } from '../../test/on-page.ts'
import { holdCalls } from '../../test/page.ts'
import './cart.element.ts'

const book = { productId: '501', availabilityId: '501-HBK-ENG', quantity: 2 }
const study = { productId: '502', availabilityId: '502-PDF-ENG', quantity: 9 }
const path = '/api/shopping-cart'

const filled = async (...items: Parameters<ReturnType<typeof cartOf>['add']>[0]) => {
  const here = await onPage({}, { settings: { country: 'US' } })
  if (items.length > 0) await cartOf(here.state).add(items)
  place('bindery-cart', {})
  return here
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('an empty cart links to the store', async () => {
  await filled()
  await expect.element(page.getByText('Your cart is empty.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Visit Our Store' })
  await expect.element(link).toHaveAttribute('href', 'https://publisher.example/store')
})

test('the cart has the attribute empty while it has no line', async () => {
  const { state } = await filled()
  const tag = document.querySelector('bindery-cart')
  await expect.poll(() => tag?.hasAttribute('empty')).toBe(true)
  await cartOf(state).add([book])
  await expect.poll(() => tag?.hasAttribute('empty')).toBe(false)
  await button(/^Remove The Plan/).click()
  await expect.poll(() => tag?.hasAttribute('empty')).toBe(true)
})

test('the controls of two lines with the same title name the kind', async () => {
  await filled(book, { ...book, availabilityId: '501-KND-ENG', quantity: 1 })
  for (const kind of ['Hardcover', 'Ebook']) {
    await expect.element(button(`Remove The Plan on One Page, ${kind} · English`)).toBeVisible()
  }
  await expect
    .element(page.getByLabelText('Quantity of The Plan on One Page, Hardcover · English'))
    .toHaveValue('2')
})

test('the amounts of a narrow cart stay in its summary', async () => {
  await filled(book)
  document.querySelector('bindery-cart')?.setAttribute('style', 'display: block; width: 160px')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect.element(summary).toBeVisible()
  const { left, right } = summary.element().getBoundingClientRect()
  const amounts = summary.getByRole('definition').elements()
  expect(amounts.length).toBeGreaterThan(2)
  for (const amount of amounts) {
    const range = document.createRange()
    range.selectNodeContents(amount)
    const box = range.getBoundingClientRect()
    expect(box.left).toBeGreaterThan(left)
    expect(box.right).toBeLessThan(right)
  }
})

test('the cart shows volume prices when the quantity reaches them', async () => {
  await filled(study)
  await expect.element(page.getByText('$8.95 each')).toBeVisible()
  await button('One more of What the Ferry Company Learned').click()
  await expect.element(page.getByText('$7.95 instead of $8.95')).toBeVisible()
  await expect.element(page.getByText('−$10.00')).toBeVisible()
})

test('a promo code is applied and removed, and a wrong one is explained at its field', async () => {
  const { state } = await filled(book)
  const announced = () => state.liveRegion.$announcement.get().text
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await field.fill('SPRING2025')
  await button('Apply').click()
  await expect.element(page.getByText('This promo code is no longer valid.')).toBeVisible()
  await expect.element(field).toHaveValue('SPRING2025')
  await field.fill('tenoff')
  await button('Apply').click()
  await expect.element(page.getByText('TENOFF: $10.00 off')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  expect(announced()).toBe('TENOFF: $10.00 off. Total $54.00')
  await button('Remove TENOFF').click()
  await expect.element(page.getByText('TENOFF: $10.00 off')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await expect.poll(announced).toBe('TENOFF has been removed. Total $64.00')
})

test('the estimate asks for a state only in a country with states', async () => {
  const here = await filled(book)
  const country = page.getByRole('combobox', { name: 'Country' })
  const state = page.getByRole('combobox', { name: 'State or province' })
  await expect.element(country).toHaveValue('US')
  await expect.element(state).toHaveDisplayValue('Select…')
  await country.selectOptions('Germany')
  await expect.element(state).not.toBeInTheDocument()
  await button('Estimate').click()
  await expect.element(page.getByText('Estimated for Germany')).toBeVisible()
  expect(here.state.liveRegion.$announcement.get().text).toMatch(/^Estimated for Germany. Total \$/)
  await country.selectOptions('Canada')
  await expect.element(state).toBeVisible()
  await button('Estimate').click({ force: true })
  await expect.element(page.getByText('Please choose a state or province.')).toBeVisible()
  await state.selectOptions('Ontario')
  await button('Estimate').click()
  await expect.element(page.getByText('Estimated for Ontario, Canada')).toBeVisible()
})

test('the forms keep their drafts when the last line is removed and restored', async () => {
  await filled(book)
  const field = page.getByRole('textbox', { name: 'Promo code' })
  const country = page.getByRole('combobox', { name: 'Country' })
  await field.fill('SPRING')
  await country.selectOptions('Germany')
  await button('Remove The Plan on One Page').click()
  await expect.element(field).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(field).toHaveValue('SPRING')
  await expect.element(country).toHaveValue('DE')
})

test('a failed undo shows why and can be retried', async () => {
  const { mock } = await filled(book)
  await button('Remove The Plan on One Page').click()
  await mock.faults([{ method: 'POST', path, status: 503 }])
  await button('Undo').click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: /\S/ }))
    .toHaveTextContent('Something went wrong. Please try again.')
  await mock.faults([])
  await button('Undo').click()
  await expect.element(page.getByLabelText('Quantity of The Plan on One Page')).toHaveValue('2')
})

test('the forms send nothing twice, and no country before its states are loaded', async () => {
  const { environment } = await filled(book)
  await page.getByRole('textbox', { name: 'Promo code' }).fill('TENOFF')
  await button('Apply').click()
  await expect.element(button('Remove TENOFF')).not.toHaveAttribute('aria-disabled')
  const go = holdCalls(environment, '/promo-code')
  await page.getByRole('textbox', { name: 'Promo code' }).fill('SPRING2025')
  await button('Apply').click()
  await expect.element(button('Remove TENOFF')).toHaveAttribute('aria-disabled', 'true')
  go()
  await expect.element(button('Remove TENOFF')).not.toHaveAttribute('aria-disabled')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.selectOptions('Germany')
  await expect.element(button('Estimate')).not.toHaveAttribute('aria-disabled')
  const come = holdCalls(environment, '/state-province/CA')
  await country.selectOptions('Canada')
  await expect.element(button('Estimate')).toHaveAttribute('aria-disabled', 'true')
  come()
  await expect.element(page.getByRole('combobox', { name: 'State or province' })).toBeVisible()
})

test('the cart shows scripts in names as text and links to no other site', async () => {
  const here = await onPage({})
  const evil = '<img src=x onerror=alert(1)>'
  const item = {
    itemid: 'x',
    quantity: 1,
    listPrice: 1,
    unitPrice: 1,
    productTitle: evil,
    productUrl: 'javascript:alert(1)',
    image: 'https://evil.example/x.png',
    format: evil,
  }
  const body = {
    cart_amount: 100,
    line_items: { physical_items: 1, digital_items: 0 },
    items: [item],
    coupons: [{ code: evil, description: evil }],
    notices: [{ kind: 'removed', title: evil }, { kind: evil }],
  }
  await here.mock.faults([{ method: 'GET', path, body }])
  const element = place('bindery-cart', {})
  await expect.element(page.getByText(evil).first()).toBeVisible()
  expect(element.shadowRoot?.querySelectorAll('img, .lines a')).toHaveLength(0)
})

test('many lines render frame by frame until all are shown', async () => {
  const here = await onPage({})
  const item = (number: number) => ({
    itemid: `line-${number}`,
    productId: `${number}`,
    quantity: 1,
    lineType: 'SHIP',
    listPrice: 1,
    unitPrice: 1,
    productTitle: `Volume ${number}`,
  })
  const items = [...Array(70).keys()].map(item)
  const body = {
    cart_amount: 70,
    line_items: { physical_items: 70, digital_items: 0 },
    items,
    coupons: [],
    notices: [],
  }
  await here.mock.faults([
    { method: 'GET', path, body },
    {
      method: 'POST',
      path,
      body: { ...body, items: items.map((one, at) => (at === 3 ? { ...one, quantity: 2 } : one)) },
    },
  ])
  const element = place('bindery-cart', {})
  const lines = () => [...(element.shadowRoot?.querySelectorAll('.lines > li') ?? [])]
  await expect.poll(() => lines().length).toBe(70)
  await button('One more of Volume 3').first().click()
  await expect.element(page.getByText('$2.00', { exact: true })).toBeVisible()
  expect(lines()).toHaveLength(70)
})
