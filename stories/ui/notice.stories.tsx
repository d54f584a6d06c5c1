import { Notice } from '@bindery/ui/notice.tsx'
import { PassingNotice } from '@bindery/ui/passing-notice.tsx'
import { useDismissAfter } from '@bindery/ui/use-dismiss-after.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inShadow } from './in-shadow.tsx'

const meta: Meta<typeof Notice> = {
  title: 'ui/Notice',
  component: Notice,
  decorators: [inShadow],
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

/** Goes after three seconds, unless pointer or focus is on it. */
export const GoesAway: StoryObj = {
  render: function GoesAway() {
    const [gone, setGone] = useState(false)
    const ref = useDismissAfter<HTMLDivElement>(3000, () => setGone(true))
    return <div ref={ref}>{gone ? null : <Notice kind="success">The link is copied.</Notice>}</div>
  },
}

/** Says something else after five seconds, unless pointer or focus is on it. */
export const SaysLess: StoryObj = {
  render: function SaysLess() {
    const [passed, pass] = useState(false)
    const message = passed ? 'Not saved.' : 'It could not be saved. Please try again later.'
    return <PassingNotice message={message} passing={!passed} onPass={() => pass(true)} />
  },
}
