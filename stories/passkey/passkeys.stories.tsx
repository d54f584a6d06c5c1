import { createMessages } from '@bindery/state/messages.ts'
import { passkeyProblemMessages } from '@bindery/state/passkey-problem.messages.ts'
import { defaultSettings } from '@bindery/state/settings.ts'
import passkeys from '@bindery/widgets/passkey/passkeys.element.ts'
import { passkeysMessages } from '@bindery/widgets/passkey/passkeys.messages.ts'
import type { PasskeysPicture, PasskeysView } from '@bindery/widgets/passkey/passkeys.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { userEvent, within } from 'storybook/test'
import { type Drawn, drawn } from '../drawn.tsx'

const book = createMessages(defaultSettings(window.location.origin))
const words = book.define('passkeys', passkeysMessages).get()

const row = (id: string, name: string, used?: string) => ({
  id,
  name,
  added: words.added({ date: 'March 3, 2026' }),
  used: used ? words.used({ date: used }) : words.unused,
})
const rows = [row('a', 'Work laptop', 'November 20, 2026'), row('b', 'Passkey')]

const whole = (picture: PasskeysPicture): PasskeysView => ({
  ...picture,
  words,
  drafts: {},
  retry: action('retry'),
  add: async (values) => action('add')(values),
  draft: () => {},
  ask: action('ask'),
  remove: async () => action('remove')(),
})
type List = Extract<PasskeysPicture, { readonly step: 'list' }>
const list = (more: Partial<List> = {}): PasskeysView =>
  whole({
    step: 'list',
    rows,
    asked: null,
    removing: false,
    removal: null,
    note: null,
    barred: null,
    problem: null,
    sending: false,
    ...more,
  })
const problem = (message: string) => ({ message, fields: {} })

const meta: Meta<Drawn<PasskeysView>> = {
  title: 'passkey/Passkeys',
  component: drawn(passkeys),
  args: { view: list() },
}
export default meta
type Story = StoryObj<Drawn<PasskeysView>>

export const Several: Story = {}
export const None: Story = { args: { view: list({ rows: [] }) } }
export const Loading: Story = { args: { view: whole({ step: 'loading' }) } }
export const NotLoaded: Story = {
  args: {
    view: whole({
      step: 'failed',
      problem: problem('No connection. Check your network and try again.'),
    }),
  },
}
export const Adding: Story = { args: { view: list({ sending: true }) } }
export const Added: Story = { args: { view: list({ note: words.wasAdded }) } }
export const Cancelled: Story = { args: { view: list({ note: words.wasNotAdded }) } }
export const AlreadyThere: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.known) }) },
}
export const WrongAddress: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.address) }) },
}
export const TooLate: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.late) }) },
}
export const NotAccepted: Story = {
  args: { view: list({ problem: problem(passkeyProblemMessages.refused) }) },
}
export const Unsupported: Story = {
  args: { view: list({ rows: [], barred: passkeyProblemMessages.unsupported }) },
}
export const InAFrame: Story = { args: { view: list({ barred: passkeyProblemMessages.framed }) } }
export const AsksBeforeRemoving: Story = { args: { view: list({ asked: 'a' }) } }
export const Removing: Story = { args: { view: list({ asked: 'a', removing: true }) } }
export const Removed: Story = {
  args: { view: list({ rows: rows.slice(1), note: words.wasRemoved }) },
}
export const NotRemoved: Story = {
  args: {
    view: list({ removal: problem('No connection. Check your network and try again.') }),
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

/** The whole tag, on the API in this browser; the browser's own passkeys are asked for. */
export const Scene: Story = {
  render: () => createElement('bindery-passkeys'),
  parameters: { scene: { reader: 'registered', settings: { passkeys: true } } },
}
/** A guest sees what the editor has put between the tags. */
export const Guest: Story = {
  render: () => createElement('bindery-passkeys', {}, 'Sign in to see your passkeys.'),
  parameters: { scene: { reader: 'guest', settings: { passkeys: true } } },
}
