import { searchesKey } from '@bindery/state/private-storage.ts'
import { readerId, readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { readKept } from '@bindery/state/storage.ts'

/** How many terms are kept. */
const most = 5

interface Kept {
  /** Whose they are; null: a guest's, and whoever reads in this browser may see them. */
  readonly owner: string | null
  readonly terms: readonly string[]
}

const isKept = (value: unknown): value is Kept => {
  const { owner, terms } = Object(value) as { readonly [Name in keyof Kept]?: unknown }
  const isOwner = owner === null || typeof owner === 'string'
  return isOwner && Array.isArray(terms) && terms.every((term) => typeof term === 'string')
}

/**
 * What was searched for last, the latest first, in this browser. Signing out takes it away; a session
 * that ended by itself leaves it to nobody but the same reader.
 */
export const createRecent = ({ environment, session }: Pick<State, 'environment' | 'session'>) => {
  const { local } = environment
  const reader = () => {
    // `value`: to get it would ask the server.
    const user = readerOf(session.$session.value ?? { status: 'unknown' })
    return user && readerId(user)
  }
  const read = (): readonly string[] => {
    const kept = readKept(local, searchesKey, isKept)
    return kept && (kept.owner === null || kept.owner === reader()) ? kept.terms : []
  }
  const write = (terms: readonly string[]) => {
    if (terms.length === 0) return local.remove(searchesKey)
    local.set(searchesKey, JSON.stringify({ owner: reader(), terms } satisfies Kept))
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
