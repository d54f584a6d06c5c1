import followButton from '@bindery/widgets/follow/follow-button.element.ts'
import type { FollowView } from '@bindery/widgets/follow/follow-button.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: FollowView = {
  followed: false,
  words: ['Follow', 'Following'],
  name: 'Follow Strategy',
  undoName: 'Unfollow Strategy',
  error: '',
  follow: action('follow'),
  unfollow: action('unfollow'),
}

const meta: Meta<ElementViewProps<FollowView>> = {
  title: 'follow/Follow button',
  component: elementView(followButton, () => <a href="/topic/strategy">Strategy</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<FollowView>>

export const NotFollowed: Story = {}
export const Followed: Story = {
  args: { view: { ...view, followed: true, name: 'Following Strategy' } },
}
export const SubscribersOnly: Story = {
  args: {
    view: {
      ...view,
      name: 'Follow The Long Table',
      error: 'The Long Table is for subscribers only.',
    },
  },
}
export const ExecutivesOnly: Story = {
  args: {
    view: {
      ...view,
      name: 'Follow The Boardroom Briefing',
      error: 'The Boardroom Briefing is for Executive subscribers only.',
    },
  },
}
export const FollowFailed: Story = {
  args: { view: { ...view, error: 'No connection. Check your network and try again.' } },
}
export const UnfollowFailed: Story = {
  args: {
    view: {
      ...view,
      followed: true,
      name: 'Following Strategy',
      error: 'No connection. Check your network and try again.',
    },
  },
}
export const NoName: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-follow-button', { name: 'Strategy' })}
      {createElement('bindery-follow-button', { name: 'Leading Teams' })}
      {createElement('bindery-follow-button', {
        type: 'newsletter',
        'item-id': 'the-long-table',
        name: 'The Long Table',
        'subscriber-only': '',
      })}
    </>
  ),
  parameters: { scene: true },
}
