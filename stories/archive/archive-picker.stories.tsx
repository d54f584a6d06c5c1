import { issueMessages } from '@bindery/widgets/archive/archive.messages.ts'
import picker from '@bindery/widgets/archive/archive-picker.element.ts'
import type { ArchivePickerView } from '@bindery/widgets/archive/archive-picker.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { userEvent, within } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('issue', issueMessages).get()
const months = ['January–February', 'March–April', 'September–October'].map((label, at) => ({
  label,
  value: `https://publisher.example/archive-toc/BR560${at + 1}`,
}))
const ready: ArchivePickerView = {
  words,
  step: 'ready',
  years: ['2025', '1958', '1956'],
  year: '1956',
  months,
  month: '',
  choose: action('choose'),
  show: action('show'),
}

const meta: Meta<ElementViewProps<ArchivePickerView>> = {
  title: 'archive/Archive picker',
  component: elementView(picker, () => <a href="/archive-toc">All issues</a>),
  args: { view: ready },
}
export default meta
type Story = StoryObj<ElementViewProps<ArchivePickerView>>

export const Ready: Story = {}
export const IssueSelected: Story = { args: { view: { ...ready, month: months[1]?.value ?? '' } } }
export const MonthMissing: Story = {
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('bindery-archive-picker-story')?.shadowRoot
    const inside = within(root as unknown as HTMLElement)
    await userEvent.click(await inside.findByRole('button', { name: words.show }))
    await inside.findByText(words.monthMissing)
  },
}
export const Loading: Story = { args: { view: { words, step: 'loading' } } }
export const NoYears: Story = { args: { view: { words, step: 'empty' } } }
export const Failed: Story = {
  args: {
    view: {
      words,
      step: 'failed',
      message: 'No connection. Check your network and try again.',
      retry: action('retry'),
    },
  },
}
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => <>{createElement('bindery-archive-picker')} </>,
  parameters: { scene: true },
}
