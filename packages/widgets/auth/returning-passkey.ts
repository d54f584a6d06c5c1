import type { Failure, Result } from '@bindery/state/failure.ts'
import type { FormControl } from '@bindery/state/form.ts'
import {
  type ProveOptions,
  passkeyDevice,
  provePasskey,
  signInWithPasskey,
} from '@bindery/state/passkey.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { atom, type ReadableAtom } from 'nanostores'

/** Where signing in with a passkey is. */
export interface PasskeyStage {
  /** The browser is asking the reader. */
  readonly asking: boolean
  /** Said to a reader who did not answer it: nothing is wrong. */
  readonly note: string | null
}

export interface PasskeyParts {
  readonly state: State
  /** The form of the screen: what a proof leads to is shown where the password's answer is. */
  readonly form: Pick<FormControl, '$stage'>
  /** The element that events are sent from. */
  readonly from: EventTarget
  /** Sends a call through the form. */
  run(call: () => Promise<Result>, wrong: (failure: Failure) => Promise<Problem>): Promise<void>
}

export interface PasskeySignIn {
  readonly $stage: ReadableAtom<PasskeyStage>
  /** The screen is shown, or not any more: only while it is are passkeys offered in its field. */
  show(on: boolean): void
  /** The reader has pressed the button: the browser asks. */
  press(): Promise<void>
}

const idle: PasskeyStage = { asking: false, note: null }
/** A challenge that waits in the field is renewed when so much of its time is over. */
const worn = 0.8

/**
 * Signing in with a passkey, from the button or from what the browser offers in the field. Null where
 * this browser, or this page in a frame, has no passkeys: then nothing of it is shown.
 */
export const createPasskeySignIn = async ({
  state,
  form,
  from,
  run,
}: PasskeyParts): Promise<PasskeySignIn | null> => {
  const { environment } = state
  const device = await passkeyDevice(environment)
  if (device?.access !== 'there') return null
  const offers = await device.offers().catch(() => false)
  const $stage = atom(idle)
  let shown = false
  /** Calls off what the browser is doing; it does one thing at a time. */
  let current: AbortController | null = null
  let last: Promise<unknown> = Promise.resolve()

  const stop = () => {
    current?.abort()
    current = null
  }
  const ask = (options: Omit<ProveOptions, 'signal'>) => {
    stop()
    const own = new AbortController()
    current = own
    const proved = last.then(() => provePasskey(state, { ...options, signal: own.signal }))
    last = proved
    return proved.finally(() => {
      if (current === own) current = null
    })
  }

  const wrong = async (failure: Failure) => {
    const [{ passkeyProblemOf }, { refusalOf }] = await Promise.all([
      import('@bindery/state/passkey-problem.ts'),
      import('./refusal.ts'),
    ])
    return passkeyProblemOf(failure, state) ?? refusalOf('sign-in', failure, state, state.auth.go)
  }
  const enter = (proved: Awaited<ReturnType<typeof provePasskey>>) =>
    run(async () => (proved.ok ? signInWithPasskey(state, proved, { from }) : proved), wrong)

  const offer = async () => {
    let renew = () => {}
    const asked = (timeout: number) => {
      if (timeout < 2 ** 31) renew = environment.timer(timeout * worn, () => void offer())
    }
    const proved = await ask({ offered: true, asked })
    renew()
    // Why nothing was offered is nobody's concern: there is a button.
    if (proved.ok) await enter(proved)
  }
  const look = () => {
    const free = shown && form.$stage.get().step === 'filling'
    if (!free) stop()
    else if (offers && !current) void offer()
  }
  form.$stage.listen(look)

  return {
    $stage,
    show: (on) => {
      if (on === shown) return
      shown = on
      $stage.set(idle)
      look()
    },
    press: async () => {
      if ($stage.get().asking || form.$stage.get().step !== 'filling') return
      $stage.set({ asking: true, note: null })
      const proved = await ask({ offered: false })
      const why = proved.ok || proved.failure.kind !== 'passkey' ? null : proved.failure.why
      if (why === 'stopped') return $stage.set(idle)
      if (why === 'cancelled') {
        const said = await wrong({ kind: 'passkey', why }).catch(() => null)
        $stage.set({ asking: false, note: said?.message ?? null })
        return look()
      }
      $stage.set(idle)
      return enter(proved)
    },
  }
}
