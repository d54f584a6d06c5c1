import type { Client } from '@bindery/api/client.ts'
import { RefusedError } from '@bindery/api/errors.ts'
import type { Failure, Refusal, Result } from './failure.ts'
import { hasLeft } from './has-left.ts'
import { later } from './later.ts'
import type { MessageBook } from './messages.ts'
import { readerVerbs } from './reader-verbs.ts'
import type { Session, SessionCore, VerbOptions } from './session.ts'
import type { Status } from './status.ts'

/** What a verb has to work with. */
export interface VerbTools {
  readonly client: Client
  readonly core: SessionCore
}

/**
 * Something only a signed-in reader can do. When the session turns out to have ended, what they wanted
 * is kept for this tab (30 minutes at most, gone at sign-out) and the modal opens, once, naming it.
 * After signing in it is done once, across the reload; another reader is asked first (case 4).
 */
export interface ReaderVerb<I, O extends object = object> {
  /** Its key in `readerVerbs`. */
  readonly kind: string
  /** What is wanted, in words for the modal: 'Save your profile'. */
  name(book: MessageBook, input: I): string
  /**
   * What of the input may lie in the tab's storage, as JSON; null keeps nothing, and the reader does it
   * again by hand. Never a password, a token or a card: whoever opens the tab's storage can read it.
   */
  keep(input: I): unknown
  /** Reads what was kept; null when it is not what `act` takes: it may be of another version. */
  read(kept: unknown): I | null
  act(tools: VerbTools, input: I, options: VerbOptions): Promise<Result<O>>
  /** What is announced when it was done later; '' when the verb tells itself how it went. */
  done(book: MessageBook, input: I): string
  /** What is announced of a refusal of its own, later; null where the general words fit. */
  refused?(book: MessageBook, refusal: Refusal): string | null
  /** What of the answer a tag shows that has waited for it. */
  result?(answer: O): unknown
}

/** How a verb ended that was done later, after signing in. */
export interface Outcome {
  readonly kind: string
  /** As `keep` wrote it: a form may offer it again. */
  readonly data: unknown
  /** null when it was done. */
  readonly failure: Failure | null
  /** What the verb's `result` made of the answer. */
  readonly result?: unknown
}

export interface ReaderVerbParts extends VerbTools {
  readonly session: Pick<Session, 'expired'>
  readonly status: Status
  readonly messages: MessageBook
}

export type ForReader = <I, O extends object>(
  verb: ReaderVerb<I, O>,
  input: I,
  options?: VerbOptions,
  gone?: () => boolean,
) => Promise<Result<O>>

/**
 * Does the verbs of signed-in readers, now and later. While a verb is under way the same thing is not
 * begun a second time; something else is: two articles may be saved at once.
 */
export const createForReader = ({
  session,
  status,
  messages,
  ...tools
}: ReaderVerbParts): ForReader => {
  const { core } = tools
  const { intent } = core
  const running = new Map<string, Promise<Result>>()

  const act = async <I, O extends object>(
    verb: ReaderVerb<I, O>,
    input: I,
    options: VerbOptions,
    gone: () => boolean,
  ): Promise<Result<O>> => {
    /** Nothing more is asked or sent for a reader who has left. */
    const stay = () => {
      if (gone()) throw new RefusedError(verb.kind, 'unauthenticated', 401, null)
    }
    const load = async () => {
      stay()
      const state = await core.load()
      stay()
      return state
    }
    const client: Client = {
      ...tools.client,
      call: async (...args) => {
        stay()
        return tools.client.call(...args)
      },
    }
    const answer = await verb.act({ client, core: { ...core, load } }, input, options)
    // Who has left by themselves wants nothing kept, and whoever is here now is signed in.
    if (answer.ok || answer.failure.kind !== 'signed-out' || gone()) return answer
    const { kind } = verb
    const name = verb.name(messages, input)
    const data = verb.keep(input)
    if (data !== null) intent.keep({ kind, name, data })
    session.expired()
    return answer
  }
  const forReader: ForReader = (verb, input, options = {}, gone = hasLeft(core)) => {
    if (gone()) return Promise.resolve({ ok: false, failure: { kind: 'signed-out' } })
    // Of the reader who is here: whoever comes next begins it for themselves.
    const thing = JSON.stringify([verb.kind, input, core.$departures.value])
    const under = running.get(thing) ?? act(verb, input, options, gone)
    running.set(thing, under)
    void under.finally(() => running.delete(thing))
    // One kind is one verb, whose answers are of one shape.
    return under as ReturnType<typeof act<typeof input, never>>
  }

  const say = async (failure: Failure) => {
    const { problemOf } = await import('./problem.ts')
    const { message } = problemOf(
      failure,
      { messages, settings: tools.core.settings },
      { fields: [] },
    )
    if (message) status.announce(message)
  }
  for (const [kind, load] of Object.entries(readerVerbs)) {
    const verbs = later(load)
    intent.handle(kind, async (data) => {
      let words: string | null = null
      let result: unknown
      let own: string | null | undefined
      const gone = hasLeft(core)
      const answer = await verbs(async (verb) => {
        const input = verb.read(data)
        if (input === null) return { ok: false, failure: { kind: 'unexpected' } }
        words = verb.done(messages, input)
        const done = await forReader(verb, input)
        if (done.ok) result = verb.result?.(done)
        else if (done.failure.kind === 'refused') own = verb.refused?.(messages, done.failure)
        return done
      })
      if (gone()) return
      const failure = answer.ok ? null : answer.failure
      intent.end({ kind, data, failure, ...(result === undefined ? {} : { result }) })
      if (own) status.announce(own)
      else if (words && !failure) status.announce(words)
      // A verb that tells how it went tells of a failure as well.
      else if (words !== '' && failure && failure.kind !== 'signed-out')
        await say(failure).catch(() => {})
    })
  }
  return forReader
}
