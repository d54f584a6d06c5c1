import type { ViewHost } from '@bindery/element/host.ts'
import { isFocusLost } from '@bindery/ui/focus-onward.ts'
import { View } from '@bindery/ui/view.tsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface OrderBoxProps {
  host: ViewHost
  /** Which of its states the view is in. */
  kind: string
  children: ReactNode
}

/** What a reader acts in, and what goes when they have. */
const acted = ['open', 'failed']

/**
 * The outermost box of the checkout and of the order history. When what had focus goes, focus is where it stood,
 * and what took its place is read out.
 */
export function OrderBox({ host, kind, children }: OrderBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef(kind)
  useLayoutEffect(() => {
    if (isFocusLost() && last.current !== kind && acted.includes(last.current)) {
      box.current?.focus({ preventScroll: true })
    }
    last.current = kind
  }, [kind])
  return (
    <View host={host}>
      <div ref={box} part="box" tabIndex={-1}>
        {children}
      </div>
    </View>
  )
}
