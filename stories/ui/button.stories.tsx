import { Button } from '@bindery/ui/button/button.tsx'
import { Spinner } from '@bindery/ui/button/spinner.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof Button> = {
  title: 'ui/Button',
  component: Button,
  decorators: [inShadowRoot],
  args: { children: 'Continue' },
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Link: Story = { args: { variant: 'link' } }
export const Busy: Story = { args: { variant: 'primary', busy: true } }
export const BusySecondary: Story = { args: { busy: true } }
export const Inactive: Story = { args: { variant: 'primary', inactive: true } }
export const InactiveSecondary: Story = { args: { inactive: true } }
export const LongLabel: Story = {
  args: { variant: 'primary', children: 'Send me a link with which I can choose a new password' },
}
export const Working: StoryObj = { render: () => <Spinner label="Loading" /> }
