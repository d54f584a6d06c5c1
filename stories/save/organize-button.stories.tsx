import organizeButton from '@bindery/widgets/save/organize-button.element.ts'
import '@bindery/widgets/save/organize-flyout.element.ts'
import type { SaveButtonView } from '@bindery/widgets/save/save-button.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: SaveButtonView = {
  label: 'Organize',
  name: 'Organize “The Plan Nobody Read”',
  saved: null,
  open: false,
  press: action('press'),
}

const meta: Meta<ElementViewProps<SaveButtonView>> = {
  title: 'save/Organize button',
  component: elementView(organizeButton, () => <a href="/my-library">My Library</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<SaveButtonView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const NoItem: Story = { args: { view: null } }
export const CustomLabel: Story = {
  render: elementView(organizeButton, () => <span slot="label">Move</span>),
}
export const Scene: Story = {
  render: () =>
    createElement('bindery-organize-button', {
      'item-id': 'the-plan-nobody-read',
      'item-title': 'The Plan Nobody Read',
    }),
  parameters: { scene: true },
}
