import { videoEmbedFlyoutMessages } from '@bindery/widgets/share/share.messages.ts'
import { embedCode } from '@bindery/widgets/share/video/video-embed.ts'
import videoEmbedFlyout from '@bindery/widgets/share/video/video-embed-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'

const words = book.define('video-embed-flyout', videoEmbedFlyoutMessages).get()
const Flyout = elementView(videoEmbedFlyout)

interface Args {
  title: string
}

const meta: Meta<Args> = {
  title: 'share/Video embed flyout',
  render: ({ title }) => (
    <WithAnchor>
      {(anchor) => (
        <Flyout
          view={{
            step: 'open',
            anchor,
            title,
            code: embedCode('https://example.com/video/embed', {
              videoId: '101',
              slug: 'the-quiet-handover',
              videoTitle: title,
            }),
            words,
            close: action('close'),
          }}
        />
      )}
    </WithAnchor>
  ),
  args: { title: 'The quiet handover' },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Open: Story = {}
export const LongTitle: Story = {
  args: { title: 'What “handing over” means to the one who has it handed to them & to their boss' },
}
