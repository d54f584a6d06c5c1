import { cartOf } from '@bindery/state/cart/cart.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { describe, expect, test, vi } from 'vitest'
import { book, ebook } from '../../test/buying.ts'
import { holdCalls, password, stand, until } from '../../test/page.ts'
import { type CartView, createCartModel, type ShownCart } from './cart.model.ts'

const isShown = (view: CartView | null): view is ShownCart => view?.step === 'shown'

const isFilled = (view: CartView | null): view is ShownCart =>
  isShown(view) && view.lines.count === 2

/** The view with all its lines drawn. */
const drawn = (view: CartView | null) =>
  isShown(view) ? { ...view, lines: view.lines.first(view.lines.count) } : view

test('the cart keeps unchanged lines and its functions, so that only changed lines render', async () => {
  const here = await stand(createCartModel, { empty: false })
  await cartOf(here.state).add([book, ebook])
  const now = () => until(here.model.$view, isFilled)
  const before = await now()
  const [first, second] = before.lines.first(2)
  expect([first?.quantity, second?.quantity]).toEqual([2, 1])
  before.change(first?.id ?? '', 5)
  await expect
    .poll(async () => (await now()).lines.first(1)[0])
    .toMatchObject({ amount: '$160.00', saving: null })
  const after = await now()
  expect(after.lines.first(2)[0]).not.toBe(first)
  expect(after.lines.first(2)[1]).toBe(second)
  expect([after.change, after.remove, after.words]).toEqual([
    before.change,
    before.remove,
    before.words,
  ])
  await cartOf(here.state).load()
  expect((await now()).lines.first(1)[0]).toBe(after.lines.first(2)[0])
})

test('the controls of a line have its title, and the kind if two lines have the same title', async () => {
  const here = await stand(createCartModel, { empty: false })
  await cartOf(here.state).add([book, ebook])
  const names = () => {
    const view = here.model.$view.get()
    return view?.step === 'shown' ? view.lines.first(2).map(({ name }) => name) : []
  }
  await expect
    .poll(names)
    .toEqual(['The Plan on One Page, Hardcover · English', 'The Plan on One Page, Ebook · English'])
  await cartOf(here.state).remove('501-KND-ENG')
  await expect.poll(names).toEqual(['The Plan on One Page'])
})

test('a changed quantity is announced with its line, before the number of items in the cart', async () => {
  const here = await stand(createCartModel, { empty: false })
  await cartOf(here.state).add([book, ebook])
  const { change, lines } = await until(here.model.$view, isFilled)
  const announce = vi.spyOn(here.state.liveRegion, 'announce')
  change(lines.first(1)[0]?.id ?? '', 5)
  expect(announce.mock.calls).toEqual([
    ['Quantity of The Plan on One Page, Hardcover · English: 5.'],
  ])
})

test('the cart makes only the lines that are drawn', async () => {
  const here = await stand(createCartModel, { empty: false })
  await cartOf(here.state).add([book, ebook])
  const { lines } = await until(here.model.$view, isFilled)
  // Each address of a line is compared with that of the page.
  const made = vi.spyOn(here.environment, 'location')
  expect(lines.first(0)).toEqual([])
  expect(made).not.toHaveBeenCalled()
  expect(lines.first(1).map(({ amount }) => amount)).toEqual(['$64.00'])
  expect(made).toHaveBeenCalledOnce()
})

