import { cartOf } from '@bindery/state/cart/cart.ts'
import { until as untilStore } from '@bindery/state/test/state.ts'
import { expect, test } from 'vitest'
import { stand, until } from '../test/page.ts'
import { createOptionsModel, type OptionsAttributes } from './product-options.model.ts'
import type { OptionsView } from './product-options.view.ts'

type Shown = Extract<OptionsView, { step: 'shown' }>
const isShown = (view: OptionsView | null): view is Shown => view?.step === 'shown'

const options = async (productId: string, href?: string) => {
  const made = await stand<OptionsAttributes, OptionsView>(
    createOptionsModel,
    { productId, keepUrl: href !== undefined },
    href ? { href } : {},
  )
  return { ...made, shown: () => until(made.model.$view, isShown) }
}

test('a language names the only formats it has, and a format without the language changes it', async () => {
  const { shown, view, state } = await options('501-PDF-GER')
  const { formats, format, language, languages, price, delivery } = await shown()
  expect(formats).toEqual(['Hardcover', 'Ebook', 'PDF'])
  expect([format, language, price, delivery]).toEqual([
    'PDF',
    'German',
    '$26.95',
    'To download, yours at once',
  ])
  expect(languages).toEqual([
    { name: 'English', only: [] },
    { name: 'Spanish', only: ['Hardcover'] },
    { name: 'German', only: [] },
  ])
  // There is no German hardcover, so the language changes, and the live region announces it.
  const first = view() as Shown
  first.chooseFormat('Hardcover')
  expect(view()).toMatchObject({ format: 'Hardcover', language: 'English', price: '$32.00' })
  expect(state.liveRegion.$announcement.get().text).toBe(
    'Hardcover is not available in German. English has been selected. Price: $32.00. Sent by post.',
  )
  const second = view() as Shown
  second.chooseLanguage('Spanish')
  expect(view()).toMatchObject({ language: 'Spanish', price: '$34.00', delivery: 'Sent by post' })
  expect(state.liveRegion.$announcement.get().text).toBe('Price: $34.00. Sent by post.')
})

test('the address follows the chosen format where the page wants it', async () => {
  const page = 'https://publisher.example/product/the-plan/501-HBK-ENG?referral=03069#more'
  const { shown, environment } = await options('501', page)
  const { chooseFormat } = await shown()
  chooseFormat('Ebook')
  expect(environment.location().href).toBe(page.replace('HBK', 'KND'))
})

test('many copies cost less each, and a coming product says when it is available', async () => {
  const many = await options('502')
  expect((await many.shown()).volume).toEqual([
    { copies: '1 to 9', each: '$8.95' },
    { copies: '10 to 49', each: '$7.95' },
    { copies: '50 or more', each: '$6.50' },
  ])
  const coming = await options('504')
  expect(await coming.shown()).toMatchObject({
    soon: 'Available February 09, 2027',
    together: null,
  })
})

test('all ticked products go into the cart with one request, and their sum is exact', async () => {
  const { shown, view, state, posts } = await options('501')
  const { together } = await shown()
  expect(together).toMatchObject({ count: 3, price: '$60.90' })
  together?.toggle('502')
  expect((view() as Shown).together).toMatchObject({ count: 2, price: '$51.95' })
  ;(view() as Shown).together?.add()
  const { $cart } = cartOf(state)
  const known = await untilStore(
    $cart,
    (now) => now.status === 'known' && now.cart.items.length === 2,
  )
  const { cart } = known as Extract<typeof known, { status: 'known' }>
  expect(cart.items.map(({ availabilityId }) => availabilityId)).toEqual([
    '501-HBK-ENG',
    '503-PBK-ENG',
  ])
  expect(cart.subTotal).toBe(5195)
  expect(await posts('/api/shopping-cart/items')).toHaveLength(1)
})

const isFailed = (view: OptionsView | null): view is Extract<OptionsView, { step: 'failed' }> =>
  view?.step === 'failed'

test('a failed request shows an error, and the reader can try again', async () => {
  const { host, model, mock, shown } = await options('')
  await mock.faults([{ method: 'GET', path: '/api/product/', status: 404, body: '<p>', times: 1 }])
  host.set('productId', '501')
  const { message, again } = await until(model.$view, isFailed)
  expect(message).toBe('Something went wrong. Please try again.')
  again?.()
  expect((await shown()).format).toBe('Hardcover')
})

test('a product that is not sold says so, and offers no retry', async () => {
  const { model } = await options('nothing')
  const { message, again } = await until(model.$view, isFailed)
  expect([message, again]).toEqual(['This product is not in our store.', null])
})

test('a tag without a product renders nothing', async () => {
  const { model } = await options('')
  expect(model.$view.get()).toBeNull()
})

test('a product with a currency that is no code is said to have failed, and can be tried again', async () => {
  const path = '/api/product/501/availabilities'
  const { environment, host, mock, model } = await stand<OptionsAttributes, OptionsView>(
    createOptionsModel,
    { productId: '', keepUrl: false },
  )
  const reply = await (await environment.fetch(`https://publisher.example${path}`)).json()
  const body = JSON.stringify({ ...reply, currency: 'US$' })
  await mock.faults([{ path, status: 200, body, times: 1 }])
  host.set('productId', '501')
  const failed = await until(
    model.$view,
    (view): view is Extract<OptionsView, { step: 'failed' }> => view?.step === 'failed',
  )
  failed.again?.()
  expect((await until(model.$view, isShown)).formats).toContain('Hardcover')
})
