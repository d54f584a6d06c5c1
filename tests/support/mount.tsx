/**
 * Renders React nodes, or appends plain elements, for component tests about real browser behaviour. It updates
 * as a page does, without `act`: effects run after the paint. Everything is removed after the test.
 */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

export interface Mounted {
  /** The parent element of the mounted node. */
  container: HTMLElement
  rerender(node: ReactNode): void
  unmount(): void
}

/** Renders `node` with the project's renderer: Preact, or React in component-react. */
export function mount(node: ReactNode, parent: ParentNode & Node = document.body): Mounted {
  const container = parent.appendChild(document.createElement('div'))
  const root = createRoot(container)
  let mounted = true
  const unmount = () => {
    if (!mounted) return
    mounted = false
    root.unmount()
    container.remove()
  }
  onTestFinished(unmount)
  root.render(node)
  return { container, rerender: (next) => root.render(next), unmount }
}

/** Appends an element to the body; `true` sets an attribute without a value. */
export function place<K extends string>(
  tag: K,
  attributes?: Record<string, string | true>,
  ...children: (Node | string)[]
): K extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[K] : HTMLElement
export function place(
  tag: string,
  attributes: Record<string, string | true> = {},
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children)
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}
