import type { ShareTriggerView } from '@bindery/widgets/share/share-trigger.model.ts'
import videoEmbedButton from '@bindery/widgets/share/video-embed-button.element.ts'
import '@bindery/widgets/share/video-embed-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type Drawn, drawn } from '../drawn.tsx'

const view: ShareTriggerView = {
  label: 'Embed',
  name: 'Embed: The quiet handover',
  open: false,
  toggle: action('toggle'),
}

const meta: Meta<Drawn<ShareTriggerView>> = {
  title: 'share/Video embed button',
  component: drawn(videoEmbedButton, () => <a href="/video">Videos</a>),
  args: { view },
}
export default meta
type Story = StoryObj<Drawn<ShareTriggerView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const WithWordsOfThePage: Story = {
  render: drawn(videoEmbedButton, () => <span slot="label">Send this to a colleague</span>),
}
export const Scene: Story = {
  render: () =>
    createElement('bindery-video-embed-button', { 'video-id': '101', slug: 'the-quiet-handover' }),
  parameters: { scene: true },
}
export const NoVideo: Story = { args: { view: null } }
