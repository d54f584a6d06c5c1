import type { Failure } from '../client/failure.ts'
import { problemOf } from '../client/form-problem.ts'
import { lazy } from '../client/lazy.ts'
import type { RunAction } from './core.ts'
import { watchReader } from './reader-guard.ts'
import type { ResumableAction } from './resumable-action.ts'
import type { SessionCore } from './session.ts'

/** The actions that can run after sign-in, by kind. Each is lazy-loaded when it runs. */
export type ActionRegistry = Readonly<Record<string, () => Promise<ResumableAction<unknown>>>>

/** Runs the pending action, of this page or the one before, once its reader is known. */
export const runPendingActions = (core: SessionCore, actions: ActionRegistry, run: RunAction) => {
  const { liveRegion, messages, pendingActions, settings } = core

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
}
