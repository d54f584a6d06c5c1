/** A line of the cart's page (spec content 3, accounts 5). */
import { cartOf } from '@bindery/state/cart/cart.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../../tests/support/mount.tsx'
import { onPage } from '../../test/on-page.ts'
import { holdCalls } from '../../test/page.ts'
import './cart.element.ts'

const title = 'The Plan on One Page'
const line = page.getByRole('list', { name: 'What is in your cart' }).getByRole('listitem')
const quantity = line.getByRole('textbox', { name: `Quantity of ${title}` })
const fewer = line.getByRole('button', { name: `One fewer of ${title}` })
const more = line.getByRole('button', { name: `One more of ${title}` })
const remove = line.getByRole('button', { name: `Remove ${title}` })
const rule = 'Please enter a quantity from 1 to 999.'

const filled = async (count = 2) => {
  const here = await onPage({})
  await cartOf(here.state).add([
    { productId: '501', availabilityId: '501-HBK-ENG', quantity: count },
  ])
  place('bindery-cart', {})
  await expect.element(quantity).toHaveValue(`${count}`)
  return here
}

afterEach(() => page.viewport(1280, 800))

test('the quantity steps down to one and up to the limit', async () => {
  await filled()
  await expect.element(fewer).not.toHaveAttribute('aria-disabled')
  await fewer.click()
  await expect.element(line.getByText('$32.00', { exact: true })).toBeVisible()
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  await fewer.click({ force: true })
  await expect.element(quantity).toHaveValue('1')
  await expect.element(more).not.toHaveAttribute('aria-disabled')
  await quantity.fill('999')
  await userEvent.tab()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
})

test('a price of four figures stands beside the stepper on a phone', async () => {
  await page.viewport(288, 640)
  await filled(99)
  const amount = line.getByText('$3,168.00', { exact: true })
  await expect.element(amount).toBeVisible()
  const [price, step] = [amount, more].map((one) => one.element().getBoundingClientRect())
  expect(price?.left).toBeGreaterThan(step?.right ?? 0)
})

test('the quantity is sent on blur', async () => {
  await filled()
  await quantity.fill('5')
  await userEvent.tab()
  await expect.element(line.getByText('$160.00')).toBeVisible()
})

test('the quantity field explains a wrong value, and a step corrects it', async () => {
  const { posts } = await filled(1)
  const sent = (await posts('/api/shopping-cart')).length
  for (const [typed, press, right] of [
    ['0', more, '1'],
    ['1000', fewer, '999'],
  ] as const) {
    await quantity.fill(typed)
    await userEvent.tab()
    await expect.element(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect.element(quantity).toHaveAccessibleDescription(rule)
    expect(await posts('/api/shopping-cart')).toHaveLength(sent)
    await press.click({ force: true })
    await expect.element(quantity).toHaveValue(right)
    await expect.element(quantity).not.toHaveAttribute('aria-invalid')
    await expect.element(line.getByText(rule)).not.toBeInTheDocument()
  }
})

test('a press on another control works while the field has a wrong value', async () => {
  await filled()
  await quantity.fill('a few')
  await more.click()
  await expect.element(quantity).toHaveValue('3')
  await expect.element(quantity).not.toHaveAttribute('aria-invalid')
  await quantity.fill('0')
  await page.getByRole('heading', { name: /^Your cart/ }).click()
  await expect.element(quantity).toHaveAccessibleDescription(rule)
  await quantity.fill('1')
  await userEvent.tab()
  await quantity.fill('many')
  await remove.click()
  await expect.element(page.getByText(`“${title}” has been removed from your cart.`)).toBeVisible()
})

test('a change from elsewhere replaces a wrong value', async () => {
  const { state } = await filled()
  await quantity.fill('0')
  await userEvent.tab()
  await expect.element(quantity).toHaveAccessibleDescription(rule)
  await cartOf(state).change('501-HBK-ENG', 4)
  await expect.element(quantity).toHaveValue('4')
  await expect.element(line.getByText(rule)).not.toBeInTheDocument()
})

test('an Enter that ends an IME composition sends nothing', async () => {
  const { posts } = await filled()
  const sent = (await posts('/api/shopping-cart')).length
  await quantity.fill('５')
  const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
  quantity.element().dispatchEvent(new KeyboardEvent('keydown', enter))
  await expect.element(quantity).not.toHaveAttribute('aria-invalid')
  expect(await posts('/api/shopping-cart')).toHaveLength(sent)
  await expect.element(line.getByText(rule)).not.toBeInTheDocument()
})

test('a line shows its pending change, and cannot be removed twice', async () => {
  const { environment } = await filled()
  const go = holdCalls(environment, '/api/shopping-cart')
  await more.click()
  await expect.element(line).toHaveAttribute('aria-busy', 'true')
  await expect.element(line.getByText('Saving…')).toBeVisible()
  await expect.element(remove).not.toHaveAttribute('aria-disabled')
  go()
  await expect.element(line.getByText('$96.00')).toBeVisible()
  await expect.element(line).not.toHaveAttribute('aria-busy')
  const goToo = holdCalls(environment, '/api/shopping-cart')
  await remove.click()
  await expect.element(line.getByText('Removing…')).toBeVisible()
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  goToo()
  await expect.element(page.getByText(`“${title}” has been removed from your cart.`)).toBeVisible()
})
