import { Checkbox } from '@bindery/ui/form/checkbox.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'ui/Checkbox',
  component: Checkbox,
  decorators: [inShadowRoot],
  args: { name: 'news', label: 'Send me the weekly letter' },
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const NotTicked: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'You can stop it in every letter.' } }
export const WithError: Story = { args: { error: 'Please tick this box.' } }
export const LongLabel: Story = {
  args: {
    label:
      'Yes, I would like to receive news, offers and the occasional question about what I read here, and know that I can end this at any time.',
  },
}
