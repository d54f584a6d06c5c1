import { expect, test } from 'vitest'
import { stand } from '../test/page.ts'
import { createPriceModel, type PriceAttributes } from './price.model.ts'

const shown = async (amount: string | undefined, contentType?: string, settings = {}) => {
  const values: PriceAttributes = { amount, contentType }
  return stand<PriceAttributes, unknown>(createPriceModel, values, { settings })
}

test.each([
  ['24.95', 'Book', {}, '$24.95'],
  [' 1299 ', 'Book', {}, '$1,299.00'],
  ['24.95', 'Book', { locale: 'de', currency: 'EUR' }, '24,95\u00a0€'],
  ['2400', 'Book', { locale: 'ja', currency: 'JPY' }, '¥2,400'],
])('the amount %s of a %s with %o shows %s', async (amount, contentType, settings, words) => {
  const { view } = await shown(amount, contentType, settings)
  const { words: price } = view() as { words: string }
  expect(price.replace('￥', '¥')).toBe(words)
})

test.each([
  ['0', 'Book'],
  ['0.00', undefined],
  ['8.95', 'Magazine Article'],
  ['8.95', 'digital article'],
])('the amount %s of a %s is hidden', async (amount, contentType) => {
  const { view, environment } = await shown(amount, contentType)
  expect(view()).toEqual({ words: '' })
  expect(environment.warnings).toEqual([])
})

test.each(['24,95', '$24.95', '1e3', '-1', '24.955'])(
  'the invalid amount %s keeps the children and warns once',
  async (amount) => {
    const { model, host, environment } = await shown(amount, 'Book')
    host.set('contentType', 'Tool')
    expect(model.$view.get()).toBeNull()
    expect(environment.warnings).toEqual([
      `<bindery-price amount="${amount}"> is ignored; allowed: a decimal with the decimals of USD, as 24.95`,
    ])
    host.set('amount', '24.95')
    expect(model.$view.get()).toEqual({ words: '$24.95' })
  },
)
