import { toJson } from '@bindery/contract/json.ts'
import { readJson } from '@bindery/state/environment/safe-storage.ts'
import { readerId, readerOf } from '@bindery/state/session/session.ts'
import { searchesKey } from '@bindery/state/session/storage-keys.ts'
import type { State } from '@bindery/state/state.ts'

/** The maximum number of stored terms. */
const most = 5

interface Kept {
  /** The id of the reader. null: a guest's terms, which every reader of this browser may see. */
  readonly owner: string | null
  readonly terms: readonly string[]
}

const isKept = (value: unknown): value is Kept => {
  const { owner, terms } = Object(value) as { readonly [Name in keyof Kept]?: unknown }
  const isOwner = owner === null || typeof owner === 'string'
  return isOwner && Array.isArray(terms) && terms.every((term) => typeof term === 'string')
}

/**
 * Creates the list of recent searches in this browser, latest first. Signing out clears it. After a session
 * has expired, only the same reader sees the terms again.
 */
export const createRecent = ({ environment, session }: Pick<State, 'environment' | 'session'>) => {
  const { local } = environment
  const reader = () => {
    // `value` sends no request. `get()` would load the session.
    const user = readerOf(session.$session.value ?? { status: 'unknown' })
    return user && readerId(user)
  }
  const read = (): readonly string[] => {
    const kept = readJson(local, searchesKey, isKept)
    return kept && (kept.owner === null || kept.owner === reader()) ? kept.terms : []
  }
  const write = (terms: readonly string[]) => {
    if (terms.length === 0) return local.remove(searchesKey)
    local.set(searchesKey, toJson({ owner: reader(), terms } satisfies Kept))
  }
  const others = (term: string) =>
    read().filter((other) => other.toLowerCase() !== term.toLowerCase())
  return {
    read,
    add: (term: string) => write([term, ...others(term)].slice(0, most)),
    remove: (term: string) => write(others(term)),
    clear: () => write([]),
  }
}
