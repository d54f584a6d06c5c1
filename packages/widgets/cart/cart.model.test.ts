import { cartOf } from '@bindery/state/cart.ts'
import { expect, test } from 'vitest'
import { book, ebook, putIntoCart } from '../test/buying.ts'
import { stand, until } from '../test/page.ts'
import { createCartModel } from './cart.model.ts'
import type { CartView } from './cart.view.ts'

type Shown = Extract<CartView, { readonly step: 'shown' }>

/** With what was put into it. */
const isFilled = (view: CartView | null): view is Shown =>
  view?.step === 'shown' && view.lines.length === 2

test('a line that says what it said is the same: of 500 lines one is drawn anew', async () => {
  const here = await stand(createCartModel, {})
  await putIntoCart(here, [book, ebook])
  const now = () => until(here.model.$view, isFilled)
  // The model may have asked for the cart before it was filled.
  const asked = async () => {
    await cartOf(here.state).load()
    return isFilled(here.model.$view.get())
  }
  await expect.poll(asked).toBe(true)
  const before = await now()
  const [first, second] = before.lines
  expect([first?.quantity, second?.quantity]).toEqual([2, 1])
  before.change(first?.id ?? '', 5)
  await expect
    .poll(async () => (await now()).lines[0])
    .toMatchObject({ amount: '$160.00', saving: null })
  const after = await now()
  expect(after.lines[0]).not.toBe(first)
  expect(after.lines[1]).toBe(second)
  expect([after.change, after.remove, after.words]).toEqual([
    before.change,
    before.remove,
    before.words,
  ])
  await cartOf(here.state).load()
  expect((await now()).lines[0]).toBe(after.lines[0])
})
