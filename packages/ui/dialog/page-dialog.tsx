import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusInside } from '../focus/focus.ts'
import { afterFrame } from '../view/after-frame.ts'
import { LightTarget } from '../view/light-dom.tsx'
import { useLatest } from '../view/use-latest.ts'
import type { StrategyProps } from './dialog.tsx'
import { openPageLayer, type PageLayer } from './page-layer.ts'

/**
 * A dialog in a layer over the page, see `openPageLayer`. The layer's host has the role, so that the form
 * among its light-DOM children is inside the dialog for assistive technology. No id in the shadow tree can
 * name the host, so `aria-label` repeats the text of the heading. Focus moves after the first paint, because
 * it forces a layout that blocks slow phones.
 */
export function PageDialog({
  role = 'dialog',
  labelledBy,
  screen,
  children,
  ...options
}: StrategyProps) {
  const origin = useRef<HTMLSpanElement>(null)
  const latest = useLatest(options)
  const [layer, setLayer] = useState<PageLayer>()

  useLayoutEffect(() => {
    // A layout effect runs when the span is there.
    const opened = openPageLayer(origin.current as HTMLSpanElement, {
      ...latest.current,
      onLost: () => latest.current.onClose('page'),
    })
    // Listens on the document too: after a click on the backdrop nothing has focus, and Escape must still close.
    const onKey = (event: KeyboardEvent) => {
      const ours = event.currentTarget === opened.host || event.target === document.body
      if (event.key !== 'Escape' || !ours || event.isComposing || event.defaultPrevented) return
      // Keep a dialog of the page around the layer open.
      event.preventDefault()
      event.stopPropagation()
      latest.current.onClose('escape')
    }
    opened.host.addEventListener('keydown', onKey)
    document.addEventListener('keydown', onKey)
    opened.host.role = role
    opened.host.ariaModal = 'true'
    setLayer(opened)
    latest.current.onOpened?.()
    return () => {
      document.removeEventListener('keydown', onKey)
      latest.current.onClosed?.()
      opened.close()
    }
  }, [latest, role])

  useLayoutEffect(() => {
    if (layer) layer.host.ariaLabel = layer.root.getElementById(labelledBy)?.textContent ?? null
  })

  // The control that had focus is gone. Orca 43 announces a dialog that gets focus, under the name from above, but is
  // silent about most other elements if the control that had focus was removed in the same moment.
  useLayoutEffect(() => layer?.focus(), [screen])

  useLayoutEffect(
    () => layer && afterFrame(() => layer.host.matches(':focus-within') || focusInside(layer.root)),
    [layer],
  )

  return (
    <>
      <span ref={origin} hidden />
      {layer &&
        createPortal(
          <LightTarget.Provider value={layer.host}>
            <div className="bindery-dialog" part="dialog" tabIndex={-1}>
              {children}
            </div>
          </LightTarget.Provider>,
          layer.root,
        )}
    </>
  )
}
