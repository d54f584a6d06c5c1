import type { ViewHost } from '@bindery/element/host.ts'
import type { Screen } from '@bindery/state/auth.ts'
import { Dialog } from '@bindery/ui/dialog.tsx'
import { View } from '@bindery/ui/view.tsx'
import type { ReactNode } from 'react'
import type { AuthWords } from './auth.messages.ts'
import type { AuthView } from './auth.view.ts'
import type { ScreenProps } from './auth-form.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { Registration } from './registration.tsx'
import { SignIn } from './sign-in.tsx'

const screens: Readonly<Record<Screen, (props: ScreenProps) => ReactNode>> = {
  'sign-in': SignIn,
  registration: Registration,
  'forgot-password': ForgotPassword,
  profile_settings: ProfileSettings,
}

const titles: Readonly<Record<Screen, keyof AuthWords>> = {
  'sign-in': 'signInTitle',
  registration: 'registrationTitle',
  'forgot-password': 'forgotPasswordTitle',
  profile_settings: 'profileTitle',
}

/** The providers' terms ask for these words and links wherever their badge is hidden. */
function CaptchaNotice({ words }: { words: AuthWords }) {
  const link = (page: string, text: string) => (
    <a
      className="bindery-link"
      href={`https://policies.google.com/${page}`}
      target="_blank"
      rel="noopener"
    >
      {text}
    </a>
  )
  return (
    <p className="captcha">
      {words.captchaNotice} {link('privacy', words.captchaPrivacy)} {words.captchaAnd}{' '}
      {link('terms', words.captchaTerms)} {words.captchaApply}
    </p>
  )
}

/** The auth modal: one of its four screens, or nothing. */
export function AuthModal({ host, ...view }: AuthView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { words, screen, reasons } = view
  const Screen = screens[screen]
  return (
    <View host={host}>
      <Dialog
        strategy="page"
        title={words[titles[screen]] as string}
        // What was sent is a screen of its own: its form, and the focus in it, are gone.
        screen={view.step === 'sent' ? 'sent' : screen}
        closeLabel={words.close}
        onClose={view.close}
      >
        {reasons.map((reason) => (
          <p key={reason} className="reason">
            {reason}
          </p>
        ))}
        <Screen key={screen} view={view} />
        {view.captcha ? <CaptchaNotice words={words} /> : null}
      </Dialog>
    </View>
  )
}
