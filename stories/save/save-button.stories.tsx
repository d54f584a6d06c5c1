import saveButton from '@bindery/widgets/save/save-button.element.ts'
import type { SaveButtonView } from '@bindery/widgets/save/save-button.model.ts'
import '@bindery/widgets/save/save-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: SaveButtonView = {
  label: 'Save',
  name: 'Save “The Plan Nobody Read”',
  saved: false,
  open: false,
  press: action('press'),
}
const saved: SaveButtonView = {
  ...view,
  label: 'Saved',
  name: 'Saved “The Plan Nobody Read”',
  saved: true,
}

const meta: Meta<ElementViewProps<SaveButtonView>> = {
  title: 'save/Save button',
  component: elementView(saveButton, () => <a href="/my-library">My Library</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<SaveButtonView>>

export const NotSaved: Story = {}
export const Saved: Story = { args: { view: saved } }
export const Open: Story = { args: { view: { ...saved, open: true } } }
export const NoTitle: Story = { args: { view: { ...view, name: 'Save' } } }
export const NoItem: Story = { args: { view: null } }
export const CustomLabel: Story = {
  render: elementView(saveButton, () => <span slot="label">Read it later</span>),
}

const items = ['the-plan-nobody-read', 'quiet-people-in-loud-rooms', 'not-published']
export const Scene: Story = {
  render: () => (
    <p>
      {items.map((id) =>
        createElement('bindery-save-button', {
          key: id,
          'item-id': id,
          'item-title': `The article ${id}`,
          'item-url': `/2026/11/${id}`,
        }),
      )}
    </p>
  ),
  parameters: { scene: true },
  play: async ({ canvasElement }) => {
    const buttons = () =>
      [...canvasElement.querySelectorAll('bindery-save-button')].map((element) =>
        element.shadowRoot?.querySelector('button'),
      )
    await waitFor(() => expect(buttons().every(Boolean)).toBe(true))
  },
}
