import { addOnItems } from '@bindery/state/cart/add-on-items.ts'
import { addOffered, purchasesOf } from '@bindery/state/cart/add-to-cart.ts'
import { cartOf } from '@bindery/state/cart/cart.ts'
import { expect, test } from 'vitest'
import { leave, type PageOptions, stand, until } from '../test/page.ts'
import {
  type AddToCartAttributes,
  type AddToCartView,
  createAddToCartModel,
} from './add-to-cart.model.ts'
import { createModalModel, type ModalView } from './add-to-cart-modal.model.ts'

const path = '/api/shopping-cart/items'
const book = { productId: '501-HBK-ENG', productTitle: 'The Plan on One Page', price: '32.00' }

const button = async (values: Partial<AddToCartAttributes> = book, options: PageOptions = {}) => {
  const all: AddToCartAttributes = { productId: undefined, compact: false, ...values }
  const made = await stand<AddToCartAttributes, AddToCartView>(createAddToCartModel, all, options)
  const modal = createModalModel(made.state, {
    ...made.host,
    $attributes: made.host.$attributes,
    set: () => {},
  })
  const step = <S extends ModalView['step']>(wanted: S) =>
    until(modal.$view, (now): now is Extract<ModalView, { step: S }> => now?.step === wanted)
  leave(modal.destroy)
  return { ...made, modal, step }
}

/** What was sent, by the event that goes before it. */
const asked = (events: readonly CustomEvent[]) =>
  events
    .filter(({ type }) => type === 'bindery-add-to-cart-request')
    .map(({ detail }) => detail.items)

test('two presses add the quantity once, and the modal confirms it', async () => {
  const { view, step, environment, posts, state } = await button()
  view().press('3')
  view().press('3')
  expect(view().busy).toBe(true)
  const { lines, checkout } = await step('added')
  expect(lines).toEqual(['The Plan on One Page, 3 copies'])
  expect(checkout).toBe('https://publisher.example/shopping-cart')
  expect(await posts(path)).toHaveLength(1)
  expect(asked(environment.events)).toEqual([
    [{ productId: '501-HBK-ENG', quantity: 3, referral: expect.any(Number), productPrice: 3200 }],
  ])
  expect(cartOf(state).$cart.get()).toMatchObject({ cart: { line_items: { physical_items: 3 } } })
})

const guide = { productId: '501-PDF-ENG', productTitle: 'The Guide' }

/** Two buttons of one page, pressed in one task. Resolves with how both purchases end. */
const pressBoth = ({ state, host }: Awaited<ReturnType<typeof button>>) =>
  Promise.all([
    addOffered(state, host.element, book, '1'),
    addOffered(state, host.element, guide, '1'),
  ])

test('two products that are added in one task are both in the cart and in the confirmation', async () => {
  const page = await button()
  expect(await pressBoth(page)).toEqual(['added', 'added'])
  const { lines } = await page.step('added')
  expect(lines).toEqual(['The Plan on One Page', 'The Guide'])
  expect(await page.posts(path)).toHaveLength(2)
  expect(cartOf(page.state).$cart.get()).toMatchObject({
    cart: { line_items: { physical_items: 1, digital_items: 1 } },
  })
})

test.each([
  [1, ['refused', 'added'], '501-HBK-ENG'],
  [2, ['refused', 'refused'], '501-HBK-ENG, 501-PDF-ENG'],
])(
  'the confirmation shows what was refused of two purchases at once: %d',
  async (times, ends, ids) => {
    const page = await button()
    await page.mock.faults([{ method: 'POST', path, status: 503, times }])
    expect(await pressBoth(page)).toEqual(ends)
    expect((await page.step('refused')).advice).toContain(`quote ${ids}.`)
  },
)

test('a purchase after a confirmation that was left open lists its own product only', async () => {
  const page = await button()
  await addOffered(page.state, page.host.element, book, '1')
  await page.step('added')
  await addOffered(page.state, page.host.element, guide, '1')
  expect((await page.step('added')).lines).toEqual(['The Guide'])
})

test.each(['', '0', '-1', '1.5', 'two', '1000'])(
  'the button sends nothing for the quantity “%s”',
  async (text) => {
    const { view, model, posts } = await button()
    view().press(text)
    await until(model.$view, (now): now is AddToCartView => now?.error !== '')
    expect(view()).toMatchObject({ error: 'Please enter a quantity from 1 to 999.', busy: false })
    expect(await posts(path)).toEqual([])
  },
)

test('the error disappears when the reader changes the quantity', async () => {
  const { view, model } = await button()
  view().press('0')
  await until(model.$view, (now): now is AddToCartView => now?.error !== '')
  view().clearError()
  expect(view().error).toBe('')
})

test('a digital product is ordered once unless it has volume prices', async () => {
  const { view, model, host, posts, step } = await button({ productId: '502-PDF-ENG' })
  expect(view().once).toBe(true)
  view().press('2')
  await until(model.$view, (now): now is AddToCartView => now?.error !== '')
  expect(view().error).toBe('A digital product is ordered once.')
  expect(await posts(path)).toEqual([])
  host.set('several', true)
  expect(view().once).toBe(false)
  view().press('12')
  await step('added')
})

