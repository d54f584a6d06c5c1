import { embedCode } from '@bindery/widgets/share/share.video.ts'
import videoEmbedFlyout from '@bindery/widgets/share/video-embed-flyout.element.ts'
import { videoEmbedFlyoutMessages } from '@bindery/widgets/share/video-embed-flyout.messages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { drawn } from '../drawn.tsx'
import { Hanging } from '../hanging.tsx'

const words = book.define('video-embed-flyout', videoEmbedFlyoutMessages).get()
const Flyout = drawn(videoEmbedFlyout)

interface Args {
  title: string
}

const meta: Meta<Args> = {
  title: 'share/Video embed flyout',
  render: ({ title }) => (
    <Hanging>
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
    </Hanging>
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
