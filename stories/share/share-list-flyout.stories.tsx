import shareListFlyout from '@bindery/widgets/share/list/share-list-flyout.element.ts'
import type { ShareListFlyoutView } from '@bindery/widgets/share/list/share-list-flyout.model.ts'
import { shareListFlyoutMessages } from '@bindery/widgets/share/share.messages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'
import { failedForm, words as mail, readerForm, typed, wrongForm } from './mail-forms.ts'

const words = book.define('share-list-flyout', shareListFlyoutMessages).get()
const Flyout = elementView(shareListFlyout)
const url = 'https://example.com/my-library/library/strategy-2026'

type Shown = Exclude<ShareListFlyoutView, { step: 'closed' }>
type Stage =
  | Pick<Extract<Shown, { step: 'open' }>, 'step' | 'url'>
  | { step: 'waiting' }
  | {
      step: 'failed' | 'shared'
      message: string
    }
interface Args {
  stage: Stage
  form?: Shown['form']
}

const meta: Meta<Args> = {
  title: 'share/Share list flyout',
  render: ({ stage, form = null }) => (
    <WithAnchor>
      {(anchor) => (
        <Flyout
          view={{
            ...stage,
            anchor,
            title: words.title({ list: 'Strategy 2026' }),
            words,
            form,
            again: action('again'),
            close: action('close'),
          }}
        />
      )}
    </WithAnchor>
  ),
  args: { stage: { step: 'open', url }, form: readerForm },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Loading: Story = { args: { stage: { step: 'waiting' } } }
export const Open: Story = {}
export const Required: Story = { args: { form: wrongForm({}, { to: mail.required }) } }
export const InvalidEmail: Story = {
  args: { form: wrongForm({ to: 'ann@example.com, ben' }, { to: mail.wrongEmail }) },
}
export const Filled: Story = { args: { form: { ...readerForm, drafts: typed } } }
export const Sending: Story = { args: { form: { ...readerForm, drafts: typed, step: 'sending' } } }
export const MailFailed: Story = {
  args: { form: { ...(await failedForm({ kind: 'server' })), asksFrom: false } },
}
export const NoSuchList: Story = { args: { stage: { step: 'failed', message: words.gone } } }
export const Offline: Story = {
  args: {
    stage: { step: 'failed', message: 'No connection. Check your network and try again.' },
  },
}
export const Shared: Story = { args: { stage: { step: 'shared', message: 'Shared via email' } } }
