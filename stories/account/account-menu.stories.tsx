import { accountMessages } from '@bindery/widgets/account/account.messages.ts'
import type { AccountView } from '@bindery/widgets/account/account.model.ts'
import accountMenu from '@bindery/widgets/account/account-menu.element.ts'
import '@bindery/widgets/auth/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type Drawn, drawn } from '../drawn.tsx'

const props = {
  words: accountMessages,
  myLibrary: '/my-library',
  toAccount: '/account',
  request: action('request'),
  toggled: action('toggled'),
  signOut: action('sign out'),
  dismiss: action('dismiss'),
}
const known = (name: string, caption: string | null, open = false): AccountView => ({
  ...props,
  reader: 'known',
  name,
  caption,
  open,
})

const meta: Meta<Drawn<AccountView>> = {
  title: 'account/Account menu',
  component: drawn(accountMenu, () => <a href="/register">Register</a>),
  args: { view: { ...props, reader: 'guest', told: null } },
}
export default meta
type Story = StoryObj<Drawn<AccountView>>

export const Guest: Story = {}
export const SignedOutOffline: Story = {
  args: { view: { ...props, reader: 'guest', told: accountMessages.offline } },
}
export const NotYetKnown: Story = {
  args: { view: null },
}
export const Registered: Story = { args: { view: known('Robin Reader', null) } }
export const Good: Story = { args: { view: known('Grace Good', 'Digital') } }
export const Better: Story = { args: { view: known('Ben Better', 'Digital + Print') } }
export const Best: Story = { args: { view: known('Bea Best', 'Premium') } }
export const Executive: Story = { args: { view: known('Emil Executive', null) } }
export const AllAccess: Story = { args: { view: known('Ada Access', 'All Access') } }
export const LongName: Story = {
  args: { view: known('Maximiliane-Theodora von und zu Hohenstein-Lichtenberg', 'Digital') },
}
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-account-menu')}
      {createElement('bindery-auth-modal')}
    </>
  ),
  parameters: { scene: true },
}
export const Disclosed: Story = {
  ...Scene,
  parameters: { scene: { reader: 'better' } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('bindery-account-menu')?.shadowRoot
    await waitFor(() => expect(root?.querySelector('[aria-expanded]')).toBeTruthy())
    root?.querySelector<HTMLElement>('[aria-expanded]')?.click()
    await waitFor(() => expect(root?.querySelector('a')).toBeVisible())
  },
}
