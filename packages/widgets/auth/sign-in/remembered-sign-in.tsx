import { Button } from '@bindery/ui/button/button.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import type { ComponentType, MouseEvent } from 'react'
import type { rememberedMessages } from '../auth.messages.ts'
import type { ScreenProps } from '../screen.tsx'
import type { PasskeyStage } from './passkey-sign-in.ts'
import { SignIn } from './sign-in.tsx'

/** What the sign-in screen adds for a reader whose e-mail or passkey this browser may know. */
export interface RememberedView {
  readonly Screen: ComponentType<RememberedSignInProps>
  readonly words: typeof rememberedMessages
  /** The e-mail that this browser remembers; null: none. */
  readonly email: string | null
  /** null: the site or the browser has no passkeys. */
  readonly passkey: PasskeyStage | null
  /** Deletes the remembered e-mail from the browser. */
  forget(): void
  /** Signs in with a passkey. */
  press(): unknown
}

export interface RememberedSignInProps extends ScreenProps {
  remembered: RememberedView
}

/** Lets another person who shares this browser remove the remembered e-mail. */
function NotYou({ words, forget }: RememberedView) {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('email')
    forget()
    if (!(field instanceof HTMLInputElement)) return
    field.value = ''
    // The form stores drafts on input. Without this event it would restore the e-mail.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.focus()
  }
  return (
    <>
      {words.notYou}{' '}
      <Button variant="link" onClick={clear}>
        {words.forget}
      </Button>
    </>
  )
}

/** The screen sign-in with a remembered e-mail, a passkey button, or both. */
export function RememberedSignIn({ view, remembered }: RememberedSignInProps) {
  const { email, passkey, words, press } = remembered
  const drafts = { ...view.drafts, email: view.drafts['email'] || email || '' }
  return (
    <SignIn
      view={{ ...view, drafts }}
      complete={passkey ? 'username webauthn' : undefined}
      hint={email ? <NotYou {...remembered} /> : undefined}
    >
      {passkey ? (
        <>
          <div className="aside">
            <Button busy={passkey.asking} onClick={press}>
              {words.usePasskey}
            </Button>
          </div>
          <div className="aside">
            <Notice>{passkey.note}</Notice>
          </div>
        </>
      ) : null}
    </SignIn>
  )
}