test.each(['Perm', 'perm', 'PERM'])(
  'a permission with the type %s has a number of copies',
  async (type) => {
    const { view, step } = await button({ productId: '501-PDF-ENG', type, productTitle: 'X' })
    expect(view().label).toBe('Number of copies to be made')
    view().press('30')
    expect((await step('added')).lines).toEqual(['Permission to make 30 copies of X'])
  },
)

test('the request has the referral of the address', async () => {
  const href = 'https://publisher.example/product/the-plan/501-HBK-ENG?referral=03069'
  const { view, step, environment } = await button(book, { href })
  view().press('1')
  await step('added')
  expect(asked(environment.events)[0][0].referral).toBe(3069)
})

test('add-on items go along, and a missing choice stops the request', async () => {
  const { view, model, host, step, posts, environment } = await button()
  addOnItems.set(host.element, () => null)
  view().press('1')
  await until(model.$view, (now): now is AddToCartView => now?.busy === false)
  expect([view().error, await posts(path)]).toEqual(['', []])
  addOnItems.set(host.element, () => [{ productId: '501-PDF-ENG', type: 'Perm', quantity: 5 }])
  view().press('1')
  expect((await step('added')).lines).toHaveLength(2)
  expect(asked(environment.events)[0]).toHaveLength(2)
})

test('a page can cancel the request event and add the product itself', async () => {
  const { view, model, posts, state } = await button(book, { dispatch: () => false })
  view().press('1')
  await until(model.$view, (now): now is AddToCartView => now?.busy === false)
  expect(await posts(path)).toEqual([])
  expect(purchasesOf(state).$purchase.get()).toBeNull()
})

test('a refusal shows an apology, a phone number and the ids to quote', async () => {
  const settings = { customerServicePhone: '1-800-555-0142' }
  const { view, mock, step } = await button(book, { settings })
  await mock.faults([{ method: 'POST', path, status: 503, times: 1 }])
  view().press('1')
  const { words, advice } = await step('refused')
  expect(words.refused).toBe('Our apologies, something went wrong.')
  expect(advice).toBe('Please call Customer Service (1-800-555-0142) and quote 501-HBK-ENG.')
})

test.each([
  ['504-HBK-ENG', undefined, 'This product cannot be ordered yet.'],
  [
    '501-HBK-ENG',
    { status: 429, headers: { 'Retry-After': '30' } },
    'Please wait 30 seconds and try again.',
  ],
  ['501-HBK-ENG', { abort: true }, 'No connection. Check your network and try again.'],
])('a refusal shows its reason if it is known: %s, %o', async (productId, fault, words) => {
  const { view, mock, modal, posts } = await button({ productId })
  if (fault) await mock.faults([{ method: 'POST', path, ...fault }])
  view().press('1')
  const { reason } = await until(
    modal.$view,
    (now): now is Extract<ModalView, { step: 'refused' }> =>
      now?.step === 'refused' && now.reason !== '',
  )
  expect(reason).toBe(words)
  // What is written is not sent again by itself.
  expect(await posts(path)).toHaveLength(1)
})

test('the modal shows a notice during maintenance, and nothing is added', async () => {
  const { view, mock, step } = await button()
  await mock.settings({ maintenance: true })
  view().press('1')
  const { words } = await step('maintenance')
  expect(words.maintenanceNotice).toContain('unavailable between 7:30am and 10am EST')
})

test('a product counts as added if the cart has it, even if the answer was lost', async () => {
  const { view, step, state, environment, posts } = await button()
  await cartOf(state).load()
  const { fetch } = environment
  // It acts, and its answer is lost on the way.
  Object.assign(environment, {
    fetch: async (input: Request) => {
      const reply = await fetch(input)
      if (input.method === 'POST') throw new TypeError('Failed to fetch')
      return reply
    },
  })
  view().press('2')
  await step('added')
  expect(await posts(path)).toHaveLength(1)
  expect(cartOf(state).$cart.get()).toMatchObject({ cart: { line_items: { physical_items: 2 } } })
})

test('the modal suggests products that go with the added one', async () => {
  const { view, modal } = await button()
  view().press('1')
  const { suggestions } = await until(
    modal.$view,
    (now): now is Extract<ModalView, { step: 'added' }> =>
      now?.step === 'added' && now.suggestions.length > 0,
  )
  expect(suggestions.map(({ title, price }) => `${title} ${price}`)).toEqual([
    'What the Ferry Company Learned $8.95',
    'Guide to Better Meetings $19.95',
  ])
})

test('a button without a product keeps its children', async () => {
  const { model } = await button({})
  expect(model.$view.get()).toBeNull()
})

test('a button with an invalid price warns in the console and uses the server’s price', async () => {
  const { environment, view } = await button({ ...book, price: 'from $24' })
  environment.settle()
  expect(environment.warnings).toEqual([
    '<bindery-add-to-cart price="from $24"> is ignored; allowed: a decimal with the decimals of USD, as 24.95',
  ])
  view().press('1')
  await expect.poll(() => asked(environment.events)).toHaveLength(1)
  expect(asked(environment.events)[0][0]).not.toHaveProperty('productPrice')
})
