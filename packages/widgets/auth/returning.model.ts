import { isEmail } from '@bindery/contract/email-rule.ts'
import { forgetEmail, lastEmail } from '@bindery/state/private-storage.ts'
import { atom } from 'nanostores'
import type { Returning } from './auth.view.ts'
import { returningMessages } from './returning.messages.ts'
import type { PasskeyParts } from './returning-passkey.ts'
import { ReturningSignIn } from './returning-sign-in.tsx'

export interface ReturningParts extends PasskeyParts {
  paint(): void
}

/** What the screen sign-in has for whoever was here before: their e-mail, their passkeys. */
export interface ReturningControl {
  view(): Returning
  /** The screen is shown, or not any more. */
  show(on: boolean): void
}

/** Without its code, or without passkeys in this browser, the rest of the screen does. */
const passkeySignIn = (parts: PasskeyParts) =>
  import('./returning-passkey.ts').then(
    ({ createPasskeySignIn }) => createPasskeySignIn(parts),
    () => null,
  )

/** Loaded with the first sign-in that has something to offer; it answers when it knows what. */
export const createReturning = async (parts: ReturningParts): Promise<ReturningControl> => {
  const { environment, messages, settings, status } = parts.state
  const words = messages.define('returning', returningMessages).get()
  const passkey = settings.passkeys ? await passkeySignIn(parts) : null
  const $email = atom<string | null>(null)
  $email.listen(parts.paint)
  passkey?.$stage.listen(parts.paint)
  return {
    view: () => ({
      Screen: ReturningSignIn,
      words,
      email: $email.get(),
      passkey: passkey?.$stage.get() ?? null,
      forget: () => {
        forgetEmail(environment)
        $email.set(null)
        status.announce(words.forgotten)
      },
      press: () => passkey?.press(),
    }),
    show: (on) => {
      const email = lastEmail(environment)
      if (on) $email.set(email && isEmail(email) ? email : null)
      passkey?.show(on)
    },
  }
}
