import { toJson } from '@bindery/contract/json.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/environment.ts'
import { readJson } from '../environment/safe-storage.ts'

/**
 * The help messages that were seen in this browser (spec accounts 3): their ids, oldest first, as JSON in
 * localStorage at `bindery:help-messages`. The list holds no personal data, so it outlives the sign-out:
 * a hint must not return with every session.
 */
export interface SeenHelp {
  /** Changes when a message is seen here, and when this tab is visible again after another one. */
  readonly $seen: ReadableAtom<readonly string[]>
  seen(id: string): boolean
  /** Marks `id` as seen, for every tag on the page and every later visit. */
  see(id: string): void
  /** Shows the message again; without an id, all messages. */
  forget(id?: string): void
}

export const helpMessagesKey = 'bindery:help-messages'

/** A site has about a dozen messages. The limit protects the storage, which the kit shares with the site. */
const atMost = 200

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const createHelpMessages = (environment: Environment): SeenHelp => {
  const { local } = environment
  // An invalid entry is dropped alone: the other messages still count as seen.
  const read = (): readonly string[] =>
    (readJson(local, helpMessagesKey, isList) ?? []).filter((id) => typeof id === 'string')
  const $seen = atom(read())
  const write = (ids: readonly string[]) => {
    local.set(helpMessagesKey, toJson(ids))
    $seen.set(ids)
  }
  environment.onVisibility((visible) => {
    if (visible && read().join('\n') !== $seen.get().join('\n')) $seen.set(read())
  })
  return {
    $seen,
    seen: (id) => $seen.get().includes(id),
    see: (id) => {
      // Read again: another tab may have written meanwhile.
      const before = read()
      if (!before.includes(id) || !$seen.get().includes(id))
        write([...before.filter((other) => other !== id), id].slice(-atMost))
    },
    forget: (id) => write(id === undefined ? [] : read().filter((other) => other !== id)),
  }
}

const made = new WeakMap<Environment, SeenHelp>()

/** The list of the page, shared by all tags. */
export const seenHelpOf = ({ environment }: { readonly environment: Environment }) => {
  const known = made.get(environment) ?? createHelpMessages(environment)
  made.set(environment, known)
  return known
}
