import { createMessages } from '@bindery/state/messages/book.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import paywall from '@bindery/widgets/paywall/paywall.element.ts'
import { paywallMessages } from '@bindery/widgets/paywall/paywall.messages.ts'
import type { Gate, PaywallView } from '@bindery/widgets/paywall/paywall.model.ts'
import '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const book = createMessages(defaultSettings(window.location.origin))
const view = (gate: Gate, kind: PaywallView['kind'] = 'quota'): PaywallView => ({
  gate,
  kind,
  limit: kind === 'ascend' ? 3 : 4,
  words: book.define('paywall', paywallMessages).get(),
  store: '/store',
  request: action('request'),
  rest: 'none',
  again: action('again'),
})

const article = () => (
  <>
    <div slot="teaser">
      <p>
        It is a truth of business that what is measured is managed, and that what is managed is
        measured again by somebody who was not there the first time.
      </p>
      <p>
        Teams that take the long view do three things differently: they write down what they expect,
        they look back, and they forgive themselves quickly.
      </p>
    </div>
    <a href="/register">Register to read on</a>
  </>
)

const WithOffer = elementView(paywall, () => (
  <>
    {article()}
    <a slot="offer" href="/subscriptions">
      Three months for the price of two
    </a>
  </>
))

const meta: Meta<ElementViewProps<PaywallView>> = {
  title: 'paywall/Paywall',
  component: elementView(paywall, article),
  args: { view: view('guest') },
}
export default meta
type Story = StoryObj<ElementViewProps<PaywallView>>

export const Guest: Story = {}
/** The page has only the teaser. For a reader with access, the rest loads without a reload. */
export const RestLoading: Story = { args: { view: { ...view('open'), rest: 'loading' } } }
export const RestFailed: Story = { args: { view: { ...view('open'), rest: 'failed' } } }
export const Spent: Story = { args: { view: view('spent') } }
export const SpentWithOffer: Story = {
  args: { view: view('spent') },
  render: (args) => <WithOffer {...args} />,
}
export const AscendGuest: Story = { args: { view: view('guest', 'ascend') } }
export const AscendSpent: Story = { args: { view: view('spent', 'ascend') } }
export const Open: Story = { args: { view: view('open') } }
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-paywall', {}, article())}
      {createElement('bindery-auth-modal')}
    </>
  ),
  parameters: { scene: true },
}
