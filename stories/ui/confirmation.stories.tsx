import { Confirmation } from '@bindery/ui/dialog/confirmation.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof Confirmation> = {
  title: 'ui/Confirmation',
  component: Confirmation,
  decorators: [inShadowRoot],
  args: { after: 2000, onDone: action('done'), children: 'Shared via email' },
}
export default meta

export const Done: StoryObj<typeof Confirmation> = {}
