import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** The element whose shadow root a view is drawn in: what stands inside `LightDom` becomes its child. */
export const LightTarget = createContext<Element | null>(null)

export interface LightDomProps {
  /** Name of the slot; a second `LightDom` in the same root needs a name of its own. Default `form`. */
  slot?: string | undefined
  children?: ReactNode
}

/**
 * Puts its children into the light DOM of the nearest `LightTarget` (the element, or the layer of a
 * page dialog around it) and shows them here through a slot: password managers do not see a field in
 * a shadow tree. Without a target (a page of our own) the children simply stand here.
 * `formStyles` must be on the document: they guard `[data-bindery-light]` against the page's CSS.
 */
export function LightDom({ slot = 'form', children }: LightDomProps) {
  const target = useContext(LightTarget)
  // The words are the view's, wherever they stand.
  const lang = target?.shadowRoot?.querySelector<HTMLElement>('.root[lang]')?.lang
  const place = useRef<HTMLDivElement>(null)
  // Code of the page that writes the content of our tag anew takes away the form, with all that was typed. Not
  // every time it is put back: code that takes it away whenever it comes would go on for ever. At the end, too:
  // React can only take away what is there.
  useLayoutEffect(() => {
    const light = place.current
    if (!target || !light) return undefined
    let times = 0
    const putBack = () => light.parentNode === target || target.append(light)
    const watch = new MutationObserver(() => ++times % 99 && putBack())
    watch.observe(target, { childList: true })
    return () => {
      watch.disconnect()
      putBack()
    }
  }, [target])
  const box = (
    <div ref={place} data-bindery-light="" slot={target ? slot : undefined} lang={lang}>
      {children}
    </div>
  )
  return target ? (
    <>
      <slot name={slot} />
      {createPortal(box, target)}
    </>
  ) : (
    box
  )
}
