import { Notice } from '@bindery/ui/notice/notice.tsx'
import { TemporaryNotice } from '@bindery/ui/notice/temporary-notice.tsx'
import { useDismissAfter } from '@bindery/ui/view/use-dismiss-after.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inShadowRoot } from './in-shadow-root.tsx'

const meta: Meta<typeof Notice> = {
  title: 'ui/Notice',
  component: Notice,
  decorators: [inShadowRoot],
  args: { children: 'Your changes have been saved.' },
}
export default meta
type Story = StoryObj<typeof Notice>

export const Info: Story = {}
export const Success: Story = { args: { kind: 'success' } }
export const Failure: Story = {
  args: { kind: 'error', children: 'We could not reach the server. Please try again.' },
}
export const Empty: Story = { args: { children: null } }

/** Disappears after three seconds, unless pointer or focus is on it. */
export const Dismissed: StoryObj = {
  render: function Dismissed() {
    const [dismissed, setDismissed] = useState(false)
    const ref = useDismissAfter<HTMLDivElement>(3000, () => setDismissed(true))
    return (
      <div ref={ref}>{dismissed ? null : <Notice kind="success">The link is copied.</Notice>}</div>
    )
  },
}

/** Shows a shorter message after five seconds, unless pointer or focus is on it. */
export const Temporary: StoryObj = {
  render: function Temporary() {
    const [expired, setExpired] = useState(false)
    const message = expired ? 'Not saved.' : 'It could not be saved. Please try again later.'
    return (
      <TemporaryNotice message={message} expires={!expired} onExpire={() => setExpired(true)} />
    )
  },
}
