import headerMenu from '@bindery/widgets/header-menu/header-menu.element.ts'
import type { HeaderMenuView } from '@bindery/widgets/header-menu/header-menu.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: HeaderMenuView = {
  label: 'Topics',
  words: 'Menu',
  open: false,
  toggle: action('toggle'),
  onSlotChange: () => {},
}
const panel = () => (
  <nav slot="panel" aria-label="All topics">
    <a href="/topic/strategy">Strategy</a> <a href="/topic/economics">Economics</a>
  </nav>
)
const open = { args: { view: { ...view, open: true } } }

const meta: Meta<ElementViewProps<HeaderMenuView>> = {
  title: 'header-menu/Header menu',
  component: elementView(headerMenu, panel),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<HeaderMenuView>>

export const Closed: Story = {}
export const Open: Story = open
export const NoLabel: Story = { args: { view: { ...view, label: undefined } } }
export const NoPanel: Story = { ...open, render: elementView(headerMenu) }
export const CustomLabel: Story = {
  render: elementView(headerMenu, () => (
    <>
      <span slot="button">Topics ▾</span>
      {panel()}
    </>
  )),
}
export const CustomLink: Story = {
  ...open,
  render: elementView(headerMenu, () => (
    <>
      <a slot="button" href="/topics">
        Topics
      </a>
      {panel()}
    </>
  )),
}
export const ShowsChildren: Story = {
  args: { view: null },
  render: elementView(headerMenu, () => <a href="/topics">Topics</a>),
}

const menu = (label: string) => createElement('bindery-header-menu', { label }, panel())

/** Two menus. Opening one closes the other. */
export const Scene: Story = {
  render: () => (
    <>
      {menu('Topics')}
      {menu('Sections')}
    </>
  ),
  parameters: { scene: true },
  play: async ({ canvasElement }) => {
    const buttons = () =>
      [...canvasElement.querySelectorAll('bindery-header-menu')].map((each) =>
        each.shadowRoot?.querySelector('button'),
      )
    await waitFor(() => expect(buttons()[1]).toBeTruthy())
    for (const open of [
      ['true', 'false'],
      ['false', 'true'],
    ]) {
      buttons()[open.indexOf('true')]?.click()
      await waitFor(() => expect(buttons().map((each) => each?.ariaExpanded)).toEqual(open))
    }
  },
}
