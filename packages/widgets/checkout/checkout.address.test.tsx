/** The address step in a browser (spec accounts 5). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { book, putIntoCart } from '../test/buying.ts'
import { onPage } from '../test/on-page.ts'
import { holdCalls } from '../test/page.ts'
import './checkout.element.ts'

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const steps = page.getByRole('navigation', { name: 'Checkout' }).getByRole('listitem')
const country = page.getByRole('combobox', { name: 'Country' })
const state = page.getByRole('combobox', { name: 'State or province' })
const fresh = page.getByRole('radio', { name: 'A new address' })

const setup = async () => {
  const here = await onPage({}, { reader: 'reader@example.com' })
  await putIntoCart(here, [book])
  place('bindery-checkout', {})
  await expect.element(heading('Address')).toBeVisible()
  return here
}

test('a saved address is chosen at first, and a new one shows its fields', async () => {
  await setup()
  await expect.element(page.getByRole('radio').first()).toBeChecked()
  await expect.element(page.getByLabelText('City')).not.toBeVisible()
  await fresh.click()
  await expect.element(page.getByLabelText('City')).toBeVisible()
})

test('the list of steps marks the current one and is inactive while a request is sent', async () => {
  const { environment } = await setup()
  await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await button('Continue').click()
  await expect.element(heading('Shipping method')).toBeVisible()
  await expect.element(steps.nth(0)).not.toHaveAttribute('aria-current')
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  const go = holdCalls(environment, '/api/commerce/order/shipping-method')
  await expect.element(button('Address')).not.toHaveAttribute('aria-disabled')
  await button('Continue').click()
  await expect.element(button('Address')).toHaveAttribute('aria-disabled', 'true')
  go()
  await expect.element(heading('Payment')).toBeVisible()
})

test('another country clears the state even if it has one with the same code', async () => {
  const { mock } = await setup()
  const states = [
    { code: 'NSW', name: 'New South Wales' },
    { code: 'WA', name: 'Western Australia' },
  ]
  await mock.faults([{ path: '/api/commerce/state-province/AU', body: { states } }])
  await fresh.click()
  await country.selectOptions('United States')
  await state.selectOptions('Washington')
  await country.selectOptions('Australia')
  await expect.element(page.getByRole('option', { name: 'New South Wales' })).toBeInTheDocument()
  await expect.element(state).toHaveValue('')
})
