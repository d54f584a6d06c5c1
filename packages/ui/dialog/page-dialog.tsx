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
export function PageDialog({ role = 'dialog', labelledBy, children, ...options }: StrategyProps) {
  const origin = useRef<HTMLSpanElement>(null)
  const latest = useLatest(options)
  const [layer, setLayer] = useState<PageLayer>()

  useLayoutEffect(() => {
    if (!origin.current) return
    const opened = openPageLayer(origin.current, {
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
    opened.host.setAttribute('role', role)
    opened.host.setAttribute('aria-modal', 'true')
    setLayer(opened)
    latest.current.onOpened?.()
    return () => {
      document.removeEventListener('keydown', onKey)
      latest.current.onClosed?.()
      opened.close()
    }
  }, [latest, role])

  useLayoutEffect(() => {
    const heading = layer?.root.getElementById(labelledBy)
    layer?.host.setAttribute('aria-label', heading?.textContent ?? '')
  })

  useLayoutEffect(() => {
    if (!layer) return undefined
    return afterFrame(() => layer.host.matches(':focus-within') || focusInside(layer.root))
  }, [layer])

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
