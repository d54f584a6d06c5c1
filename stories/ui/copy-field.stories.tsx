import { CopyField } from '@bindery/ui/form/copy-field.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof CopyField> = {
  title: 'ui/Copy field',
  component: CopyField,
  decorators: [inShadowRoot],
  args: {
    label: 'Link',
    value: 'https://example.com/2026/10/handing-over-without-hovering',
    words: { copy: 'Copy', copied: 'Copied.', refused: 'Press Ctrl+C to copy what is selected.' },
  },
}
export default meta
type Story = StoryObj<typeof CopyField>

export const OneLine: Story = {}
export const SeveralLines: Story = { args: { rows: 4 } }
