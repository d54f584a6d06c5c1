import { expect, test, vi } from 'vitest'
import { place } from '../../../tests/support/mount.tsx'
import { screen } from '../../../tests/support/render.tsx'
import { book, renderView } from '../test/render-view.tsx'
import { productMessages } from './product.messages.ts'
import { createButton } from './product-button.ts'
import { ProductOptions } from './product-options.tsx'
import type { OptionsView } from './product-options.view.ts'

type Shown = Extract<OptionsView, { readonly step: 'shown' }>

const words = book.define('product', productMessages).get()
const shown = (state: Partial<Shown> = {}): Shown => ({
  step: 'shown',
  words,
  formats: ['Hardcover', 'PDF'],
  languages: [
    { name: 'English', only: [] },
    { name: 'Spanish', only: ['Hardcover'] },
  ],
  format: 'PDF',
  language: 'English',
  chooseFormat: vi.fn(),
  chooseLanguage: vi.fn(),
  price: '$24.95',
  delivery: words.digital,
  soon: '',
  volume: [],
  permission: null,
  together: null,
  ...state,
})

test('the product options disable a language that the format lacks, and name the formats that have it', () => {
  renderView(ProductOptions, shown())
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
  const spanish = screen.getByRole('radio', { name: /^Spanish/ })
  expect(spanish).toBeDisabled()
  expect(spanish.closest('label')).toHaveTextContent('Spanish only as Hardcover')
})

test('the product options report the format that the reader chooses', async () => {
  const chooseFormat = vi.fn()
  const { user } = renderView(ProductOptions, shown({ chooseFormat }))
  await user.click(screen.getByRole('radio', { name: 'Hardcover' }))
  expect(chooseFormat).toHaveBeenCalledExactlyOnceWith('Hardcover')
})

test('the permission field describes its price and its error', async () => {
  const permission = {
    on: false,
    each: '$4.25',
    copies: '',
    error: '',
    turn: vi.fn(),
    count: vi.fn(),
  }
  const { update, user } = renderView(ProductOptions, shown({ permission }))
  await user.click(screen.getByRole('checkbox', { name: words.permission }))
  expect(permission.turn).toHaveBeenCalledExactlyOnceWith(true)
  update(shown({ permission: { ...permission, on: true, error: 'Please enter a number.' } }))
  const copies = screen.getByRole('textbox', { name: words.permissionCopies })
  expect(copies).toHaveAttribute('aria-invalid', 'true')
  expect(copies).toHaveAccessibleDescription('$4.25 for each copy Please enter a number.')
  await user.type(copies, '12')
  expect(permission.count).toHaveBeenLastCalledWith('12')
})

test('the group button is inactive for fewer than two products, and an unavailable one cannot join', async () => {
  const add = vi.fn()
  const together = {
    rows: [
      { id: '1', title: 'Bad Mornings', facts: 'Hardcover', soon: '', on: true },
      { id: '2', title: 'The Second Chief', facts: '', soon: 'Available soon', on: false },
    ],
    count: 1,
    price: '',
    busy: false,
    toggle: vi.fn(),
    add,
  }
  const { update, user } = renderView(ProductOptions, shown({ together }))
  const unavailable = screen.getByRole('checkbox', { name: 'The Second Chief' })
  expect(unavailable).toBeDisabled()
  expect(unavailable).toHaveAccessibleDescription('Available soon')
  await user.click(screen.getByRole('button', { name: words.togetherAdd(1) }))
  expect(add).not.toHaveBeenCalled()
  update(shown({ together: { ...together, count: 2 } }))
  await user.click(screen.getByRole('button', { name: words.togetherAdd(2) }))
  expect(add).toHaveBeenCalledOnce()
})

test('a form of the page in the button orders the chosen format before the button is ready', () => {
  const form = document.createElement('form')
  const field = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'productId',
    value: '501-HBK-ENG',
  })
  form.append(field)
  // Not defined here, as on a page where its chunk has not come.
  const button = document.createElement('bindery-add-to-cart')
  button.append(form)
  const { offer } = createButton(place('div', {}, button))
  offer({ 'product-id': '501-PDF-ENG' }, () => null)
  expect(field.value).toBe('501-PDF-ENG')
})
