import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import { readKept } from './storage.ts'

/**
 * The help messages that were seen in this browser (spec accounts 3): their ids, the oldest first, as
 * JSON in localStorage at `bindery:help-messages`. It says nothing of a reader, so it stays when one
 * signs out: who has read a hint does not want it again with every session.
 */
export interface HelpMessages {
  /** Changes when one is seen here, and after another tab was in front. */
  readonly $seen: ReadableAtom<readonly string[]>
  seen(id: string): boolean
  /** From now on `id` counts as seen, for every tag on the page and every later visit. */
  see(id: string): void
  /** The message is shown again; without an id all are. */
  forget(id?: string): void
}

export const helpMessagesKey = 'bindery:help-messages'

/** A site has a dozen of them; more are a mistake, and the storage is not ours alone. */
const atMost = 200

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const createHelpMessages = (environment: Environment): HelpMessages => {
  const { local } = environment
  // What is no id in the list is no reason to show the others again.
  const read = (): readonly string[] =>
    (readKept(local, helpMessagesKey, isList) ?? []).filter((id) => typeof id === 'string')
  const $seen = atom(read())
  const write = (ids: readonly string[]) => {
    local.set(helpMessagesKey, JSON.stringify(ids))
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

const made = new WeakMap<Environment, HelpMessages>()

/** The one list of the page, however many tags ask for it. */
export const helpMessagesOf = ({ environment }: { readonly environment: Environment }) => {
  const known = made.get(environment) ?? createHelpMessages(environment)
  made.set(environment, known)
  return known
}
