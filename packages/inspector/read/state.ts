/** The state of the page in a few lines. It names no reader. */
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { CallWatch } from '../watch/calls.ts'

export interface StateRow {
  readonly name: string
  readonly value: string
}

/** Answers that the panel shows as the server gave them last. */
const answers: readonly (readonly [string, EndpointName])[] = [
  ['Meter', 'readQuota'],
  ['Meter after an article', 'countReading'],
  ['Ascend meter', 'readAscendQuota'],
  ['Saved', 'readSaved'],
  ['Folders', 'readFolders'],
  ['Followed topics', 'readFollowedTopics'],
]

const longest = 120

/** A value as short JSON. */
export const shortJson = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const cartText = ({ cart }: State): string => {
  if (!cart.now) return 'not read'
  const { items, currency, grandTotal } = cart.now
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${items.length} lines, ${copies} copies, ${(grandTotal / 100).toFixed(2)} ${currency}`
}

/** @param calls for what the server has said last */
export function readState(state: State, calls: CallWatch): readonly StateRow[] {
  const session = state.session.$session.get()
  const user = readerOf(session)
  const tiers = user?.tiers.map(({ roleCode }) => roleCode).join(', ')
  const { step, ...auth } = state.auth.$auth.get() as { step: string; screen?: string }
  const pending = state.pendingActions.$action.get()
  const unconfirmed = state.pendingActions.$unconfirmed.get()
  const flyout = state.overlays.$flyout.get()
  const said = answers.flatMap(([name, call]): StateRow[] => {
    const data = calls.lastAnswer(call)
    return data === undefined ? [] : [{ name, value: shortJson(data) }]
  })
  return [
    { name: 'Session', value: session.status },
    { name: 'Reader', value: user ? [user.status, tiers].filter(Boolean).join(', ') : 'a guest' },
    { name: 'Country', value: state.$country.get() ?? 'unknown' },
    { name: 'Sign-in modal', value: step === 'open' ? `open: ${auth.screen}` : 'closed' },
    { name: 'Flyout', value: flyout ? (flyout.panel?.tag ?? 'open') : 'none' },
    { name: 'Pending action', value: pending ? pending.kind : 'none' },
    ...(unconfirmed ? [{ name: 'Waits for a confirmation', value: unconfirmed.kind }] : []),
    { name: 'Cart', value: cartText(state) },
    ...said,
  ]
}
