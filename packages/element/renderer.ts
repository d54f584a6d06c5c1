/**
 * What the element layer wants of the library that draws: here React. Where `react` is aliased to
 * Preact, this module is aliased to `renderer.preact.ts`, because Preact's own `render` is 4 kB less
 * than what stands behind `createRoot` in its compatibility layer.
 */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

export interface Drawing {
  draw(node: ReactNode): void
  erase(): void
}

/** Draws into an empty element. */
export function drawingIn(element: HTMLElement): Drawing {
  // The boundary reports what it catches; React need not say it again.
  const root = createRoot(element, { onCaughtError() {} })
  return { draw: (node) => root.render(node), erase: () => root.unmount() }
}
