import { passkeyProblemMessages } from '@bindery/state/account/passkey-problem.messages.ts'
import { createMessages } from '@bindery/state/messages/book.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { passkeysMessages } from '@bindery/widgets/passkey/passkey.messages.ts'
import passkeys from '@bindery/widgets/passkey/passkeys.element.ts'
import type { PasskeysStep, PasskeysView } from '@bindery/widgets/passkey/passkeys.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { userEvent, within } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const book = createMessages(defaultSettings(window.location.origin))
const words = book.define('passkeys', passkeysMessages).get()

const row = (id: string, name: string, used?: string) => ({
  id,
  name,
  added: words.added({ date: 'March 3, 2026' }),
  used: used ? words.used({ date: used }) : words.unused,
})
const rows = [row('a', 'Work laptop', 'November 20, 2026'), row('b', 'Passkey')]

const passkeysView = (step: PasskeysStep): PasskeysView => ({
  ...step,
  words,
  drafts: {},
  retry: action('retry'),
  add: async (values) => action('add')(values),
  draft: () => {},
  confirm: action('confirm'),
  remove: async () => action('remove')(),
})
type List = Extract<PasskeysStep, { readonly step: 'list' }>
const list = (more: Partial<List> = {}): PasskeysView =>
  passkeysView({
    step: 'list',
    rows,
    confirming: null,
    removing: false,
    removalProblem: null,
    notice: null,
    unavailable: null,
    problem: null,
    sending: false,
    ...more,
  })
const problem = (message: string) => ({ message, fields: {} })

const meta: Meta<ElementViewProps<PasskeysView>> = {
  title: 'passkey/Passkeys',
  component: elementView(passkeys),
  args: { view: list() },
}
export default meta
type Story = StoryObj<ElementViewProps<PasskeysView>>

export const Several: Story = {}
export const None: Story = { args: { view: list({ rows: [] }) } }
export const Loading: Story = { args: { view: passkeysView({ step: 'loading' }) } }
export const LoadFailed: Story = {
  args: {
    view: passkeysView({
      step: 'failed',
      problem: problem('No connection. Check your network and try again.'),
    }),
  },
}
export const Adding: Story = { args: { view: list({ sending: true }) } }
export const Added: Story = { args: { view: list({ notice: words.wasAdded }) } }
export const Cancelled: Story = { args: { view: list({ notice: words.wasNotAdded }) } }
export const AlreadyRegistered: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.known) }) },
}
export const WrongAddress: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.address) }) },
}
export const TimedOut: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.late) }) },
}
export const Refused: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.refused) }) },
}
export const Unsupported: Story = {
  args: { view: list({ rows: [], unavailable: passkeyProblemMessages.unsupported }) },
}
export const InFrame: Story = {
  args: { view: list({ unavailable: passkeyProblemMessages.framed }) },
}
export const ConfirmsRemoval: Story = { args: { view: list({ confirming: 'a' }) } }
export const Removing: Story = { args: { view: list({ confirming: 'a', removing: true }) } }
export const Removed: Story = {
  args: { view: list({ rows: rows.slice(1), notice: words.wasRemoved }) },
}
export const RemovalFailed: Story = {
  args: {
    view: list({ removalProblem: problem('No connection. Check your network and try again.') }),
  },
}
export const LongNames: Story = {
  args: {
    view: list({
      rows: [row('a', 'Schreibtischrechner-im-Büro-der-Chefredaktion-zweiter-Stock-x')],
    }),
  },
}
export const NameTooLong: Story = {
  play: async () => {
    const body = within(document.body)
    await userEvent.type(
      await body.findByLabelText(words.name),
      'This name goes on for more than the sixty characters that it may have',
    )
    await userEvent.type(await body.findByLabelText(words.name), '{Enter}')
  },
}

/** The whole tag on the mock API of this browser. It opens the browser's own passkey prompts. */
export const Scene: Story = {
  render: () => createElement('bindery-passkeys'),
  parameters: { scene: { reader: 'registered', settings: { passkeys: true } } },
}
/** A guest sees the tag's own children. */
export const Guest: Story = {
  render: () => createElement('bindery-passkeys', {}, 'Sign in to see your passkeys.'),
  parameters: { scene: { reader: 'guest', settings: { passkeys: true } } },
}
