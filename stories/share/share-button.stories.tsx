import shareButton from '@bindery/widgets/share/share-button.element.ts'
import type { ShareTriggerView } from '@bindery/widgets/share/share-trigger.model.ts'
import '@bindery/widgets/share/share-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type Drawn, drawn } from '../drawn.tsx'

const view: ShareTriggerView = {
  label: 'Share',
  name: 'Share: Handing Over Without Hovering',
  open: false,
  toggle: action('toggle'),
}

const meta: Meta<Drawn<ShareTriggerView>> = {
  title: 'share/Share button',
  component: drawn(shareButton, () => <a href="mailto:?body=x">Share</a>),
  args: { view },
}
export default meta
type Story = StoryObj<Drawn<ShareTriggerView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const WithWordsOfThePage: Story = {
  render: drawn(shareButton, () => <span slot="label">Send this to a colleague</span>),
}
export const Scene: Story = {
  render: () =>
    createElement('bindery-share-button', {
      'item-url': '/2026/10/handing-over-without-hovering',
      'item-title': 'Handing Over Without Hovering',
      summary: 'Delegation fails less often through trusting the wrong person.',
    }),
  parameters: { scene: true },
}
export const Disclosed: Story = {
  ...Scene,
  render: (args, context) => (
    <>
      {Scene.render?.(args, context)}
      {createElement('bindery-share-flyout')}
    </>
  ),
  play: async ({ canvasElement }) => {
    const root = (tag: string) => canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root('bindery-share-button')?.querySelector('button')).toBeTruthy())
    root('bindery-share-button')?.querySelector('button')?.click()
    await waitFor(() =>
      expect(root('bindery-share-flyout')?.querySelector('[role=dialog]')).toBeVisible(),
    )
  },
}
