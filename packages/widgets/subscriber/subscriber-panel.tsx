import type { ViewHost } from '@bindery/element/host.ts'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface PanelProps {
  host: ViewHost
  title: string
  /** The current step of the form. When it changes, the heading gets focus. */
  step: string
  children: ReactNode
}

/** Whether focus was last inside the element. The focused node itself may be removed by a render. */
function useHadFocus(element: Element): { readonly current: boolean } {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      hadFocus.current = event.composedPath().includes(element)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [element])
  return hadFocus
}

function Section({ host, title, step, children }: PanelProps) {
  const id = useUid()
  const heading = useRef<HTMLHeadingElement>(null)
  const hadFocus = useHadFocus(host.element)
  // A change from elsewhere, such as another tab, must not take the reader's focus.
  useOnChange(step, () => hadFocus.current && heading.current?.focus())
  return (
    <section className="subscriber" part="panel" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="bindery-heading" part="title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The region around each form for subscribers, with its heading. */
export function SubscriberPanel(props: PanelProps) {
  return (
    <View host={props.host}>
      <Section {...props} />
    </View>
  )
}
