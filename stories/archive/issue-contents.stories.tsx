import { issueMessages } from '@bindery/widgets/archive/archive.messages.ts'
import contents from '@bindery/widgets/archive/issue-contents.element.ts'
import type { IssueContentsView, IssueFacts } from '@bindery/widgets/archive/issue-contents.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('issue', issueMessages).get()
const issue: IssueFacts = {
  title: 'September–October 1956',
  summary: 'Leading Teams: Getting good work out of a group without wearing it down.',
  image: undefined,
  items: [
    { title: 'What the Foreman Owes a Team', href: '/topic/leading-teams' },
    { title: 'What the Night Shift Hears Last', href: '/topic/leading-teams' },
    { title: 'Letters', href: undefined },
  ],
}

const meta: Meta<ElementViewProps<IssueContentsView>> = {
  title: 'archive/Issue contents',
  component: elementView(contents, () => <a href="/archive-toc">The magazine</a>),
  args: { view: { words, step: 'shown', issue } },
}
export default meta
type Story = StoryObj<ElementViewProps<IssueContentsView>>

export const Shown: Story = {}
export const LongTitles: Story = {
  args: {
    view: {
      words,
      step: 'shown',
      issue: {
        ...issue,
        title: 'Januaryfebruary'.repeat(6),
        items: [{ title: 'Unbroken'.repeat(20), href: '/topic/strategy' }],
      },
    },
  },
}
/** A grey field in place of a picture. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#888" d="M0 0h3v4H0z"/></svg>')}`
export const WithCover: Story = {
  args: { view: { words, step: 'shown', issue: { ...issue, image: picture } } },
}
export const Loading: Story = { args: { view: { words, step: 'loading' } } }
export const Unknown: Story = { args: { view: { words, step: 'unknown' } } }
export const Failed: Story = {
  args: {
    view: {
      words,
      step: 'failed',
      message: 'Something went wrong. Please try again.',
      retry: action('retry'),
    },
  },
}
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => <>{createElement('bindery-issue-contents', { issue: 'BR2511' })} </>,
  parameters: { scene: true },
}
