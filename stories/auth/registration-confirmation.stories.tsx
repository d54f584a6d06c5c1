import { confirmationMessages } from '@bindery/widgets/auth/confirmation.messages.ts'
import type { ConfirmationView } from '@bindery/widgets/auth/confirmation.model.ts'
import confirmation from '@bindery/widgets/auth/registration-confirmation.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type Drawn, drawn } from '../drawn.tsx'

const view: ConfirmationView = {
  open: true,
  words: confirmationMessages,
  email: 'nora@example.com',
  close: action('close'),
  shown: () => {},
  hold: () => {},
}

const meta: Meta<Drawn<ConfirmationView>> = {
  title: 'auth/Registration confirmation',
  component: drawn(confirmation),
  args: { view },
}
export default meta
type Story = StoryObj<Drawn<ConfirmationView>>

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
