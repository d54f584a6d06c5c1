import shareFlyout from '@bindery/widgets/share/flyout/share-flyout.element.ts'
import type {
  OpenShareFlyout,
  ShareFlyoutView,
} from '@bindery/widgets/share/flyout/share-flyout.model.ts'
import { shareFlyoutMessages } from '@bindery/widgets/share/share.messages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { expect, waitFor } from 'storybook/test'
import { book } from '../book.ts'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'
import { failedForm, guestForm, words as mail, readerForm, typed, wrongForm } from './mail-forms.ts'

const words = book.define('share-flyout', shareFlyoutMessages).get()
const Flyout = elementView(shareFlyout)

const networks = (['facebook', 'twitter', 'linkedin'] as const).map((network) => ({
  network,
  href: '#share',
  blocked: false,
}))

const open: OpenShareFlyout = {
  step: 'open',
  title: 'Handing Over Without Hovering',
  summary:
    'Delegation fails less often through trusting the wrong person than through the wrong thing.',
  url: 'https://example.com/2026/10/handing-over-without-hovering',
  short: 'none',
  networks,
  form: readerForm,
  shorten: action('shorten'),
  shareOn: action('shareOn'),
}

type Args = Partial<OpenShareFlyout> & { message?: string }

const show = ({ message, ...args }: Args) => (
  <WithAnchor>
    {(anchor) => {
      const around = { anchor, words, close: action('close') }
      const view: ShareFlyoutView = message
        ? { step: 'shared', message, ...around }
        : { ...open, ...args, ...around }
      return <Flyout view={view} />
    }}
  </WithAnchor>
)

const meta: Meta<Args> = { title: 'share/Share flyout', render: show }
export default meta
type Story = StoryObj<Args>

const inFlyout = (selector: string, words: string) => async () => {
  await waitFor(() => {
    const root = document.querySelector('bindery-share-flyout-story')?.shadowRoot
    const all = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const found = all.find(({ textContent }) => textContent === words)
    expect(found).toBeTruthy()
    found?.click()
  })
}
const tab = (name: string) => inFlyout('[role=tab]', name)
const press = (name: string) => inFlyout('button', name)

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Reader: Story = {}
export const Guest: Story = { args: { form: guestForm } }
export const SessionUnknown: Story = { args: { form: null } }
export const WithoutTitle: Story = { args: { title: '', summary: '' } }
export const LongTitle: Story = {
  args: { title: 'How we hand over what we know, and whom, and when, and why it takes so long' },
}
export const ShortLinkLoading: Story = { args: { short: 'asking' } }
export const ShortLink: Story = { args: { short: 'made', url: 'https://example.com/s/3f9a2c41d0' } }
export const ShortLinkFailed: Story = { args: { short: 'failed' } }
export const Facebook: Story = { play: tab('Facebook') }
export const X: Story = { play: tab('X') }
export const LinkedIn: Story = { play: tab('LinkedIn') }
export const WindowBlocked: Story = {
  args: { networks: networks.map((one) => ({ ...one, blocked: true })) },
  play: tab('LinkedIn'),
}
export const OneNetwork: Story = { args: { networks: networks.slice(2) } }
export const Required: Story = { play: press('Send') }
export const InvalidEmails: Story = {
  args: {
    form: wrongForm(
      { from: 'gus', to: 'ann@example.com, ben' },
      { from: mail.wrongEmail, to: mail.wrongEmail },
      guestForm,
    ),
  },
}
export const TooManyAddresses: Story = {
  args: {
    form: wrongForm(
      { to: Array.from({ length: 21 }, (_, at) => `r${at}@example.com`).join(', ') },
      { to: mail.tooMany({ most: 20 }) },
    ),
  },
}
export const Filled: Story = { args: { form: { ...guestForm, drafts: typed } } }
export const Sending: Story = { args: { form: { ...guestForm, drafts: typed, step: 'sending' } } }
export const Offline: Story = { args: { form: await failedForm({ kind: 'offline' }) } }
export const ServerFailed: Story = { args: { form: await failedForm({ kind: 'server' }) } }
export const TooManyMails: Story = {
  args: { form: await failedForm({ kind: 'busy', retryAfterMs: 1_800_000 }) },
}
export const SessionEnded: Story = { args: { form: await failedForm({ kind: 'signed-out' }) } }
export const AddressRefused: Story = {
  args: {
    form: await failedForm({
      kind: 'refused',
      code: 'invalid_fields',
      status: 400,
      errors: [{ field: 'sharedWith.1', message: 'x' }],
    }),
  },
}
export const PageRefused: Story = {
  args: { form: await failedForm({ kind: 'refused', code: 'foreign_url', status: 422 }) },
}
export const SharedViaEmail: Story = { args: { message: 'Shared via email' } }
export const SharedViaTwitter: Story = { args: { message: 'Shared via Twitter' } }
