import { toJson } from '@bindery/contract/json.ts'
import type { PendingAction, PendingActions } from './pending-action.ts'

/** The kind of a pending action that consists of several, oldest first. Its `data` are those actions. */
export const severalKind = 'several'

/** The actions that a pending action consists of. */
export const actionsIn = (action: PendingAction): readonly PendingAction[] =>
  action.kind === severalKind && Array.isArray(action.data) ? action.data : [action]

const keyOf = ({ kind, data }: PendingAction) => toJson([kind, data])

/**
 * Stores an action that the end of a session has interrupted, beside those that it has interrupted before:
 * several can be under way. An action that is waiting for the answer of another reader is replaced.
 */
export const keepInterrupted = (
  { $action, $unconfirmed, keep }: PendingActions,
  action: PendingAction,
): void => {
  const before = $unconfirmed.value ? null : $action.value
  const others = before ? actionsIn(before).filter((one) => keyOf(one) !== keyOf(action)) : []
  const data = [...others, action]
  const name = [...new Set(data.map((one) => one.name))].join('; ')
  keep(others.length > 0 ? { kind: severalKind, name, data } : action)
}
