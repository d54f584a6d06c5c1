import type { ViewHost } from '@bindery/element/host.ts'
import { overlayRoot } from '@bindery/element/overlay-root.ts'
import { Dialog, type StrategyProps } from '@bindery/ui/dialog/dialog.tsx'
import { PageDialog } from '@bindery/ui/dialog/page-dialog.tsx'
import { CaptchaNotice } from '@bindery/ui/notice/captcha-notice.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  loadedOtherScreens,
  loadOtherScreens,
  type OtherScreens,
} from '../other-screens/load-other-screens.ts'
import type { ScreenView } from '../screen.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { AuthLogo } from './auth-logo.tsx'
import type { AuthView } from './auth-modal.model.ts'

/**
 * These stay usable beside the modal: the page's live region, and what a captcha put on the page before the
 * modal opened.
 */
const kept = '[data-bindery-added],.grecaptcha-badge,:has(>div>iframe[src*="/recaptcha/"])'

/**
 * The screens other than sign-in; undefined until their code has loaded. Calls `lost` if it cannot be
 * loaded. The next screen that needs them retries.
 */
function useOtherScreens(
  needed: boolean,
  { loaded: onLoaded, lost }: Pick<AuthView, 'loaded' | 'lost'>,
): OtherScreens | undefined {
  const [, set] = useState(loadedOtherScreens)
  useEffect(() => {
    if (!needed) return undefined
    let mounted = true
    void loadOtherScreens().then(
      (loaded) => {
        if (!mounted) return
        onLoaded()
        set(loaded)
      },
      () => mounted && lost(),
    )
    return () => {
      mounted = false
    }
  }, [needed])
  return loadedOtherScreens()
}

/** The title and content of the open screen; null until its code has loaded. */
function drawScreen(
  view: AuthView & ScreenView,
  others: OtherScreens | undefined,
): { title: string; content: ReactNode } | null {
  const { screen, words, remembered, book } = view
  if (screen === 'sign-in') {
    return {
      title: words.signInTitle,
      content: remembered ? (
        <remembered.Screen view={view} remembered={remembered} />
      ) : (
        <SignIn view={view} />
      ),
    }
  }
  if (!others) return null
  const { Screen, noun, messages } = others.otherScreens[screen]
  return { title: book.define(noun, messages).get().title, content: <Screen view={view} /> }
}

/** In the page, where the tag is: nothing to close, and nothing that takes focus from the page. */
function InlineRegion({ labelledBy, screen, children }: StrategyProps) {
  const region = useRef<HTMLElement>(null)
  useOnChange(screen, () => region.current?.querySelector('h2')?.focus())
  return (
    <section ref={region} aria-labelledby={labelledBy} part="dialog">
      {children}
    </section>
  )
}

/** The auth modal with one of its four screens, or the question about a pending action, or nothing. */
export function AuthModal({ host, ...next }: AuthView & { host: ViewHost }) {
  const needsOthers =
    next.step === 'asking' || (next.step !== 'closed' && next.screen !== 'sign-in')
  const others = useOtherScreens(needsOthers, next)
  const ready = needsOthers ? others : next.step === 'closed' || next.remembered !== undefined
  // The previous screen stays until the code of the next one has loaded.
  const lastReady = useRef<AuthView | null>(null)
  if (ready) lastReady.current = next
  const view = lastReady.current
  const { inline, asked } = next
  useLayoutEffect(() => {
    if (inline && asked) host.element.querySelector('input')?.focus()
  }, [asked])
  if (!view || view.step === 'closed') return null
  if (view.step === 'asking') {
    return <View host={host}>{others ? <others.PendingQuestion view={view} /> : null}</View>
  }
  const drawn = drawScreen(view, others)
  if (!drawn) return null
  return (
    <View host={host}>
      <Dialog
        strategy={view.inline ? InlineRegion : PageDialog}
        keepInteractive={kept}
        overlayRoot={overlayRoot}
        logo={<AuthLogo tag={host.element} />}
        title={drawn.title}
        screen={view.screen}
        closeLabel={view.inline ? null : view.words.close}
        onClose={view.close}
      >
        {view.reasons.map((reason) => (
          <p key={reason} className="bindery-text">
            {reason}
          </p>
        ))}
        {drawn.content}
        {view.captcha ? <CaptchaNotice words={view.words} /> : null}
      </Dialog>
    </View>
  )
}
