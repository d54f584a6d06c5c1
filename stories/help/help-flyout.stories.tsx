import helpFlyout from '@bindery/widgets/help/help-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { action } from 'storybook/actions'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'

interface Args {
  title: string
  paragraphs: readonly string[]
  /** A text of the kit instead of the page's own content. */
  text?: string
  unasked?: boolean
}

const Flyout = elementView(helpFlyout)

interface HelpProps extends Args {
  anchor: HTMLElement
}

function Help({ anchor, title, paragraphs, text = '', unasked = false }: HelpProps) {
  const [body] = useState(() => {
    const fragment = document.createDocumentFragment()
    for (const words of paragraphs) {
      fragment.append(Object.assign(document.createElement('p'), { textContent: words }))
    }
    return fragment
  })
  return (
    <Flyout
      view={{
        step: 'open',
        anchor,
        title,
        body: text ? null : body,
        text,
        unasked,
        closeLabel: 'Close',
        close: action('close'),
      }}
    />
  )
}

const meta: Meta<Args> = {
  title: 'help/Help flyout',
  render: (args) => <WithAnchor>{(anchor) => <Help {...args} anchor={anchor} />}</WithAnchor>,
  args: {
    title: 'How we count articles',
    paragraphs: ['A free account opens four each month.', 'Subscribers are not counted at all.'],
  },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Open: Story = {}
export const OneLine: Story = { args: { title: 'Help', paragraphs: ['Yes.'] } }
export const Long: Story = {
  args: { paragraphs: [...Array(30).keys()].map((at) => `Paragraph ${at + 1} of a long help.`) },
}
export const LongTitle: Story = {
  args: { title: 'How we count articles, newsletters, webinars and everything else there is' },
}
export const Hint: Story = {
  args: { title: 'For subscribers', text: 'A hint that nobody asked for.', unasked: true },
}
export const HelpMissing: Story = {
  args: { title: 'Help', text: 'This help is no longer on the page.' },
}
