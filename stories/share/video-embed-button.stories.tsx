import type { ShareTriggerView } from '@bindery/widgets/share/button/share-trigger.model.ts'
import videoEmbedButton from '@bindery/widgets/share/video/video-embed-button.element.ts'
import '@bindery/widgets/share/video/video-embed-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: ShareTriggerView = {
  label: 'Embed',
  name: 'Embed: The quiet handover',
  open: false,
  toggle: action('toggle'),
}

const meta: Meta<ElementViewProps<ShareTriggerView>> = {
  title: 'share/Video embed button',
  component: elementView(videoEmbedButton, () => <a href="/video">Videos</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<ShareTriggerView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const CustomLabel: Story = {
  render: elementView(videoEmbedButton, () => <span slot="label">Send this to a colleague</span>),
}
export const Scene: Story = {
  render: () =>
    createElement('bindery-video-embed-button', { 'video-id': '101', slug: 'the-quiet-handover' }),
  parameters: { scene: true },
}
export const NoVideo: Story = { args: { view: null } }
