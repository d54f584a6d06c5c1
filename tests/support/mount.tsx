/** Puts React nodes or plain elements on the page of a component test, and takes them off after it. */
import { draw } from '@bindery/element/renderer.ts'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'

export interface Mounted {
  /** The element around what was mounted. */
  container: HTMLElement
  rerender(node: ReactNode): void
  unmount(): void
}

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** Renders `node` on the renderer of the project (Preact, or React in component-react). */
export function mount(node: ReactNode, parent: ParentNode & Node = document.body): Mounted {
  const container = parent.appendChild(document.createElement('div'))
  let mounted = true
  const unmount = () => {
    if (!mounted) return
    mounted = false
    draw(null, container)
    container.remove()
  }
  undo.push(unmount)
  draw(node, container)
  return { container, rerender: (next) => draw(next, container), unmount }
}

/** Appends elements written by a test; `attributes` as in HTML, `true` for a bare one. */
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
  undo.push(() => element.remove())
  return element
}
