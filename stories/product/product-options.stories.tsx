import { productMessages } from '@bindery/widgets/product/product.messages.ts'
import productOptions from '@bindery/widgets/product/product-options.element.ts'
import type { OptionsView } from '@bindery/widgets/product/product-options.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('product', productMessages).get()
const nothing = () => {}
type Shown = Extract<OptionsView, { readonly step: 'shown' }>

const shown = (more: Partial<Shown> = {}): OptionsView => ({
  step: 'shown',
  words,
  formats: ['Hardcover', 'Ebook', 'PDF'],
  languages: [
    { name: 'English', only: [] },
    { name: 'Spanish', only: ['Hardcover'] },
    { name: 'German', only: [] },
  ],
  format: 'PDF',
  language: 'English',
  chooseFormat: nothing,
  chooseLanguage: nothing,
  price: '$24.95',
  delivery: words.digital,
  soon: '',
  volume: [],
  permission: null,
  together: null,
  ...more,
})
const permission: NonNullable<Shown['permission']> = {
  on: false,
  each: '$4.25',
  copies: '',
  error: '',
  turn: nothing,
  count: nothing,
}
const together: NonNullable<Shown['together']> = {
  rows: [
    { id: '1', title: 'Bad Mornings', facts: 'Hardcover, English, $27.00', soon: '', on: true },
    {
      id: '2',
      title: 'The Second Chief',
      facts: '',
      soon: 'Available February 09, 2027',
      on: false,
    },
  ],
  count: 2,
  price: '$51.95',
  busy: false,
  toggle: nothing,
  add: nothing,
}

const meta: Meta<ElementViewProps<OptionsView>> = {
  title: 'product/Product options',
  component: elementView(productOptions, () => [
    <a key="way" href="#way">
      PDF, English
    </a>,
    <button key="add" type="button" slot="add">
      Add to Cart
    </button>,
  ]),
  args: { view: shown() },
}
export default meta
type Story = StoryObj<ElementViewProps<OptionsView>>

export const Digital: Story = {}
export const OneFormat: Story = {
  args: { view: shown({ formats: ['PDF'], languages: [{ name: 'English', only: [] }] }) },
}
export const NoPrice: Story = { args: { view: shown({ price: '' }) } }
export const ComingSoon: Story = {
  args: { view: shown({ soon: words.available({ date: 'February 09, 2027' }) }) },
}
export const VolumePrices: Story = {
  args: {
    view: shown({
      delivery: words.ship,
      volume: [
        { copies: words.fromTo({ from: 1, to: 9 }), each: '$19.95' },
        { copies: words.fromTo({ from: 10, to: 24 }), each: '$17.95' },
        { copies: words.andMore({ from: 25 }), each: '$15.95' },
      ],
    }),
  },
}
export const PermissionOffered: Story = { args: { view: shown({ permission }) } }
export const PermissionChosen: Story = {
  args: { view: shown({ permission: { ...permission, on: true, copies: '30' } }) },
}
export const PermissionWithoutNumber: Story = {
  args: {
    view: shown({
      permission: { ...permission, on: true, error: words.permissionNeeded({ most: 999 }) },
    }),
  },
}
export const BetterTogether: Story = { args: { view: shown({ together }) } }
export const AddingTogether: Story = {
  args: { view: shown({ together: { ...together, busy: true } }) },
}
export const Failed: Story = {
  args: {
    view: {
      step: 'failed',
      words,
      message: 'Something went wrong. Please try again.',
      again: nothing,
    },
  },
}
export const Unknown: Story = {
  args: { view: { step: 'failed', words, message: words.unknown, again: null } },
}
/** Until the product has loaded, the children stay. */
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () =>
    createElement('bindery-product-options', { 'product-id': '501' }, 'Ask us how to have it.'),
  parameters: { scene: true },
}
