import shareButton from '@bindery/widgets/share/button/share-button.element.ts'
import type { ShareTriggerView } from '@bindery/widgets/share/button/share-trigger.model.ts'
import '@bindery/widgets/share/flyout/share-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: ShareTriggerView = {
  label: 'Share',
  name: 'Share: Handing Over Without Hovering',
  open: false,
  toggle: action('toggle'),
}

const meta: Meta<ElementViewProps<ShareTriggerView>> = {
  title: 'share/Share button',
  component: elementView(shareButton, () => <a href="mailto:?body=x">Share</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<ShareTriggerView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const CustomLabel: Story = {
  render: elementView(shareButton, () => <span slot="label">Send this to a colleague</span>),
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
export const FlyoutOpen: Story = {
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
