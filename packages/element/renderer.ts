/**
 * What the element layer wants of the library that draws: here React. Where `react` is aliased to
 * Preact, this module is aliased to `renderer.preact.ts`, because Preact's own `render` is 4 kB less
 * than what stands behind `createRoot` in its compatibility layer.
 */
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const roots = new WeakMap<HTMLElement, Root>()

/** Draws into an element, at first into an empty one; `null` takes away what was drawn. */
export function draw(node: ReactNode, element: HTMLElement): void {
  if (node === null) {
    roots.get(element)?.unmount()
    roots.delete(element)
    return
  }
  // The boundary reports what it catches; React need not say it again.
  const root = roots.get(element) ?? createRoot(element, { onCaughtError() {} })
  roots.set(element, root)
  root.render(node)
}
