import type { ViewHost } from '@bindery/element/host.ts'
import { CloseButton } from '@bindery/ui/button/close-button.tsx'
import { hasFocus } from '@bindery/ui/focus/focus.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepFocusVisible } from './focus-not-obscured.ts'
import type { PersistentBannerView } from './persistent-banner.model.ts'

type Props = Extract<PersistentBannerView, { step: 'shown' | 'leaving' }> & { host: ViewHost }

function Banner({ step, words, counter, offers, hasOverlay, dismiss, host }: Props) {
  const box = useRef<HTMLElement>(null)
  const before = useRef<EventTarget | null>(null)

  // A layout effect, because a passive effect may run late, and Escape would be lost until then.
  useLayoutEffect(() => {
    // An open overlay closes on the same key press, maybe before this listener runs. So the capture phase
    // notes whether one is open.
    let overlayWasOpen = false
    const noteOverlay = () => {
      overlayWasOpen = hasOverlay()
    }
    const onKeyDown = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || overlayWasOpen || defaultPrevented || isComposing) return
      // Without focus in the banner, Escape may be meant for something else, such as the browser's own search.
      dismiss(!!box.current && hasFocus(box.current))
    }
    document.addEventListener('keydown', noteOverlay, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', noteOverlay, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [hasOverlay, dismiss])

  useEffect(() => (box.current ? keepFocusVisible(box.current, host.element) : undefined), [host])

  // Not a prop: React does not hear the focus of a slotted element. A layout effect, because focus may enter
  // before passive effects run.
  useLayoutEffect(() => {
    const noteFocus = ({ relatedTarget }: FocusEvent) => {
      const isInside = [box.current, host.element].some((each) =>
        each?.contains(relatedTarget as Node | null),
      )
      if (relatedTarget && !isInside) before.current = relatedTarget
    }
    const banner = box.current
    banner?.addEventListener('focusin', noteFocus)
    return () => banner?.removeEventListener('focusin', noteFocus)
  }, [host])

  // Focus inside a closing banner returns to the element that had it before.
  useLayoutEffect(() => {
    if (step !== 'leaving' || !box.current || !hasFocus(box.current)) return
    if (before.current instanceof HTMLElement && before.current.isConnected) {
      before.current.focus({ preventScroll: true })
    }
  }, [step])

  return (
    <section
      ref={box}
      className={`banner ${step === 'leaving' ? 'is-leaving' : ''}`}
      part="banner"
      aria-label={words.label}
    >
      <div className="content">
        <slot />
      </div>
      <a className="counter" part="counter" href={offers} target="_blank" rel="noopener">
        {counter} <span className="new-tab">{words.newTab}</span>
      </a>
      <CloseButton label={words.close} onClose={() => dismiss(true)} />
    </section>
  )
}

/** The banner at the bottom of the window, with the page's slotted content. */
export function PersistentBanner(props: PersistentBannerView & { host: ViewHost }) {
  if (props.step === 'hidden') return null
  return (
    <View host={props.host}>
      <Banner {...props} />
    </View>
  )
}
