import '@bindery/widgets/site/site.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'

/** It draws nothing: the root element of the page gets a class, and analytics an entry. */
const meta: Meta = {
  title: 'site/Site',
  render: () => (
    <>
      {createElement('bindery-site', { country: 'US' })}
      <p>The class of the root element says who is reading.</p>
    </>
  ),
  parameters: { scene: true },
}
export default meta

export const Scene: StoryObj = {}
export const Subscriber: StoryObj = {
  parameters: { scene: { reader: 'best' } },
  play: () =>
    waitFor(() => expect(document.documentElement).toHaveClass('bindery-subscribers'), {
      timeout: 5000,
    }),
}
/** Where a site owes its readers a question before it counts them, say. */
export const InTheEuGroup: StoryObj = {
  parameters: { scene: { settings: { country: 'DE' } } },
  play: async () => {
    const root = document.documentElement
    await waitFor(() => expect(root).toHaveClass('bindery-eu'), { timeout: 5000 })
    root.classList.remove('bindery-eu')
  },
}
