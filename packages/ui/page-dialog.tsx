import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterFrame } from './after-frame.ts'
import type { DialogProps } from './dialog.tsx'
import { focusInside } from './focus.ts'
import { LightTarget } from './light-dom.tsx'
import { openPageLayer, type PageLayer } from './page-layer.ts'
import { useLatest } from './use-latest.ts'

export interface StrategyProps
  extends Pick<
    DialogProps,
    'role' | 'describedBy' | 'onClose' | 'onOpened' | 'onClosed' | 'keep' | 'top'
  > {
  labelledBy: string
  children: ReactNode
}

/**
 * Dialog in a layer over the page: see `openPageLayer`. The layer itself is the dialog, so
 * that the form among its light-DOM children is inside it for whoever goes by the document. An id in
 * the shadow tree cannot name it from there: it bears the words of its heading. Focus comes after the
 * first picture: it wants the page laid out, and would keep a slow phone from its reader meanwhile.
 */
export function PageDialog({ role = 'dialog', labelledBy, children, ...options }: StrategyProps) {
  const place = useRef<HTMLSpanElement>(null)
  const latest = useLatest(options)
  const [layer, setLayer] = useState<PageLayer>()

  useLayoutEffect(() => {
    if (!place.current) return
    const opened = openPageLayer(place.current, {
      keep: latest.current.keep,
      top: latest.current.top,
      onLost: () => latest.current.onClose(),
    })
    // On the document too: after a click on the backdrop nothing has focus, and Escape still closes.
    const onKey = (event: KeyboardEvent) => {
      const ours = event.currentTarget === opened.host || event.target === document.body
      if (event.key !== 'Escape' || !ours || event.isComposing || event.defaultPrevented) return
      // Nor does a dialog of the page that it stands in close.
      event.preventDefault()
      event.stopPropagation()
      latest.current.onClose()
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
      <span ref={place} hidden />
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
