import { Select } from '@bindery/ui/form/select.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof Select> = {
  title: 'ui/Select',
  component: Select,
  decorators: [inShadowRoot],
  args: { name: 'size', label: 'Size', options: ['1 to 4', '5 to 99', '100 to 499'] },
}
export default meta
type Story = StoryObj<typeof Select>

export const WithoutBlank: Story = {}
export const Blank: Story = { args: { blank: 'Choose one' } }
export const Chosen: Story = { args: { blank: 'Choose one', defaultValue: '5 to 99' } }
export const WithHint: Story = { args: { hint: 'All offices together' } }
export const WithError: Story = { args: { blank: 'Choose one', error: 'This field is required.' } }
