/** What a reader has done, and what the server may have of it: no write is lost, and none is done twice. */
import type { Owned } from './account.ts'

export interface Ledger {
  /** The id of a new item. */
  nextId(): string
  /** The ids of the reader's own items that are saved for certain. */
  ownSaved(): readonly string[]
  saved(id: string, isConfirmed: boolean): void
  discarded(id: string, isConfirmed: boolean): void
  added(isConfirmed: boolean): void
  /**
   * Compares the ledger with the server.
   * @param isQuiet no request is under way. So what the server has is what became of each unanswered write
   * @throws if the server has more or less than the reader has done, or what is another reader's
   */
  check(owned: Owned, isQuiet: boolean): void
  /** How often the ledger was checked at a quiet moment, and what became of the writes without an answer. */
  told(): string
}

/** The most of a product that a cart takes. */
const most = 999

export function createLedger(email: string, start: Owned): Ledger {
  const name = email.split('@')[0]
  /** Whether an item is saved. null: the answer to a write is missing, and `unsure` has what it would make of the item. */
  const items = new Map<string, boolean | null>(start.saved.map((id) => [id, true]))
  const unsure = new Map<string, boolean>()
  let presses = 0
  let adds = { least: start.quantity, most: start.quantity }
  const counts = { quiet: 0, writes: 0, unanswered: 0, done: 0 }
  const set = (id: string, isSaved: boolean, isConfirmed: boolean) => {
    counts.writes += 1
    const before = items.get(id) ?? false
    const isSame = items.has(id) ? before === isSaved : !isSaved
    if (!isConfirmed && !isSame) counts.unanswered += 1
    if (!isConfirmed && !isSame) unsure.set(id, isSaved)
    items.set(id, isConfirmed || isSame ? isSaved : null)
  }
  const settle = (owned: Owned) => {
    counts.quiet += 1
    counts.done += owned.quantity - Math.min(adds.least, most)
    for (const [id, isSaved] of items) {
      const isThere = owned.saved.includes(id)
      if (isSaved === null) counts.done += Number(isThere === unsure.get(id))
      items.set(id, isThere)
    }
    adds = { least: owned.quantity, most: owned.quantity }
  }
  return {
    nextId: () => {
      presses += 1
      return `soak-${name}-${presses}`
    },
    ownSaved: () => [...items.keys()].filter((id) => items.get(id) && id.startsWith('soak-')),
    saved: (id, isConfirmed) => set(id, true, isConfirmed),
    discarded: (id, isConfirmed) => set(id, false, isConfirmed),
    added: (isConfirmed) => {
      counts.writes += 1
      counts.unanswered += Number(!isConfirmed)
      adds = { least: adds.least + Number(isConfirmed), most: adds.most + 1 }
    },
    check: (owned, isQuiet) => {
      const problems: string[] = []
      const complain = (what: string, ids: readonly string[]) =>
        ids.length > 0 && problems.push(`${what}: ${ids.join(', ')}`)
      if (owned.email !== email) problems.push(`the session is ${owned.email}'s`)
      const there = new Set(owned.saved)
      const known = [...items]
      complain(
        'lost',
        known.flatMap(([id, is]) => (is === true && !there.has(id) ? [id] : [])),
      )
      complain(
        'discarded',
        known.flatMap(([id, is]) => (is === false && there.has(id) ? [id] : [])),
      )
      complain(
        'never saved',
        [...there].filter((id) => !items.has(id)),
      )
      complain(
        'saved twice',
        owned.saved.filter((id, at) => owned.saved.indexOf(id) !== at),
      )
      const least = Math.min(adds.least, most)
      if (owned.quantity < least || owned.quantity > adds.most)
        problems.push(`the cart has ${owned.quantity}, not ${least} to ${adds.most}`)
      if (problems.length > 0) throw new Error(problems.join('; '))
      if (isQuiet) settle(owned)
    },
    told: () => {
      const { writes, unanswered, done, quiet } = counts
      return (
        `${writes} writes, ${unanswered} without an answer, of which ${done} ` +
        `${done === 1 ? 'was' : 'were'} done; ${quiet} quiet moment${quiet === 1 ? '' : 's'}`
      )
    },
  }
}
