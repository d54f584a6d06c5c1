import { atom, type ReadableAtom } from 'nanostores'
import type { Environment, Off } from './environment.ts'
import type { Outcome } from './reader-verb.ts'
import { readKept } from './storage.ts'

/** What a reader wanted when there was no session: kept for this tab, 30 minutes at most. */
export interface Intent {
  /** Which handler does it, e.g. 'save'. */
  readonly kind: string
  /** In words for the modal: 'Save "The Title"'. */
  readonly name: string
  /** What the handler needs; JSON. */
  readonly data: unknown
}

export interface Intents {
  /** What is kept now, for the modal to name; null when nothing is. */
  readonly $kept: ReadableAtom<Intent | null>
  /** Another reader than the one who wanted it has signed in: ask before doing it. */
  readonly $pending: ReadableAtom<Intent | null>
  /** How the last one ended that was done after signing in: a form shows it, or offers the data again. */
  readonly $outcome: ReadableAtom<Outcome | null>
  /** Keeps one; an earlier one is forgotten. */
  keep(intent: Intent): void
  /**
   * Says how a kind is done. It is called once per intent, when its reader has signed in, also after a
   * reload. Of several handlers of a kind (many buttons on a page) the first does it.
   */
  handle(kind: string, fn: (data: unknown) => void): Off
  /** Answers `$pending`: do it for the reader who is here now. */
  confirm(): void
  discard(): void
}

interface Handler {
  readonly kind: string
  readonly fn: (data: unknown) => void
}

export interface IntentControl extends Intents {
  /** Does what is kept, if it can be done now. */
  resume(): void
  /** Nothing is done until the returned function is called: the page may be about to go. */
  hold(): Off
  /** How it ended; null when the reader it ended for has left. */
  end(outcome: Outcome | null): void
}

interface Kept extends Intent {
  /** Whose wish it was, where somebody's session had ended; null for a guest's. */
  readonly owner: string | null
  readonly at: number
}

const key = 'bindery:intent'
const lifetime = 30 * 60_000

/** Something that was kept, and not too long ago. */
const isKept = (value: unknown, now: number): value is Kept => {
  const { kind, name, owner, at } = (value ?? {}) as { readonly [Name in keyof Kept]?: unknown }
  const age = typeof at === 'number' ? now - at : -1
  return (
    typeof kind === 'string' &&
    typeof name === 'string' &&
    (owner === null || typeof owner === 'string') &&
    age >= 0 &&
    age < lifetime
  )
}

export interface IntentParts {
  readonly environment: Environment
  /** Who has signed in, when it is safe to do something for them; null: not now. */
  readonly ready: () => string | null
  /** Who read here last, signed in or not any more. */
  readonly last: () => string | null
}

/** The intents of the page, kept in the storage of the tab. */
export const createIntents = ({ environment, ready, last }: IntentParts): IntentControl => {
  const { session, now } = environment
  const handlers = new Set<Handler>()
  let holds = 0

  const read = () => readKept(session, key, (value): value is Kept => isKept(value, now()))
  const handlerOf = ({ kind }: Intent) => [...handlers].find((handler) => handler.kind === kind)
  const bare = (kept: Kept | null): Intent | null =>
    kept && { kind: kept.kind, name: kept.name, data: kept.data }
  const $kept = atom<Intent | null>(bare(read()))
  const $pending = atom<Intent | null>(null)
  const $outcome = atom<Outcome | null>(null)

  const forget = () => {
    session.remove(key)
    $kept.set(null)
    $pending.set(null)
  }
  const act = (kept: Kept) => {
    const handler = handlerOf(kept)
    if (!handler) return
    // Gone before it is begun: whatever happens now, it is not done a second time.
    forget()
    // On its own: a handler that throws must not break the sign-in that led to it.
    queueMicrotask(() => handler.fn(kept.data))
  }
  const resume = () => {
    const reader = holds ? null : ready()
    if (reader === null) return $pending.set(null)
    const kept = read()
    if (!kept) return forget()
    if (kept.owner === null || kept.owner === reader) act(kept)
    else if (handlerOf(kept)) $pending.set(bare(kept))
  }

  return {
    $kept,
    $pending,
    $outcome,
    end: (outcome) => $outcome.set(outcome),
    keep: (intent) => {
      session.set(key, JSON.stringify({ ...intent, owner: last(), at: now() } satisfies Kept))
      $kept.set(intent)
    },
    handle: (kind, fn) => {
      const handler = { kind, fn }
      handlers.add(handler)
      resume()
      return () => void handlers.delete(handler)
    },
    confirm: () => {
      const kept = read()
      if (kept && ready() !== null) act(kept)
      else forget()
    },
    discard: forget,
    resume,
    hold: () => {
      holds += 1
      let held = true
      return () => {
        if (held) holds -= 1
        held = false
        resume()
      }
    },
  }
}
