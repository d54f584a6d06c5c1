import type { ViewHost } from '@bindery/element/host.ts'
import { CloseButton } from '@bindery/ui/close-button.tsx'
import { hasFocus } from '@bindery/ui/focus.ts'
import { View } from '@bindery/ui/view.tsx'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { stepAside } from './persistent-banner.aside.ts'
import type { PersistentBannerView } from './persistent-banner.model.ts'

type Props = Extract<PersistentBannerView, { step: 'shown' | 'leaving' }> & { host: ViewHost }

function Banner({ step, words, counter, offers, covered, dismiss, host }: Props) {
  const box = useRef<HTMLElement>(null)
  const before = useRef<EventTarget | null>(null)

  // A layout effect: one after the paint may come late, and Escape was lost until then.
  useLayoutEffect(() => {
    // Whatever is open closes at that same key, perhaps before it comes here.
    let others = false
    const first = () => {
      others = covered()
    }
    const last = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !others && !defaultPrevented && !isComposing) dismiss()
    }
    document.addEventListener('keydown', first, true)
    document.addEventListener('keydown', last)
    return () => {
      document.removeEventListener('keydown', first, true)
      document.removeEventListener('keydown', last)
    }
  }, [covered, dismiss])

  useEffect(() => (box.current ? stepAside(box.current, host.element) : undefined), [host])

  // Focus that would be lost goes back to where it came from.
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
      onFocusCapture={({ relatedTarget }) => {
        if (relatedTarget && relatedTarget !== host.element) before.current = relatedTarget
      }}
    >
      <div className="content">
        <slot />
      </div>
      <a className="counter" part="counter" href={offers} target="_blank" rel="noopener">
        {counter} <span className="new-tab">{words.newTab}</span>
      </a>
      <CloseButton label={words.close} onClose={dismiss} />
    </section>
  )
}

/** The banner at the foot of the window, with what the page has put into the tag. */
export function PersistentBanner(props: PersistentBannerView & { host: ViewHost }) {
  if (props.step === 'hidden') return null
  return (
    <View host={props.host}>
      <Banner {...props} />
    </View>
  )
}
