import { passkeyProblemOf } from '@bindery/state/account/passkey-problem.ts'
import {
  type ProveOptions,
  passkeyDevice,
  provePasskey,
  signInWithPasskey,
} from '@bindery/state/account/passkeys.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import type { FormControl } from '@bindery/state/page/form.ts'
import type { State } from '@bindery/state/state.ts'
import { atom, type ReadableAtom } from 'nanostores'

export interface PasskeyStage {
  /** The browser shows its own dialog. */
  readonly asking: boolean
  /** A neutral message after the reader has cancelled that dialog. */
  readonly note: string | null
}

export interface PasskeyParts {
  readonly state: State
  /** The form of the screen. It shows the result of a passkey as it shows that of a password. */
  readonly form: Pick<FormControl, '$stage'>
  /** The element that sends the events. */
  readonly from: EventTarget
  /** Sends a request through the form. */
  run(call: () => Promise<Result>, explain: (failure: Failure) => Promise<Problem>): Promise<void>
  /** The problem of a failure that is not specific to passkeys. */
  explain(failure: Failure): Promise<Problem>
}

export interface PasskeySignIn {
  readonly $stage: ReadableAtom<PasskeyStage>
  /** Call it when the screen is shown or hidden. The field offers passkeys only while it is shown. */
  show(on: boolean): void
  /** Opens the browser's dialog. */
  press(): Promise<void>
}

const idle: PasskeyStage = { asking: false, note: null }
/** The field's offer is renewed after this share of its challenge's lifetime. */
const renewAt = 0.8

/**
 * Signs in with a passkey, through the button or through the browser's offer in the e-mail field. Resolves
 * with null if the browser, or the frame that the page is in, does not allow passkeys.
 */
export const createPasskeySignIn = async ({
  state,
  form,
  from,
  run,
  ...options
}: PasskeyParts): Promise<PasskeySignIn | null> => {
  const { environment } = state
  const device = await passkeyDevice(environment)
  if (device?.access !== 'there') return null
  const offers = await device.offers().catch(() => false)
  const $stage = atom(idle)
  let shown = false
  /** Aborts the browser's current request. The browser allows one at a time. */
  let current: AbortController | null = null
  let last: Promise<unknown> = Promise.resolve()

  const stop = () => {
    current?.abort()
    current = null
  }
  const ask = (proof: Omit<ProveOptions, 'signal'>) => {
    stop()
    const own = new AbortController()
    current = own
    const proved = last.then(() => provePasskey(state, { ...proof, signal: own.signal }))
    last = proved
    return proved.finally(() => {
      if (current === own) current = null
    })
  }

  const explain = async (failure: Failure) =>
    passkeyProblemOf(failure, state) ?? options.explain(failure)
  const signIn = (proved: Awaited<ReturnType<typeof provePasskey>>) =>
    run(async () => (proved.ok ? signInWithPasskey(state, proved, { from }) : proved), explain)

  const offer = async () => {
    let cancelRenewal = () => {}
    const asked = (timeout: number) => {
      // A longer delay overflows the browser's timer, which then fires at once.
      if (timeout < 2 ** 31) {
        cancelRenewal = environment.timer(timeout * renewAt, () => void offer())
      }
    }
    const proved = await ask({ offered: true, asked })
    cancelRenewal()
    // A failed offer is silent: the reader did not ask for it, and the button remains.
    if (proved.ok) await signIn(proved)
  }
  const update = () => {
    const ready = shown && form.$stage.get().step === 'filling'
    if (!ready) stop()
    else if (offers && !current) void offer()
  }
  form.$stage.listen(update)

  return {
    $stage,
    show: (on) => {
      if (on === shown) return
      shown = on
      $stage.set(idle)
      update()
    },
    press: async () => {
      if ($stage.get().asking || form.$stage.get().step !== 'filling') return
      $stage.set({ asking: true, note: null })
      const proved = await ask({ offered: false })
      const why = proved.ok || proved.failure.kind !== 'passkey' ? null : proved.failure.why
      if (why === 'stopped') return $stage.set(idle)
      if (why === 'cancelled') {
        const problem = await explain({ kind: 'passkey', why }).catch(() => null)
        $stage.set({ asking: false, note: problem?.message ?? null })
        return update()
      }
      $stage.set(idle)
      return signIn(proved)
    },
  }
}
