import type { Failure, Result } from '../client/failure.ts'
import { problemOf } from '../client/form-problem.ts'
import { lazy } from '../client/lazy.ts'
import type { SafeStorage } from '../environment/environment.ts'
import type { RunAction } from './core.ts'
import type { Outcome, PendingAction } from './pending-action.ts'
import { watchReader } from './reader-guard.ts'
import type { ResumableAction } from './resumable-action.ts'
import type { SessionCore } from './session.ts'
import { actionsIn, severalKind } from './several-actions.ts'

/** The actions that can run after sign-in, by kind. Each is lazy-loaded when it runs. */
export type ActionRegistry = Readonly<Record<string, () => Promise<ResumableAction<unknown>>>>

/** The storage key of the last actions that have run after sign-in in this browser, by their ids. */
const ranKey = 'bindery:ran'
const ranCount = 30

/** Failures after which nothing has changed on the server, so that another tab may run its copy. */
const harmless: readonly Failure['kind'][] = ['refused', 'signed-out', 'busy', 'captcha']

const ranIn = (local: SafeStorage): readonly string[] => (local.get(ranKey) ?? '').split(' ')

/** Runs an action unless another tab has run its copy: a duplicated tab has one. Call it in `exclusive`. */
const runUnlessRan = async <T extends Result>(
  local: SafeStorage,
  id: string,
  run: () => Promise<T>,
): Promise<T | 'ran'> => {
  const ran = ranIn(local)
  if (ran.includes(id)) return 'ran'
  // Before the request: a value takes a moment to reach the other tabs, and this one may be closed meanwhile.
  local.set(ranKey, [...ran.slice(1 - ranCount), id].join(' '))
  const answer = await run()
  if (!answer.ok && harmless.includes(answer.failure.kind)) {
    const others = ranIn(local).filter((each) => each !== id)
    local.set(ranKey, others.join(' '))
  }
  return answer
}

/** Runs the pending action, of this page or the one before, once its reader is known. */
export const runPendingActions = (core: SessionCore, actions: ActionRegistry, run: RunAction) => {
  const { environment, liveRegion, messages, pendingActions, settings } = core

  const announceFailure = (failure: Failure) => {
    const { message } = problemOf(failure, { messages, settings }, { fields: [] })
    if (message) liveRegion.announce(message)
  }
  const loaders = new Map(Object.entries(actions).map(([kind, load]) => [kind, lazy(load)]))
  /**
   * @param id copies of the action in other tabs have the same one
   * @param rest says whether other actions of the same pending action follow
   */
  const runOne = async (
    { kind, data }: Pick<PendingAction, 'kind' | 'data'>,
    id: string,
    rest: Pick<Outcome, 'more'> = {},
  ): Promise<void> => {
    const loaded = loaders.get(kind)
    if (!loaded) return
    let successText: string | null = null
    let refusalText: string | null | undefined
    let result: unknown
    const readerChanged = watchReader(core)
    const answer = await environment.exclusive(`pending-${id}`, () =>
      runUnlessRan(environment.local, id, () =>
        loaded(async (action) => {
          const input = action.parse(data)
          if (input === null) return { ok: false, failure: { kind: 'unexpected' } }
          successText = action.successText(messages, input)
          const done = await run(action, input, {}, readerChanged)
          if (done.ok) result = action.result?.(done)
          else if (done.failure.kind === 'refused')
            refusalText = action.refusalText?.(messages, done.failure)
          return done
        }),
      ),
    )
    if (readerChanged()) return
    // The tab that ran it has told the reader. `signed-out`: this one has nothing to show.
    if (answer === 'ran')
      return pendingActions.complete({ kind, data, failure: { kind: 'signed-out' }, ...rest })
    const failure = answer.ok ? null : answer.failure
    pendingActions.complete({
      kind,
      data,
      failure,
      ...(result === undefined ? {} : { result }),
      ...rest,
    })
    if (refusalText) liveRegion.announce(refusalText)
    else if (successText && !failure) liveRegion.announce(successText)
    // An action without a success text announces its failures itself.
    else if (successText !== '' && failure && failure.kind !== 'signed-out')
      announceFailure(failure)
  }
  for (const kind of loaders.keys())
    pendingActions.handle(kind, (data, at) => void runOne({ kind, data }, `${at}`))
  pendingActions.handle(severalKind, async (data, at) => {
    const readerChanged = watchReader(core)
    const all = actionsIn({ kind: severalKind, name: '', data })
    for (const [index, action] of all.entries()) {
      if (readerChanged()) return
      await runOne(action, `${at}-${index}`, index < all.length - 1 ? { more: true } : {})
    }
  })
}
