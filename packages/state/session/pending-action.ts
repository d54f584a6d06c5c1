import { toJson } from '@bindery/contract/json.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../client/failure.ts'
import type { Environment, Off } from '../environment/environment.ts'
import { readJson } from '../environment/safe-storage.ts'

/** An action that a reader started without a session. Stored for this tab, 30 minutes at most. */
export interface PendingAction {
  /** The kind of its handler: 'save'. */
  readonly kind: string
  /** The text that the modal shows: 'Save "The Title"'. */
  readonly name: string
  /** The handler's input, as JSON. */
  readonly data: unknown
}

/** How an action ended that ran after sign-in. */
export interface Outcome {
  readonly kind: string
  /** As `serialize` wrote it, so that a form can offer it again. */
  readonly data: unknown
  /** null if the action succeeded. */
  readonly failure: Failure | null
  /** The return value of the action's `result`. */
  readonly result?: unknown
  /** Whether other actions that were pending together with this one still run. */
  readonly more?: true
}

export interface PendingActions {
  /** The stored action, which the modal names. null if there is none. */
  readonly $action: ReadableAtom<PendingAction | null>
  /** A stored action whose owner is another reader than the one who has signed in. Ask before running it. */
  readonly $unconfirmed: ReadableAtom<PendingAction | null>
  /** How the last action ended that ran after sign-in. A form shows it, or offers the data again. */
  readonly $outcome: ReadableAtom<Outcome | null>
  /**
   * Stores an action in place of an earlier one: a guest who closes the modal and presses another button has
   * changed their mind. For the actions of a session that has ended see `keepInterrupted`.
   */
  keep(action: PendingAction): void
  /**
   * Registers the handler of a kind. It is called once per stored action, when its reader has signed in,
   * also after a reload. If a kind has several handlers (many buttons on a page), the first one runs. A
   * duplicated tab has a copy of the action, and calls its own handler.
   */
  handle(kind: string, fn: PendingHandler): Off
  /** The id of the last known reader, whose session may have ended. null for a guest. */
  owner(): string | null
  /** Runs the action of `$unconfirmed` for the reader who is signed in now. */
  confirm(): void
  discard(): void
}

/** @param at when the action was stored: copies of it in other tabs have the same time */
type PendingHandler = (data: unknown, at: number) => void

interface Handler {
  readonly kind: string
  readonly fn: PendingHandler
}

export interface PendingActionControl extends PendingActions {
  /** Runs the stored action if a reader is signed in and nothing is paused. */
  runPending(): void
  /** No action runs until the returned function is called: the page may be about to reload. */
  pause(): Off
  /** Sets `$outcome`. null once the reader it belongs to has changed. */
  complete(outcome: Outcome | null): void
}

interface StoredAction extends PendingAction {
  /** The id of the reader whose session had ended; null if a guest started the action. */
  readonly owner: string | null
  readonly at: number
}

const key = 'bindery:intent'
const lifetime = 30 * 60_000

/** Whether the value is a valid stored action that has not expired. */
const isStoredAction = (value: unknown, now: number): value is StoredAction => {
  const { kind, name, owner, at } = (value ?? {}) as {
    readonly [Name in keyof StoredAction]?: unknown
  }
  return (
    typeof kind === 'string' &&
    typeof name === 'string' &&
    (owner === null || typeof owner === 'string') &&
    typeof at === 'number' &&
    now - at < lifetime
  )
}

export interface PendingActionParts {
  readonly environment: Environment
  /** The id of the signed-in reader, if an action may run for them now; else null. */
  readonly ready: () => string | null
  /** The id of the last known reader, whose session may have ended. */
  readonly last: () => string | null
}

/** The pending action of the page, stored in the tab's sessionStorage. */
export const createPendingActions = ({
  environment,
  ready,
  last,
}: PendingActionParts): PendingActionControl => {
  const { session, now } = environment
  const handlers = new Set<Handler>()
  let pauses = 0

  const store = (action: StoredAction) => session.set(key, toJson(action))
  const read = () => {
    const at = now()
    const stored = readJson(session, key, (value): value is StoredAction =>
      isStoredAction(value, at),
    )
    // The reader's clock was set back between two pages: the half hour starts again.
    if (stored && stored.at > at) store({ ...stored, at })
    return stored
  }
  const handlerOf = ({ kind }: PendingAction) =>
    [...handlers].find((handler) => handler.kind === kind)
  const withoutOwner = (stored: StoredAction | null): PendingAction | null =>
    stored && { kind: stored.kind, name: stored.name, data: stored.data }
  const $action = atom<PendingAction | null>(withoutOwner(read()))
  const $unconfirmed = atom<PendingAction | null>(null)
  const $outcome = atom<Outcome | null>(null)

  const discard = () => {
    session.remove(key)
    $action.set(null)
    $unconfirmed.set(null)
  }
  const run = (stored: StoredAction) => {
    const handler = handlerOf(stored)
    if (!handler) return
    // Removed before it starts, so that a crash or a reload cannot run it a second time.
    discard()
    // In a microtask of its own: a handler that throws must not break the sign-in.
    queueMicrotask(() => handler.fn(stored.data, stored.at))
  }
  const runPending = () => {
    const reader = pauses ? null : ready()
    if (reader === null) return $unconfirmed.set(null)
    const stored = read()
    if (!stored) return discard()
    if (stored.owner === null || stored.owner === reader) run(stored)
    else if (handlerOf(stored)) $unconfirmed.set(withoutOwner(stored))
  }

  return {
    $action,
    $unconfirmed,
    $outcome,
    owner: last,
    complete: (outcome) => $outcome.set(outcome),
    keep: (action) => {
      store({ ...action, owner: last(), at: now() })
      $action.set(action)
    },
    handle: (kind, fn) => {
      const handler = { kind, fn }
      handlers.add(handler)
      runPending()
      return () => void handlers.delete(handler)
    },
    confirm: () => {
      const stored = read()
      if (stored && ready() !== null) run(stored)
      else discard()
    },
    discard,
    runPending,
    pause: () => {
      pauses += 1
      let isPaused = true
      return () => {
        if (isPaused) pauses -= 1
        isPaused = false
        runPending()
      }
    },
  }
}
