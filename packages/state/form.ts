import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Result } from './failure.ts'
import type { Problem } from './problem.ts'

/** What a form holds, by field name. */
type Values = Readonly<Record<string, string>>

/** Where a form that asks the server for something is. */
export type Stage =
  | { readonly step: 'filling'; readonly problem: Problem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' }

/** The life of a form, whatever it sends. */
export interface FormControl {
  readonly $stage: ReadableAtom<Stage>
  /** What was typed, for the next time a form with that field is drawn. In memory only. */
  drafts(): Values
  readonly draft: (values: Values) => void
  /**
   * Forgets the drafts: they were sent, or the reader has left. A form that is still drawn tells its values
   * once more when it goes; it does so by the old `draft`, which is not listened to any more.
   */
  forget(): void
  /** A fresh form: another one is shown, or none. An answer on its way changes it no more. */
  restart(): void
  /**
   * Sends the form once, however often it is called in the same task.
   * @param wrong puts a failure into words
   * @param right what follows when the server agreed, whatever the reader looks at by then
   */
  send(
    call: () => Promise<Result>,
    wrong: (failure: Failure) => Promise<Problem>,
    right: (here: boolean) => void,
  ): Promise<void>
  sent(): void
}

/** @param unreachable what is said when not even the words for a failure can be fetched */
export const createForm = (unreachable: () => string): FormControl => {
  const $stage = atom<Stage>({ step: 'filling', problem: null })
  let drafts: Values = {}
  let run = 0
  const drafter = () => {
    const mine = (values: Values) => {
      if (mine === draft) drafts = { ...drafts, ...values }
    }
    return mine
  }
  let draft: (values: Values) => void = drafter()
  return {
    $stage,
    drafts: () => drafts,
    get draft() {
      return draft
    },
    forget: () => {
      drafts = {}
      draft = drafter()
    },
    restart: () => {
      run += 1
      $stage.set({ step: 'filling', problem: null })
    },
    send: async (call, wrong, right) => {
      if ($stage.get().step !== 'filling') return
      $stage.set({ step: 'sending' })
      const mine = run
      const result = await call()
      if (result.ok) return right(mine === run)
      const problem = await wrong(result.failure).catch(() => ({
        message: unreachable(),
        fields: {},
      }))
      if (mine === run) $stage.set({ step: 'filling', problem })
    },
    sent: () => $stage.set({ step: 'sent' }),
  }
}
