import type { ViewHost } from '@bindery/element/host.ts'
import { useUid } from '@bindery/ui/ids.tsx'
import { View } from '@bindery/ui/view.tsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface PanelProps {
  host: ViewHost
  title: string
  /** Which of several contents it has: when that changes, the heading gets focus. */
  step: string
  children: ReactNode
}

/** Whether the focus was here last: what had it may be gone by the time that one asks. */
function useFocusHere(element: Element): { readonly current: boolean } {
  const here = useRef(false)
  useLayoutEffect(() => {
    const moved = (event: FocusEvent) => {
      here.current = event.composedPath().includes(element)
    }
    document.addEventListener('focusin', moved)
    return () => document.removeEventListener('focusin', moved)
  }, [element])
  return here
}

function Section({ host, title, step, children }: PanelProps) {
  const id = useUid()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const here = useFocusHere(host.element)
  useLayoutEffect(() => {
    // A change that came from elsewhere, another tab say, does not call the reader here.
    if (shown.current !== step && here.current) heading.current?.focus()
    shown.current = step
  }, [step, here])
  return (
    <section className="subscriber" part="panel" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="bindery-heading" part="title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The frame of the forms for subscribers: a named region under a heading. */
export function SubscriberPanel(props: PanelProps) {
  return (
    <View host={props.host}>
      <Section {...props} />
    </View>
  )
}
