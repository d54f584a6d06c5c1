import liveChat from '@bindery/widgets/live-chat/live-chat.element.ts'
import { liveChatMessages } from '@bindery/widgets/live-chat/live-chat.messages.ts'
import type { LiveChatView } from '@bindery/widgets/live-chat/live-chat.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type Drawn, drawn } from '../drawn.tsx'

const mail = () => createElement('a', { href: 'mailto:permissions@halyard.example' }, 'Write to us')
const here: LiveChatView = { step: 'here', words: liveChatMessages, open: action('open') }

const meta: Meta<Drawn<LiveChatView>> = {
  title: 'live-chat/Live chat',
  component: drawn(liveChat, mail),
  args: { view: here },
}
export default meta
type Story = StoryObj<Drawn<LiveChatView>>

export const Here: Story = {}
/** The chat is there with a button of its own at the edge of the page. */
export const Elsewhere: Story = { args: { view: { step: 'elsewhere' } } }
/** Before it is there, and when it has not come after ten looks. */
export const NotHere: Story = { args: { view: null } }
export const OtherWords: Story = {
  args: {
    view: {
      ...here,
      words: {
        here: 'Unsere Lizenzabteilung ist bis 18 Uhr im Chat zu erreichen.',
        open: 'Jetzt chatten',
      },
    },
  },
}
/** On a page whose chat comes late: the global is set while the scene plays. */
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