describe('an estimate without the states of a country', () => {
  const path = '/api/commerce/state-province/'
  const wrong = 'Something went wrong. Please try again.'
  const setup = async () => {
    const here = await stand(createCartModel, { empty: false })
    await cartOf(here.state).add([book, ebook])
    const view = await until(here.model.$view, isFilled)
    const form = () => {
      const now = here.model.$view.get()
      return now?.step === 'shown' ? now.estimate : undefined
    }
    const problem = () => form()?.problem
    const choose = (country: string) => view.estimate.keepDraft({ country, state: '' })
    const send = (country: string) => view.estimate.send({ country, state: '' })
    return { ...here, form, problem, choose, send }
  }

  test('the estimate says why the states could not be loaded, and asks for one after a retry', async () => {
    const { mock, form, problem, choose, send } = await setup()
    await mock.faults([{ path, status: 403 }])
    choose('US')
    await expect.poll(problem).toMatchObject({ message: wrong })
    await send('US')
    await expect.poll(problem).toMatchObject({ message: wrong })
    await mock.faults([])
    await send('US')
    await expect.poll(() => form()?.states?.length).toBeGreaterThan(10)
    expect(problem()).toMatchObject({
      fields: { state: expect.stringMatching(/state or province/) },
    })
  })

  test('the estimate shows no failure of a former country', async () => {
    const { environment, mock, state, form, problem, choose } = await setup()
    await mock.faults([{ path: `${path}US`, status: 403 }])
    const release = holdCalls(environment, `${path}US`)
    choose('US')
    choose('CA')
    await expect.poll(() => form()?.states?.length).toBeGreaterThan(5)
    release()
    const asked = async () => (await mock.calls()).some((call) => call.path === `${path}US`)
    await expect.poll(asked).toBe(true)
    await cartOf(state).load()
    expect(problem()).toBeNull()
  })
})

test('a change of the country clears the state, even if both have its code', async () => {
  const here = await stand(createCartModel, { empty: false })
  await cartOf(here.state).add([book])
  const { estimate } = await until(here.model.$view, isShown)
  await estimate.send({ country: 'US', state: 'WA' })
  const now = async () => (await until(here.model.$view, isShown)).estimate
  expect((await now()).drafts).toEqual({ country: 'US', state: 'WA' })
  ;(await now()).keepDraft({ country: 'AU', state: 'WA' })
  expect((await now()).drafts).toEqual({ country: 'AU', state: '' })
  ;(await now()).keepDraft({ country: 'AU', state: 'WA' })
  await cartOf(here.state).load()
  expect((await now()).drafts).toEqual({ country: 'AU', state: 'WA' })
})

describe('a cart in two tabs', () => {
  /** The cart's page, and another tab of the same browser. */
  const tabs = async () => {
    const here = await stand(createCartModel, { empty: false })
    await cartOf(here.state).add([book, ebook])
    const now = () => drawn(here.model.$view.get())
    await expect.poll(now).toMatchObject({ step: 'shown', lines: [{}, {}] })
    const { fetch, browser } = here.environment
    const other = createState(testEnvironment({ fetch, browser }), here.state.settings)
    await cartOf(other).load()
    return { here, now, other, cart: cartOf(other) }
  }

  test('the cart shows changes, removals and additions of another tab', async () => {
    const { now, cart } = await tabs()
    await cart.change('501-HBK-ENG', 3)
    await expect.poll(now).toMatchObject({ lines: [{ quantity: 3 }, {}], count: '4 items' })
    await cart.remove('501-KND-ENG')
    await expect.poll(now).toMatchObject({ lines: [{ id: '501-HBK-ENG' }] })
    await cart.add([{ productId: '502', availabilityId: '502-PDF-ENG', quantity: 1 }])
    await expect.poll(now).toMatchObject({ lines: [{}, { id: '502-PDF-ENG' }] })
  })

  test('the cart keeps simultaneous changes of two tabs', async () => {
    const { here, now, cart } = await tabs()
    const mine = cartOf(here.state).change('501-HBK-ENG', 4)
    await Promise.all([mine, cart.remove('501-KND-ENG')])
    await expect.poll(now).toMatchObject({ lines: [{ id: '501-HBK-ENG', quantity: 4 }] })
    expect(now()).not.toMatchObject({ lines: [{}, {}] })
  })

  test('a product that is no longer sold leaves both tabs, with a message', async () => {
    const { here, now, cart } = await tabs()
    await here.mock.settings({ prices: { '501-KND-ENG': null } })
    await cart.change('501-HBK-ENG', 1)
    await expect.poll(now).toMatchObject({
      lines: [{ id: '501-HBK-ENG' }],
      news: [expect.stringMatching(/is not sold any more/)],
    })
  })

  test('a sign-in in another tab shows the merged cart in this one', async () => {
    const { now, other } = await tabs()
    const signedIn = await other.session.signIn({ username: 'reader@example.com', password })
    expect(signedIn.ok).toBe(true)
    await expect.poll(now).toMatchObject({ step: 'shown', lines: [{}, {}], count: '3 items' })
  })
})
