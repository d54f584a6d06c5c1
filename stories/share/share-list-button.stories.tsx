import type { ShareTriggerView } from '@bindery/widgets/share/button/share-trigger.model.ts'
import shareListButton from '@bindery/widgets/share/list/share-list-button.element.ts'
import '@bindery/widgets/share/list/share-list-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: ShareTriggerView = {
  label: 'Share list',
  name: 'Share list: Strategy 2026',
  open: false,
  toggle: action('toggle'),
}

const meta: Meta<ElementViewProps<ShareTriggerView>> = {
  title: 'share/Share list button',
  component: elementView(shareListButton, () => <a href="/my-library">My Library</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<ShareTriggerView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const CustomLabel: Story = {
  render: elementView(shareListButton, () => <span slot="label">Send this to a colleague</span>),
}
export const Scene: Story = {
  render: () => createElement('bindery-share-list-button', { list: 'Strategy 2026' }),
  parameters: { scene: true },
}
export const NoList: Story = { args: { view: null } }
