/** The summary of the cart (spec content 3). */
import { cartOf } from '@bindery/state/cart/cart.ts'
import { describe, expect, test } from 'vitest'
import { book, ebook } from '../../test/buying.ts'
import { openPage, password, stand, standOn } from '../../test/page.ts'
import { createCartModel } from './cart.model.ts'

const path = '/api/shopping-cart'
const item = {
  itemid: 'x',
  productId: '501',
  productTitle: 'The Plan on One Page',
  lineType: 'SHIP',
  quantity: 2,
  listPrice: 10,
  unitPrice: 9,
}
const cart = {
  cart_amount: 13,
  base_amount: 20,
  subTotal: 18,
  discount_amount: 5,
  grandTotal: 13,
  line_items: { physical_items: 2, digital_items: 0 },
  items: [item],
  coupons: [],
  notices: [],
}

/** The view of a cart with these values from the server. */
const shown = async (changes: object = {}) => {
  const page = await openPage()
  await page.mock.faults([{ method: 'GET', path, body: { ...cart, ...changes } }])
  const { view: now, model } = standOn(page, createCartModel, { empty: false })
  model.$view.listen(() => {})
  await expect.poll(() => now().step).toBe('shown')
  const view = now()
  if (view.step !== 'shown') throw new Error(view.step)
  return { ...view, sumTexts: view.sums.map(({ label, amount }) => `${label} ${amount}`) }
}

test('the summary has no tax and shipping before an estimate', async () => {
  const { sumTexts, total, estimated } = await shown()
  expect(sumTexts).toEqual([
    'At list prices $20.00',
    'Volume pricing −$2.00',
    'Subtotal $18.00',
    'Discount −$5.00',
    'Tax Not estimated yet',
    'Shipping Not estimated yet',
  ])
  expect([total, estimated]).toEqual(['$13.00', null])
})

test('estimated shipping of zero is free, and a tax of zero is an amount', async () => {
  const estimate = { country: 'DE', state: '' }
  const { sumTexts, estimated } = await shown({ estimate, tax: 0, shippingCost: 0 })
  expect(sumTexts.slice(-2)).toEqual(['Tax $0.00', 'Shipping Free'])
  expect(estimated).toBe('Estimated for Germany')
  const sent = await shown({ estimate, tax: 0.7, shippingCost: 4.99 })
  expect(sent.sumTexts.slice(-2)).toEqual(['Tax $0.70', 'Shipping $4.99'])
})

test('the summary has no line for a saving of zero', async () => {
  const { sumTexts } = await shown({ base_amount: 18, discount_amount: 0, grandTotal: 18 })
  expect(sumTexts.slice(0, 2)).toEqual(['Subtotal $18.00', 'Tax Not estimated yet'])
})

test('the summary says if a promo code no longer applies', async () => {
  const coupons = [
    { code: 'SPRING', description: '20% off', applies: false },
    { code: 'TEN', description: '$10 off' },
  ]
  expect((await shown({ coupons })).coupons.map(({ words }) => words)).toEqual([
    'SPRING does not apply to what is in your cart now.',
    'TEN: $10 off',
  ])
})

test('a changed price shows on its line and in the news', async () => {
  const changed = await shown({
    items: [
      { ...item, previousPrice: 8 },
      { ...item, itemid: 'y' },
    ],
  })
  expect(changed.lines.first(2).map(({ previous }) => previous)).toEqual(['$8.00', undefined])
  expect(changed.news).toEqual([expect.stringMatching(/^Some prices have changed/)])
  const notices = [
    { kind: 'merged', count: 2 },
    { kind: 'removed', title: 'Gone' },
    { kind: 'new' },
  ]
  expect((await shown({ notices })).news).toEqual([
    expect.stringMatching(/\(2 products\)/),
    '“Gone” is not sold any more. It has left your cart.',
  ])
})

test('a line keeps a quantity above the limit if the server has it', async () => {
  const { lines } = await shown({ items: [{ ...item, quantity: 1200 }] })
  expect(lines.first(1)[0]).toMatchObject({ most: 1200, amount: '$10,800.00', listPrice: '$10.00' })
})

test('amounts as text are shown as amounts as numbers', async () => {
  const texts = {
    base_amount: '20.00',
    subTotal: '18.00',
    discount_amount: '5',
    grandTotal: '13.00',
  }
  const { total, sumTexts } = await shown(texts)
  expect(total).toBe('$13.00')
  expect(sumTexts.slice(0, 2)).toEqual(['At list prices $20.00', 'Volume pricing −$2.00'])
})

describe('a change of the reader', () => {
  test('the next reader sees no undo, problem or draft of the former one', async () => {
    const options = { reader: 'reader@example.com', settings: { reload: 'never' } as const }
    const here = await stand(createCartModel, { empty: false }, options)
    await here.state.session.check()
    await cartOf(here.state).add([book, ebook])
    const now = () => {
      const view = here.view()
      if (view.step !== 'shown') throw new Error(view.step)
      return view
    }
    await expect.poll(() => now().lines.count).toBe(2)
    now().remove('501-KND-ENG')
    await expect.poll(() => now().removed?.title).toBe('The Plan on One Page')
    await now().promo.send({ promoCode: 'nosuch' })
    expect(now().promo.problem).not.toBeNull()
    now().promo.keepDraft({ promoCode: 'nosuch' })
    now().estimate.keepDraft({ country: 'DE', state: '' })
    await here.state.session.signOut()
    await here.state.session.signIn({ username: 'good@example.com', password })
    await expect.poll(() => here.view().step).toBe('shown')
    expect(now()).toMatchObject({ removed: null, promo: { problem: null, drafts: {} } })
    expect(now().estimate.country).not.toBe('DE')
  })
})
