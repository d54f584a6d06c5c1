/**
 * The schedule of a reader's faults. Each fault is a function of the seed, the reader, the step, the request and how many
 * of its kind came before it in the step. So it does not matter in which order a page sends its requests.
 */
import { type Chance, createChance } from './chance.ts'

/** What happens to a request. `ms` is the delay of a late one, which others overtake. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'the request is lost' }
  | { readonly kind: 'the answer is lost' }
  | (Failure & { readonly kind: 'the server fails' })

const htmlPage = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

interface Failure {
  readonly status: number
  readonly body: string
}

/** The answers of a server that fails: a crash, a proxy without a server, and an overload. */
const failures: readonly [Failure, ...Failure[]] = [
  { status: 500, body: htmlPage('500 Internal Server Error') },
  { status: 502, body: htmlPage('502 Bad Gateway') },
  { status: 503, body: '' },
]

const faultOf = (chance: Chance): Fault => {
  const at = chance.next()
  if (at < 0.06) return { kind: 'the request is lost' }
  if (at < 0.12) return { kind: 'the server fails', ...chance.pick(failures) }
  if (at < 0.16) return { kind: 'the answer is lost' }
  return at < 0.4 ? { kind: 'late', ms: chance.below(600) } : { kind: 'none' }
}

/** For so many steps the storage is full, or it is not. */
const storageSteps = 4

export interface Schedule {
  /** Starts a step: the requests of each kind are counted anew. */
  begin(step: number): void
  /** The choices of the present step for one purpose. */
  chance(purpose: string): Chance
  /** The fault of the next request of this kind in this step. */
  fault(tab: string, method: string, path: string): Fault
  /** Notes another fault of the step. */
  note(line: string): void
  /** Whether the storage of the browser is full in this step. */
  isStorageFull(): boolean
  /** The faults of the step so far, a line each. */
  faults(): readonly string[]
}

export function createSchedule(seed: number, reader: number): Schedule {
  let step = 0
  let lines: string[] = []
  const counts = new Map<string, number>()
  return {
    begin: (next) => {
      step = next
      lines = []
      counts.clear()
    },
    chance: (purpose) => createChance(seed, reader, step, purpose),
    fault: (tab, method, path) => {
      const request = `${tab}: ${method} ${path}`
      const times = (counts.get(request) ?? 0) + 1
      counts.set(request, times)
      const fault = faultOf(createChance(seed, reader, step, request, times))
      if (fault.kind !== 'none') {
        const more =
          'ms' in fault ? ` by ${fault.ms} ms` : 'status' in fault ? ` with ${fault.status}` : ''
        lines.push(`${request}, number ${times}: ${fault.kind}${more}`)
      }
      return fault
    },
    note: (line) => void lines.push(line),
    isStorageFull: () =>
      createChance(seed, reader, Math.floor(step / storageSteps), 'storage').next() < 0.2,
    faults: () => lines,
  }
}
