import { toJson } from '@bindery/contract/json.ts'

/** A change that waits, is being sent, or is confirmed. */
export interface Mutation<C, A> {
  change: C
  /** Whether it is being sent. A later change can no longer replace it. */
  started: boolean
  /** Whether the server has confirmed it. An identical change is then a new one. */
  confirmed: boolean
  readonly answer: Promise<A>
}

/** The mutations that are not finished, oldest first. */
export interface MutationQueue<C, A> {
  list(): readonly Mutation<C, A>[]
  /**
   * The queued mutation that already covers a change: an identical one, if no related change came after it,
   * or a waiting one that the change replaces.
   */
  coalesce(change: C): Mutation<C, A> | undefined
  /** Queues a change. `act` runs when all earlier related mutations are answered. */
  add(change: C, act: (mutation: Mutation<C, A>) => Promise<A>): Mutation<C, A>
  /** Removes a mutation. False if it is no longer in the queue. */
  end(mutation: Mutation<C, A>): boolean
  /** Empties the queue after the reader has changed. New changes wait for none of the old ones. */
  forget(): void
  /** Resolves when all mutations in the queue are answered; false if it was empty. */
  idle(): Promise<boolean>
}

export interface MutationRules<C> {
  /** Whether both change the same thing. Related changes reach the server in order. */
  isRelated(one: C, other: C): boolean
  /** Whether both are one change and share a request. Default: their JSON is equal. */
  isSame?(one: C, other: C): boolean
  /** Whether the change replaces a waiting one. Default: never. */
  replaces?(change: C, waiting: C): boolean
}

const isEqual = (one: unknown, other: unknown): boolean => toJson(one) === toJson(other)

/**
 * Queues the mutations of one store. Unrelated ones run in parallel, related ones in order. The store shows
 * the confirmed value with the queued changes applied on top.
 */
export const createMutationQueue = <C, A>({
  isRelated,
  isSame = isEqual,
  replaces = () => false,
}: MutationRules<C>): MutationQueue<C, A> => {
  let mutations: readonly Mutation<C, A>[] = []
  const related = (change: C) => mutations.filter((each) => isRelated(each.change, change))
  const answers = (some: readonly Mutation<C, A>[]) =>
    Promise.allSettled(some.map(({ answer }) => answer))
  return {
    list: () => mutations,
    coalesce: (change) => {
      const last = related(change).at(-1)
      if (!last || last.confirmed) return undefined
      if (!last.started && replaces(change, last.change)) last.change = change
      return isSame(last.change, change) ? last : undefined
    },
    add: (change, act) => {
      const mutation: Mutation<C, A> = {
        change,
        started: false,
        confirmed: false,
        answer: answers(related(change)).then(() => {
          mutation.started = true
          return act(mutation)
        }),
      }
      mutations = [...mutations, mutation]
      return mutation
    },
    end: (mutation) => {
      const before = mutations
      mutations = before.filter((each) => each !== mutation)
      return mutations.length < before.length
    },
    forget: () => {
      mutations = []
    },
    idle: async () => (await answers(mutations)).length > 0,
  }
}
