import { confirmationMessages } from '@bindery/widgets/auth/auth.messages.ts'
import confirmation from '@bindery/widgets/auth/confirmation/registration-confirmation.element.ts'
import type { ConfirmationView } from '@bindery/widgets/auth/confirmation/registration-confirmation.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: ConfirmationView = {
  open: true,
  words: confirmationMessages,
  email: 'nora@example.com',
  close: action('close'),
  shown: () => {},
  hold: () => {},
}

const meta: Meta<ElementViewProps<ConfirmationView>> = {
  title: 'auth/Registration confirmation',
  component: elementView(confirmation),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<ConfirmationView>>

export const Open: Story = {}
export const LongEmail: Story = {
  args: { view: { ...view, email: `${'very.long.'.repeat(8)}name@example.com` } },
}
export const WithoutEmail: Story = { args: { view: { ...view, email: '' } } }
export const Closed: Story = { args: { view: { ...view, open: false } } }
export const AfterRegistering: Story = {
  render: () => createElement('bindery-registration-confirmation'),
  parameters: {
    scene: { reader: 'registered', path: '/2025/03/an-article?registration=success' },
  },
}
