import headerMenu from '@bindery/widgets/header-menu/header-menu.element.ts'
import type { HeaderMenuView } from '@bindery/widgets/header-menu/header-menu.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type Drawn, drawn } from '../drawn.tsx'

const view: HeaderMenuView = {
  label: 'Topics',
  words: 'Menu',
  open: false,
  toggle: action('toggle'),
  changed: () => {},
}
const panel = () => (
  <nav slot="panel" aria-label="All topics">
    <a href="/topic/strategy">Strategy</a> <a href="/topic/economics">Economics</a>
  </nav>
)
const open = { args: { view: { ...view, open: true } } }

const meta: Meta<Drawn<HeaderMenuView>> = {
  title: 'header-menu/Header menu',
  component: drawn(headerMenu, panel),
  args: { view },
}
export default meta
type Story = StoryObj<Drawn<HeaderMenuView>>

export const Closed: Story = {}
export const Open: Story = open
export const WithoutALabel: Story = { args: { view: { ...view, label: undefined } } }
export const WithNothingInIt: Story = { ...open, render: drawn(headerMenu) }
export const WithWordsOfThePage: Story = {
  render: drawn(headerMenu, () => (
    <>
      <span slot="button">Topics ▾</span>
      {panel()}
    </>
  )),
}
export const WithALinkOfThePage: Story = {
  ...open,
  render: drawn(headerMenu, () => (
    <>
      <a slot="button" href="/topics">
        Topics
      </a>
      {panel()}
    </>
  )),
}
export const NotYetReady: Story = {
  args: { view: null },
  render: drawn(headerMenu, () => <a href="/topics">Topics</a>),
}

const menu = (label: string) => createElement('bindery-header-menu', { label }, panel())

/** Two menus: opening the second closes the first. */
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
