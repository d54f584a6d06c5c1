import { LightTarget } from '@bindery/ui/light-dom.tsx'
import { useContext, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface ProviderPlaceProps {
  /** Of the slot that it is shown through. */
  name: 'payment' | 'proof'
  /** Is told of the element, and of null when it goes. */
  onPlace: (element: HTMLElement | null) => void
}

/**
 * An empty element in the light DOM that is somebody else's: no style of ours reaches it, and what is put
 * there is never read.
 */
export function ProviderPlace({ name, onPlace }: ProviderPlaceProps) {
  const target = useContext(LightTarget)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = place.current
    // A clone of the tag brings a copy along, whose fields nobody looks after.
    for (const one of target?.children ?? []) {
      if (one !== here && one.getAttribute('data-bindery-provider') === name) one.remove()
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
