import { LightTarget } from '@bindery/ui/view/light-dom.tsx'
import { useContext, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface ProviderPlaceProps {
  /** The name of the slot that shows it. */
  name: 'payment' | 'proof'
  /** Receives the element, and null when it unmounts. */
  onPlace: (element: HTMLElement | null) => void
}

/**
 * An empty element in the light DOM for the payment provider. Bindery does not style it and never reads its
 * content.
 */
export function ProviderPlace({ name, onPlace }: ProviderPlaceProps) {
  const target = useContext(LightTarget)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = place.current
    // A clone of the tag has a copy of the element, whose fields no provider controls.
    for (const child of target?.children ?? []) {
      if (child !== here && child.getAttribute('data-bindery-provider') === name) child.remove()
    }
    onPlace(here)
    return () => onPlace(null)
  }, [target, name, onPlace])
  const box = <div ref={place} slot={name} data-bindery-provider={name} />
  return (
    <>
      <slot name={name} />
      {target && createPortal(box, target)}
    </>
  )
}
