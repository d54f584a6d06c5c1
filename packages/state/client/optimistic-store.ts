import { toJson } from '@bindery/contract/json.ts'
import type { Environment } from '../environment/environment.ts'
import type { Failure, Result } from './failure.ts'
import { signedOut } from './lazy.ts'
import { toResult } from './to-failure.ts'

/** A change that waits, is being sent, or is confirmed. */
export interface Mutation<C, A> {
  change: C
  /** Whether it is being sent. A later change can no longer replace it. */
  started: boolean
  /** Whether the server has confirmed it. An identical change is then a new one. */
  confirmed: boolean
  readonly answer: Promise<A>
  /** Sends it now, if it still waits. */
  readonly start: () => void
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
  /** Starts all waiting mutations at once: the reader leaves the page, and nothing would start them later. */
  flush(): void
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
      const before = related(change)
      let resolve: (answer: Promise<A>) => void = () => {}
      const mutation: Mutation<C, A> = {
        change,
        started: false,
        confirmed: false,
        answer: new Promise<A>((done) => {
          resolve = done
        }),
        start: () => {
          if (mutation.started) return
          mutation.started = true
          resolve(act(mutation))
        },
      }
      mutations = [...mutations, mutation]
      void answers(before).then(mutation.start)
      return mutation
    },
    flush: () => {
      for (const { start } of mutations) start()
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

export interface OptimisticRules<T, C> extends MutationRules<C> {
  /** The value after one change, as it is shown until the server has answered. */
  apply(value: T, change: C): T
  /**
   * Combines the known value with one that was read from the server.
   * @param isTouched whether a change of this key was confirmed since the read began: then the known
   *   value is newer
   * @returns null if the read is too old to be of use: the value is read again
   */
  merge(known: T | null, read: T, isTouched: (key: string) => boolean): T | null
  /** Shows the store. Called after each change of the value, of the pending changes or of the failure. */
  publish(view: OptimisticView<T, C>): void
}

export interface OptimisticView<T, C> {
  /** What the server has confirmed; null while nothing is known. */
  readonly confirmed: T | null
  /** `confirmed` with all pending changes applied. */
  readonly value: T | null
  /** Changes that the server has not confirmed yet, oldest first. */
  readonly pending: readonly C[]
  /** Why the last read failed; what was known stays. */
  readonly failure: Failure | null
}

/** The key of a store whose value is read as a whole. */
export const wholeValue = ''

/** `T`: the value. `C`: a change. `R`: what the answer to a change holds. */
export interface OptimisticStore<T, C, R extends object> {
  /** What the server has confirmed; null while nothing is known. */
  confirmed(): T | null
  /** Counts the readers of this page: an answer that an earlier reader asked for is dropped. */
  generation(): number
  /** The answer to an identical change that is under way; a waiting one that this change replaces joins it. */
  underWay(change: C): Promise<Result<R>> | undefined
  /**
   * Shows a change at once and sends it when all related ones have been answered. It ends with the
   * answer of `send`: what `confirm` has not taken over is rolled back.
   * @param readerChanged whether a waiting change is not sent any more. Default: the store was reset
   */
  change(
    change: C,
    send: (change: C) => Promise<Result<R>>,
    readerChanged?: () => boolean,
  ): Promise<Result<R>>
  /**
   * Takes over what the server has confirmed, also for a change that this store did not send: a pending
   * action of the page before.
   * @param generation when the call began. If it is another now, nothing is taken over
   * @param keys what was changed: answers of reads under way are too old for them
   * @param change the change of `change()`, if it must not be applied a second time
   * @returns whether it was taken over
   */
  confirm(
    generation: number,
    keys: readonly string[],
    update: (value: T | null) => T | null,
    change?: C,
  ): boolean
  /** Reads the value, or the part of it with these keys. Of several reads of a key the last begun counts. */
  read(load: () => Promise<Result<{ value: T }>>, keys?: readonly string[]): Promise<Result>
  /** What is known of these keys may be old: answers of reads under way do not count for them. */
  invalidate(keys: readonly string[]): void
  /** Another tab has changed the value: calls `reread` now, and again when no change is pending. */
  onRemoteChange(reread: () => unknown): Promise<void>
  /** Sets the confirmed value, as another source of it says. */
  set(value: T | null): void
  /** The reader has changed: what is under way concerns the new one no more. */
  reset(value: T | null): void
  /** Resolves when all pending changes are answered; false if there were none. */
  idle(): Promise<boolean>
}

/**
 * The one way to be optimistic. Changes queue up and coalesce, show at once and roll back when they are
 * refused. What a read shows is never older than what the server has confirmed since it began. When the reader leaves
 * the page, changes that still wait are sent without waiting.
 */
export const createOptimisticStore = <T, C, R extends object = object>(
  rules: OptimisticRules<T, C>,
  { onLeave }: Pick<Environment, 'onLeave'>,
): OptimisticStore<T, C, R> => {
  const queue = createMutationQueue<C, Result<R>>(rules)
  onLeave(queue.flush)
  let confirmed: T | null = null
  let failure: Failure | null = null
  let generation = 0
  /** Counts what begins and what is confirmed. */
  let clock = 0
  let confirms = 0
  /** By key: the last confirmed change, and the beginning of the last read that was shown. */
  const changedAt = new Map<string, number>()
  const readAt = new Map<string, number>()
  /** `confirmed` with the pending changes: a new object only when one of them has changed. */
  let value: T | null = null

  const publish = () => {
    const pending = queue.list().flatMap((each) => (each.confirmed ? [] : [each.change]))
    rules.publish({ confirmed, value, pending, failure })
  }
  const show = () => {
    value = confirmed
    for (const { change, confirmed: isDone } of queue.list()) {
      if (value !== null && !isDone) value = rules.apply(value, change)
    }
    publish()
  }
  const invalidate = (keys: readonly string[]) => {
    clock += 1
    for (const key of keys) changedAt.set(key, clock)
  }
  const read: OptimisticStore<T, C, R>['read'] = async (load, keys = [wholeValue]) => {
    clock += 1
    const [startedIn, startedAt] = [generation, clock]
    const answer = await toResult(load)
    const isRead = (key: string) => (readAt.get(key) ?? 0) > startedAt
    if (startedIn !== generation || (keys.length > 0 && keys.every(isRead))) return { ok: true }
    failure = answer.ok ? null : answer.failure
    if (!answer.ok) {
      // The value stays the same object: who listens to it hears of no change.
      publish()
      return answer
    }
    const isTouched = (key: string) => (changedAt.get(key) ?? 0) > startedAt || isRead(key)
    const next = rules.merge(confirmed, answer.value, isTouched)
    if (next === null) return read(load, keys)
    for (const key of keys) if (!isRead(key)) readAt.set(key, startedAt)
    confirmed = next
    show()
    return { ok: true }
  }
  const underWay = (change: C) => {
    const known = queue.coalesce(change)
    if (known) show()
    return known?.answer
  }

  return {
    confirmed: () => confirmed,
    generation: () => generation,
    underWay,
    change: (change, send, readerChanged) => {
      const known = underWay(change)
      if (known) return known
      const startedIn = generation
      const isGone = readerChanged ?? (() => startedIn !== generation)
      const mutation = queue.add(change, async (current) => {
        if (isGone()) return signedOut
        const answer = await toResult(() => send(current.change))
        if (queue.end(current)) show()
        return answer
      })
      show()
      return mutation.answer
    },
    confirm: (startedIn, keys, update, change) => {
      if (startedIn !== generation) return false
      const own = queue.list().find((each) => each.change === change)
      if (own) own.confirmed = true
      confirms += 1
      invalidate(keys)
      confirmed = update(confirmed)
      show()
      return true
    },
    read,
    invalidate,
    onRemoteChange: async (reread) => {
      const [startedIn, before] = [generation, confirms]
      const first = reread()
      const wasBusy = await queue.idle()
      if (!wasBusy) await first
      // What was read before a change was confirmed does not count, so that change stands on an older value.
      if (startedIn === generation && (wasBusy || confirms !== before)) void reread()
    },
    set: (value) => {
      confirmed = value
      show()
    },
    reset: (value) => {
      generation += 1
      queue.forget()
      changedAt.clear()
      readAt.clear()
      confirmed = value
      failure = null
      show()
    },
    idle: queue.idle,
  }
}
