import { accountMessages } from '@bindery/widgets/account/account.messages.ts'
import accountMenu from '@bindery/widgets/account/account-menu.element.ts'
import type { AccountView } from '@bindery/widgets/account/account-menu.model.ts'
import '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const props = {
  words: accountMessages,
  myLibrary: '/my-library',
  toAccount: '/account',
  request: action('request'),
  toggled: action('toggled'),
  signOut: action('sign out'),
  dismiss: action('dismiss'),
}
const signedIn = (name: string, caption: string | null, open = false): AccountView => ({
  ...props,
  reader: 'known',
  name,
  caption,
  open,
})

const meta: Meta<ElementViewProps<AccountView>> = {
  title: 'account/Account menu',
  component: elementView(accountMenu, () => <a href="/register">Register</a>),
  args: { view: { ...props, reader: 'guest', notice: null } },
}
export default meta
type Story = StoryObj<ElementViewProps<AccountView>>

export const Guest: Story = {}
export const SignedOutOffline: Story = {
  args: { view: { ...props, reader: 'guest', notice: accountMessages.offline } },
}
export const ShowsChildren: Story = {
  args: { view: null },
}
export const Registered: Story = { args: { view: signedIn('Robin Reader', null) } }
export const Good: Story = { args: { view: signedIn('Grace Good', 'Digital') } }
export const Better: Story = { args: { view: signedIn('Ben Better', 'Digital + Print') } }
export const Best: Story = { args: { view: signedIn('Bea Best', 'Premium') } }
export const Executive: Story = { args: { view: signedIn('Emil Executive', null) } }
export const AllAccess: Story = { args: { view: signedIn('Ada Access', 'All Access') } }
export const LongName: Story = {
  args: { view: signedIn('Maximiliane-Theodora von und zu Hohenstein-Lichtenberg', 'Digital') },
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
export const PanelOpen: Story = {
  ...Scene,
  parameters: { scene: { reader: 'better' } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('bindery-account-menu')?.shadowRoot
    await waitFor(() => expect(root?.querySelector('[aria-expanded]')).toBeTruthy())
    root?.querySelector<HTMLElement>('[aria-expanded]')?.click()
    await waitFor(() => expect(root?.querySelector('a')).toBeVisible())
  },
}
