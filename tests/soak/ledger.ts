/** What a reader has done, and what the server may have of it: no write is lost, and none is done twice. */
import type { Owned } from './account.ts'

export interface Ledger {
  /** The ids of all items that the reader has tried to save. */
  ids(): readonly string[]
  nextId(): string
  saved(id: string, isConfirmed: boolean): void
  added(isConfirmed: boolean): void
  /** @throws if the server has more or less than that, or what is another reader's */
  check(owned: Owned): void
}

/** The most of a product that a cart takes. */
const most = 999

export function createLedger(email: string, start: Owned): Ledger {
  const name = email.split('@')[0]
  const tried: string[] = []
  const confirmed = new Set<string>()
  let presses = 0
  let adds = { least: start.quantity, most: start.quantity }
  return {
    ids: () => tried,
    nextId: () => {
      presses += 1
      return `soak-${name}-${presses}`
    },
    saved: (id, isConfirmed) => {
      tried.push(id)
      if (isConfirmed) confirmed.add(id)
    },
    added: (isConfirmed) => {
      adds = { least: adds.least + Number(isConfirmed), most: adds.most + 1 }
    },
    check: (owned) => {
      const problems: string[] = []
      if (owned.email !== email) problems.push(`the session is ${owned.email}'s`)
      const recent = new Set(tried.slice(-190))
      const lost = [...confirmed].filter((id) => recent.has(id) && !owned.saved.includes(id))
      if (lost.length > 0) problems.push(`lost: ${lost}`)
      const foreign = owned.saved.filter((id) => !recent.has(id))
      if (foreign.length > 0) problems.push(`never saved: ${foreign}`)
      const { least } = adds
      if (owned.quantity < Math.min(least, most) || owned.quantity > adds.most)
        problems.push(`the cart has ${owned.quantity}, not ${least} to ${adds.most}`)
      if (problems.length > 0) throw new Error(`${email}: ${problems.join('; ')}`)
    },
  }
}
