import price from '@bindery/widgets/price/price.element.ts'
import type { PriceView } from '@bindery/widgets/price/price.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const meta: Meta<ElementViewProps<PriceView>> = {
  title: 'price/Price',
  component: elementView(price, () => 'Ask us'),
  args: { view: { words: '$24.95' } },
}
export default meta
type Story = StoryObj<ElementViewProps<PriceView>>

export const Shown: Story = {}
export const Euro: Story = { args: { view: { words: '24,95 €' } } }
/** The price of a magazine or digital article, or of 0. */
export const Hidden: Story = { args: { view: { words: '' } } }
/** Without an amount the children stay. */
export const BadAmount: Story = { args: { view: null } }
export const Scene: Story = {
  render: () =>
    createElement('bindery-price', { amount: '24.95', 'content-type': 'Book' }, 'Ask us'),
  parameters: { scene: true },
}
