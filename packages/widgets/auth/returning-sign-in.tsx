import { Button } from '@bindery/ui/button.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import type { MouseEvent } from 'react'
import type { Returning } from './auth.view.ts'
import type { ScreenProps } from './screen-form.tsx'
import { SignIn } from './sign-in.tsx'

/** Beside an e-mail that this browser remembers: for whoever shares it with others. */
function NotYou({ returning }: { returning: Returning }) {
  const { words, forget } = returning
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('email')
    forget()
    if (!(field instanceof HTMLInputElement)) return
    field.value = ''
    // What is typed so far is kept by the form: it hears that this is nothing.
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

/** The screen sign-in for whoever was here before. */
export function ReturningSignIn({ view }: ScreenProps) {
  const { returning, drafts } = view
  if (!returning) return <SignIn view={view} />
  const { email, passkey, words, press } = returning
  const known = { ...drafts, email: drafts['email'] || email || '' }
  return (
    <SignIn
      view={{ ...view, drafts: known }}
      complete={passkey ? 'username webauthn' : undefined}
      hint={email ? <NotYou returning={returning} /> : undefined}
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
