import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** The element whose shadow root a view is rendered in. The children of `LightDom` become its children. */
export const LightTarget = createContext<Element | null>(null)

const foreign = 'data-bindery-foreign'

/** An element of ours has no style attribute. A password manager only colours our fields. */
const isForeign = (node: Node): node is Element =>
  node instanceof Element && node.matches('[style]:not(input,select)')

/**
 * Marks what a password manager puts among our light DOM, so that our sheet leaves it alone (light.css). A sheet that
 * asks for `[style]` instead costs the page: each inline style that the page changes on an ancestor, the root
 * included, would compute the styles of everything in it again.
 * @returns stops marking
 */
function markForeign(light: Element): () => void {
  const mark = (node: Node): void => {
    if (isForeign(node) && !node.closest(`[${foreign}]`)) node.setAttribute(foreign, '')
  }
  const watch = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) mark(node)
  })
  watch.observe(light, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => watch.disconnect()
}

export interface LightDomProps {
  /** Name of the slot; a second `LightDom` in the same root needs its own. Default `form`. */
  slot?: string | undefined
  children?: ReactNode
}

/**
 * Renders its children into the light DOM of the nearest `LightTarget` (the element, or the layer of a page
 * dialog) and shows them here through a slot, because password managers miss fields in a shadow tree.
 * Without a target the children render in place. The document needs `formStyles`, which protect
 * `[data-bindery-light]` from the page's CSS.
 */
export function LightDom({ slot = 'form', children }: LightDomProps) {
  const target = useContext(LightTarget)
  // The language of the view, which its light DOM does not inherit.
  const lang = target?.shadowRoot?.querySelector<HTMLElement>('.root[lang]')?.lang
  const content = useRef<HTMLDivElement>(null)
  // Page code that rewrites the content of our tag removes the form with all that was typed, so put it back. Skip
  // each 99th time: page code that removes it whenever it appears would cause an endless loop. Put it back at
  // unmount, too, because React can only remove what is there.
  useLayoutEffect(() => {
    const light = content.current
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
  useLayoutEffect(() => (content.current ? markForeign(content.current) : undefined), [target])
  const box = (
    <div ref={content} data-bindery-light="" slot={target ? slot : undefined} lang={lang}>
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
