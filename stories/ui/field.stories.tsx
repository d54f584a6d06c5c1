import { Field } from '@bindery/ui/form/field.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof Field> = {
  title: 'ui/Field',
  component: Field,
  decorators: [inShadowRoot],
  args: { name: 'email', label: 'E-mail' },
}
export default meta
type Story = StoryObj<typeof Field>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'reader@example.com' } }
export const WithHint: Story = { args: { hint: 'The one you registered with' } }
export const WithError: Story = {
  args: { hint: 'The one you registered with', error: 'This field is required.', required: true },
}
export const Marked: Story = { args: { error: true, defaultValue: 'reader@example.com' } }
export const Password: Story = {
  args: {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    defaultValue: 'secret',
  },
}
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'reader@example.com' } }
