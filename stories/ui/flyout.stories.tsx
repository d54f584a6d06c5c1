import { Button } from '@bindery/ui/button.tsx'
import { Flyout } from '@bindery/ui/flyout.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadow } from './in-shadow.tsx'

const meta: Meta<typeof Flyout> = {
  title: 'ui/Flyout',
  component: Flyout,
  decorators: [inShadow],
  args: {
    button: 'Share',
    children: (
      <>
        <p>Send this page to a friend.</p>
        <Button variant="link">Copy the address</Button>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Flyout>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
