import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Result } from '../client/failure.ts'
import type { Problem } from '../client/problem.ts'

/** The values of a form, by field name. */
type Values = Readonly<Record<string, string>>

/** The stage of a form that sends a request. */
export type Stage =
  | { readonly step: 'filling'; readonly problem: Problem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' }

/** The stages and drafts of a form, whatever it sends. */
export interface FormControl {
  readonly $stage: ReadableAtom<Stage>
  /**
   * The typed values, for the next render of a form with these fields. In memory only, and without passwords:
   * another screen has another password, and a closed one must not remember it.
   */
  drafts(): Values
  readonly draft: (values: Values) => void
  /**
   * Forgets the drafts, after they were sent or the reader has changed. A form reports its values once more
   * when it unmounts. Replacing `draft` makes that last report a no-op.
   */
  forget(): void
  /** Resets the stage when another form is shown, or none. Answers to earlier requests are ignored. */
  restart(): void
  /**
   * Sends the form. A call while a request is under way does nothing.
   * @param wrong turns a failure into the problem that the form shows
   * @param right runs after a success, even if another form is shown by then (`here` is false)
   * @returns the result; null if a request was under way
   */
  request<R extends Result>(
    call: () => Promise<R>,
    wrong: (failure: Failure) => Promise<Problem>,
    right: (here: boolean, result: Extract<R, { readonly ok: true }>) => void,
  ): Promise<R | null>
  /** As `request`, without the result. */
  send<R extends Result>(
    call: () => Promise<R>,
    wrong: (failure: Failure) => Promise<Problem>,
    right: (here: boolean, result: Extract<R, { readonly ok: true }>) => void,
  ): Promise<void>
  sent(): void
}

/** @param unreachable the text of a failure whose own text cannot be loaded */
export const createForm = (unreachable: () => string): FormControl => {
  const $stage = atom<Stage>({ step: 'filling', problem: null })
  let drafts: Values = {}
  let run = 0
  const drafter = () => {
    const mine = (values: Values) => {
      if (mine !== draft) return
      const kept = Object.entries(values).filter(([name]) => !/password/i.test(name))
      drafts = { ...drafts, ...Object.fromEntries(kept) }
    }
    return mine
  }
  let draft: (values: Values) => void = drafter()
  const request: FormControl['request'] = async (call, wrong, right) => {
    if ($stage.get().step !== 'filling') return null
    $stage.set({ step: 'sending' })
    const mine = run
    const result = await call()
    if (result.ok) {
      right(mine === run, result as Extract<typeof result, { readonly ok: true }>)
      return result
    }
    const problem = await wrong(result.failure).catch(() => ({
      message: unreachable(),
      fields: {},
    }))
    if (mine === run) $stage.set({ step: 'filling', problem })
    return result
  }
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
    request,
    send: async (...options) => void (await request(...options)),
    sent: () => $stage.set({ step: 'sent' }),
  }
}
