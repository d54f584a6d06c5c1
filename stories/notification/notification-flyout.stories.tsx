import type {
  NoticeLine,
  NotificationView,
} from '@bindery/widgets/notification/notification.model.ts'
import notificationFlyout from '@bindery/widgets/notification/notification-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { action } from 'storybook/actions'
import { elementView } from '../element-view.tsx'

interface Args {
  lines: readonly Pick<NoticeLine, 'words' | 'undo'>[] | null
  anchored: boolean
}

const Flyout = elementView(notificationFlyout, () => <span>Your subscription ends on Friday.</span>)

function AnchoredFlyout({ lines, anchored }: Args) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const view: NotificationView =
    anchored && !anchor
      ? { step: 'closed' }
      : {
          step: 'open',
          anchor,
          lines: lines?.map((line) => ({ ...line, act: action('undo') })) ?? null,
          dismissAfterMs: 20_000,
          message: lines,
          lightDismiss: false,
          closeLabel: 'Close',
          expire: action('expire'),
          close: action('close'),
        }
  return (
    <>
      {anchored && (
        <button type="button" ref={setAnchor}>
          What it is about
        </button>
      )}
      <Flyout view={view} />
    </>
  )
}

const meta: Meta<Args> = {
  title: 'notification/Notification flyout',
  render: (args) => <AnchoredFlyout {...args} />,
  args: { lines: [{ words: 'Saved!', undo: null }], anchored: false },
}
export default meta
type Story = StoryObj<Args>

const removed = { words: 'Removed from My Library', undo: 'Undo' }

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Message: Story = {}
export const WithUndo: Story = { args: { lines: [removed] } }
export const SeveralMessages: Story = {
  args: {
    lines: [
      { words: '3 item(s) removed from My Library', undo: 'Undo' },
      removed,
      { words: 'You no longer follow Strategy', undo: 'Follow again' },
    ],
  },
}
export const Anchored: Story = { args: { lines: [removed], anchored: true } }
export const Long: Story = {
  args: {
    lines: [
      {
        words:
          'You have removed “What to do when everybody agrees with you, and why the first hour of a negotiation is decided before it begins” from Strategy 2026',
        undo: 'Put it back',
      },
    ],
  },
}
export const CustomContent: Story = { args: { lines: null } }
