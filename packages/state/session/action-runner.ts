import { toJson } from '@bindery/contract/json.ts'
import type { Failure, Result } from '../client/failure.ts'
import { problemOf } from '../client/form-problem.ts'
import { lazy, signedOut } from '../client/lazy.ts'
import { toResult } from '../client/to-failure.ts'
import { watchReader } from './reader-guard.ts'
import type { ActionTools, ResumableAction } from './resumable-action.ts'
import type { ActionOptions, Session } from './session.ts'

/** The actions that can run after sign-in, by kind. Each is lazy-loaded when it runs. */
export type ActionRegistry = Readonly<Record<string, () => Promise<ResumableAction<unknown>>>>

export interface ActionRunnerParts extends Omit<ActionTools, 'readerChanged'> {
  readonly session: Pick<Session, 'expired' | 'refresh'>
  readonly actions: ActionRegistry
}

/** Runs an action for the reader who started it. */
export type RunAction = <I, O extends object>(
  action: ResumableAction<I, O>,
  input: I,
  options: ActionOptions,
  readerChanged: () => boolean,
) => Promise<Result<O>>

/**
 * Runs resumable actions, now and after sign-in. While an action is running, the same action with the same
 * input is deduplicated. An action with other input runs in parallel: two articles can be saved at once.
 */
export const createActionRunner = (parts: ActionRunnerParts): RunAction => {
  const { call, core, session, actions } = parts
  const { liveRegion, messages, pendingActions, settings } = core
  const running = new Map<string, Promise<Result>>()

  const start = async <I, O extends object>(
    action: ResumableAction<I, O>,
    input: I,
    options: ActionOptions,
    readerChanged: () => boolean,
  ): Promise<Result<O>> => {
    // Once another reader has taken over, the action sends and reads nothing more.
    const tools: ActionTools = {
      readerChanged,
      call: async (name, input, more) => call(name, input, { ...more, readerChanged }),
      core: {
        ...core,
        load: async () => {
          if (readerChanged()) return { status: 'guest' }
          const state = await core.load()
          return readerChanged() ? { status: 'guest' } : state
        },
      },
    }
    const answer = await toResult(() => action.run(tools, input, options))
    if (answer.ok || answer.failure.kind !== 'signed-out' || readerChanged()) return answer
    const { kind } = action
    const data = action.serialize(input)
    if (data !== null) pendingActions.keep({ kind, name: action.name(messages, input), data })
    // The new reader is asked whether to do it: see `$unconfirmed`.
    if (answer.failure.replaced) void session.refresh()
    else session.expired()
    return signedOut
  }
  const run: RunAction = (action, input, options, readerChanged) => {
    if (readerChanged()) return Promise.resolve(signedOut)
    // The key includes the reader, so a new reader's identical request is not deduplicated into the old one.
    const key = toJson([action.kind, input, core.$readerChanges.value])
    const answer = running.get(key) ?? start(action, input, options, readerChanged)
    running.set(key, answer)
    void answer.finally(() => running.delete(key))
    // One kind is one action, so its answers have one shape.
    return answer as ReturnType<typeof start<typeof input, never>>
  }

  const announceFailure = (failure: Failure) => {
    const { message } = problemOf(failure, { messages, settings }, { fields: [] })
    if (message) liveRegion.announce(message)
  }
  for (const [kind, load] of Object.entries(actions)) {
    const loaded = lazy(load)
    pendingActions.handle(kind, async (data) => {
      let successText: string | null = null
      let refusalText: string | null | undefined
      let result: unknown
      const readerChanged = watchReader(core)
      const answer = await loaded(async (action) => {
        const input = action.parse(data)
        if (input === null) return { ok: false, failure: { kind: 'unexpected' } }
        successText = action.successText(messages, input)
        const done = await run(action, input, {}, readerChanged)
        if (done.ok) result = action.result?.(done)
        else if (done.failure.kind === 'refused')
          refusalText = action.refusalText?.(messages, done.failure)
        return done
      })
      if (readerChanged()) return
      const failure = answer.ok ? null : answer.failure
      pendingActions.complete({ kind, data, failure, ...(result === undefined ? {} : { result }) })
      if (refusalText) liveRegion.announce(refusalText)
      else if (successText && !failure) liveRegion.announce(successText)
      // An action without a success text announces its failures itself.
      else if (successText !== '' && failure && failure.kind !== 'signed-out')
        announceFailure(failure)
    })
  }
  return run
}
