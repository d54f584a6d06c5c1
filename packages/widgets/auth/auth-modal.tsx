import type { ViewHost } from '@bindery/element/host.ts'
import { pageTop } from '@bindery/element/page-top.ts'
import { CaptchaNotice } from '@bindery/ui/captcha-notice.tsx'
import { Dialog } from '@bindery/ui/dialog.tsx'
import { PageDialog } from '@bindery/ui/page-dialog.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useRef } from 'react'
import type { AuthView } from './auth.view.ts'
import { SignIn } from './sign-in.tsx'
import { useOtherScreens } from './use-other-screens.ts'

/**
 * What stays usable on the body beside the modal: the page's live region, which goes on being heard, and
 * what a captcha has put there before the modal came.
 */
const kept = '[data-bindery-added],.grecaptcha-badge,:has(>div>iframe[src*="/recaptcha/"])'

/** The auth modal: one of its four screens, or nothing. */
export function AuthModal({ host, ...next }: AuthView & { host: ViewHost }) {
  const rare = next.step === 'asking' || (next.step !== 'closed' && next.screen !== 'sign-in')
  const others = useOtherScreens(rare, next.lost)
  const whole = next.step === 'closed' || next.returning !== undefined
  // As long as a screen is on its way, the one before it stays.
  const before = useRef<AuthView | null>(null)
  if (rare ? others : whole) before.current = next
  const view = before.current
  if (!view || view.step === 'closed') return null
  if (view.step === 'asking') {
    return <View host={host}>{others ? <others.PendingQuestion view={view} /> : null}</View>
  }
  const { words, screen, reasons } = view
  const drawn =
    screen === 'sign-in'
      ? { Screen: view.returning?.Screen ?? SignIn, title: words.signInTitle }
      : others && {
          Screen: others.otherScreens[screen].Screen,
          title: others.otherScreens[screen].words(view.book).title,
        }
  if (!drawn) return null
  return (
    <View host={host}>
      <Dialog
        strategy={PageDialog}
        keep={kept}
        top={pageTop}
        title={drawn.title}
        // A form that was sent counts as another screen: the form, and focus in it, are gone.
        screen={view.step === 'sent' ? 'sent' : screen}
        closeLabel={words.close}
        onClose={view.close}
      >
        {reasons.map((reason) => (
          <p key={reason} className="reason">
            {reason}
          </p>
        ))}
        <drawn.Screen key={screen} view={view} />
        {view.captcha ? <CaptchaNotice words={words} /> : null}
      </Dialog>
    </View>
  )
}
