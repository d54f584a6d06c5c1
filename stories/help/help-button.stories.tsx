import helpButton from '@bindery/widgets/help/help-button.element.ts'
import type { HelpButtonView } from '@bindery/widgets/help/help-button.model.ts'
import '@bindery/widgets/help/help-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: HelpButtonView = {
  name: 'Help: How we count articles',
  open: false,
  unseen: false,
  toggle: action('toggle'),
}

const meta: Meta<ElementViewProps<HelpButtonView>> = {
  title: 'help/Help button',
  component: elementView(helpButton, () => <a href="/subscriber-help">Help</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<HelpButtonView>>

export const Read: Story = {}
export const Unread: Story = {
  args: { view: { ...view, name: `${view.name}, new`, unseen: true } },
}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const HelpMissing: Story = { args: { view: null } }
export const CustomLabel: Story = {
  render: elementView(helpButton, () => <span slot="label">How do you count?</span>),
  args: { view: { ...view, unseen: true } },
}

export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-help-button', { 'help-id': 'scene-help' })}
      <div id="scene-help" hidden>
        <h2>How we count articles</h2>
        <p>
          A free account opens four each month. <a href="/subscriber-help">More on this</a>.
        </p>
      </div>
      {createElement('bindery-help-flyout')}
    </>
  ),
  parameters: { scene: true },
}
export const FlyoutOpen: Story = {
  ...Scene,
  play: async ({ canvasElement }) => {
    const root = (tag: string) => canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root('bindery-help-button')?.querySelector('button')).toBeTruthy())
    root('bindery-help-button')?.querySelector('button')?.click()
    await waitFor(() =>
      expect(root('bindery-help-flyout')?.querySelector('[role=dialog]')).toBeVisible(),
    )
  },
}
