import { TextArea } from '@bindery/ui/form/text-area.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof TextArea> = {
  title: 'ui/Text area',
  component: TextArea,
  decorators: [inShadowRoot],
  args: { name: 'message', label: 'Message' },
}
export default meta
type Story = StoryObj<typeof TextArea>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'This one is for you.\nRead the end first.' } }
export const WithError: Story = {
  args: { hint: 'A line or two', error: 'This field is required.' },
}
