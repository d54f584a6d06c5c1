import { isEmail } from '@bindery/contract/email-rule.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import { forgetEmail, lastEmail } from '@bindery/state/session/storage-keys.ts'
import { atom } from 'nanostores'
import { rememberedMessages } from '../auth.messages.ts'
import type { PasskeyParts } from './passkey-sign-in.ts'
import { RememberedSignIn, type RememberedView } from './remembered-sign-in.tsx'

export interface RememberedOptions extends PasskeyParts {
  /** Called after each change of `view()`. */
  render(): void
}

/** What the sign-in screen adds for a remembered e-mail and for passkeys. */
export interface Remembered {
  view(): RememberedView
  /** Call it when the sign-in screen is shown or hidden. */
  show(on: boolean): void
}

const loadPasskeySignIn = loadOnce(() => import('./passkey-sign-in.ts'))

/** null without passkeys in this browser, or without their code: the form works without them. */
const passkeySignIn = (parts: PasskeyParts) =>
  loadPasskeySignIn().then(
    ({ createPasskeySignIn }) => createPasskeySignIn(parts),
    () => null,
  )

/** Loaded with the first sign-in screen that may have something to add. Resolves once it knows what. */
export const createRemembered = async (options: RememberedOptions): Promise<Remembered> => {
  const { environment, messages, settings, liveRegion } = options.state
  const words = messages.define('returning', rememberedMessages).get()
  const passkey = settings.passkeys ? await passkeySignIn(options) : null
  const $email = atom<string | null>(null)
  $email.listen(options.render)
  passkey?.$stage.listen(options.render)
  return {
    view: () => ({
      Screen: RememberedSignIn,
      words,
      email: $email.get(),
      passkey: passkey?.$stage.get() ?? null,
      forget: () => {
        forgetEmail(environment)
        $email.set(null)
        liveRegion.announce(words.forgotten)
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
