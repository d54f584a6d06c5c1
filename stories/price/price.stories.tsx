import price from '@bindery/widgets/price/price.element.ts'
import type { PriceView } from '@bindery/widgets/price/price.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type Drawn, drawn } from '../drawn.tsx'

const meta: Meta<Drawn<PriceView>> = {
  title: 'price/Price',
  component: drawn(price, () => 'Ask us'),
  args: { view: { words: '$24.95' } },
}
export default meta
type Story = StoryObj<Drawn<PriceView>>

export const Shown: Story = {}
export const Euro: Story = { args: { view: { words: '24,95 €' } } }
/** Of a magazine or digital article, or 0. */
export const NotShown: Story = { args: { view: { words: '' } } }
/** No amount: the children stay. */
export const BadAmount: Story = { args: { view: null } }
export const Scene: Story = {
  render: () =>
    createElement('bindery-price', { amount: '24.95', 'content-type': 'Book' }, 'Ask us'),
  parameters: { scene: true },
}
