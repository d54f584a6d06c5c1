import liveChat from '@bindery/widgets/live-chat/live-chat.element.ts'
import { liveChatMessages } from '@bindery/widgets/live-chat/live-chat.messages.ts'
import type { LiveChatView } from '@bindery/widgets/live-chat/live-chat.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const mail = () => createElement('a', { href: 'mailto:permissions@halyard.example' }, 'Write to us')
const ready: LiveChatView = { step: 'ready', words: liveChatMessages, open: action('open') }

const meta: Meta<ElementViewProps<LiveChatView>> = {
  title: 'live-chat/Live chat',
  component: elementView(liveChat, mail),
  args: { view: ready },
}
export default meta
type Story = StoryObj<ElementViewProps<LiveChatView>>

export const Ready: Story = {}
/** The chat has its own button at the edge of the page. */
export const OwnButton: Story = { args: { view: { step: 'own-button' } } }
/** Before the chat has loaded, and after ten polls without it. */
export const NotLoaded: Story = { args: { view: null } }
export const CustomTexts: Story = {
  args: {
    view: {
      ...ready,
      words: {
        here: 'Unsere Lizenzabteilung ist bis 18 Uhr im Chat zu erreichen.',
        open: 'Jetzt chatten',
      },
    },
  },
}
/** A chat that loads late: the play function sets its global. */
export const Scene: StoryObj = {
  render: () => createElement('bindery-live-chat', { global: 'StoryChat' }, mail()),
  parameters: { scene: true },
  play: async ({ canvasElement }) => {
    Object.assign(window, { StoryChat: { open: action('chat opens') } })
    const tag = canvasElement.querySelector('bindery-live-chat')
    await waitFor(() => expect(tag?.shadowRoot?.querySelector('button')).toBeVisible())
    Reflect.deleteProperty(window, 'StoryChat')
  },
}
