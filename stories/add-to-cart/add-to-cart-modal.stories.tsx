import { modalMessages } from '@bindery/widgets/add-to-cart/add-to-cart.messages.ts'
import addToCartModal from '@bindery/widgets/add-to-cart/add-to-cart-modal.element.ts'
import type { ModalView } from '@bindery/widgets/add-to-cart/add-to-cart-modal.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('add-to-cart-modal', modalMessages).get()
const frame = { words, close: () => {} }
const ids = '10401-PDF-ENG, 10402-HBK-ENG'
const phone = '1-800-555-0142'
const help = '#customer-service'

const added: Extract<ModalView, { step: 'added' }> = {
  ...frame,
  step: 'added',
  lines: ['Refusals Worth Making'],
  suggestions: [],
  checkout: '#cart',
}

const meta: Meta<ElementViewProps<ModalView>> = {
  title: 'add-to-cart/Add to cart modal',
  component: elementView(addToCartModal),
  args: { view: added },
}
export default meta
type Story = StoryObj<ElementViewProps<ModalView>>

export const Added: Story = {}
export const AddedWithSuggestions: Story = {
  args: {
    view: {
      ...added,
      suggestions: [
        { title: 'The Plan on One Page', href: '#plan', price: '$30.00' },
        { title: 'Choosing What to Drop', href: '#drop', price: '' },
      ],
    },
  },
}
export const SeveralAdded: Story = {
  args: {
    view: {
      ...added,
      lines: [
        words.many({ title: 'The Quiet Half', quantity: 25 }),
        'The Price of Soil',
        words.permission({ title: 'The Price of Soil', quantity: 30 }),
      ],
    },
  },
}
export const Processing: Story = { args: { view: { ...frame, step: 'processing' } } }
export const Refused: Story = {
  args: {
    view: {
      ...frame,
      step: 'refused',
      advice: words.call({ phone, ids }),
      reason: '',
      phone,
      help,
    },
  },
}
export const RefusedWithReason: Story = {
  args: {
    view: {
      ...frame,
      step: 'refused',
      advice: words.call({ phone, ids }),
      reason: 'This product cannot be ordered yet.',
      phone,
      help,
    },
  },
}
export const RefusedWithoutPhone: Story = {
  args: {
    view: {
      ...frame,
      step: 'refused',
      advice: words.write({ ids }),
      reason: '',
      phone: null,
      help,
    },
  },
}
export const Maintenance: Story = { args: { view: { ...frame, step: 'maintenance' } } }
export const Closed: Story = { args: { view: { step: 'closed' } } }
export const Scene: Story = {
  render: () => createElement('bindery-add-to-cart-modal'),
  parameters: { scene: true },
}
