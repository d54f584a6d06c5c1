/** `renderer.ts` on Preact's own `render`: what ships. */
import { render } from 'preact'
import type { Drawing } from './renderer.ts'

/** Draws into an empty element. */
export function drawingIn(element: HTMLElement): Drawing {
  return { draw: (node) => render(node, element), erase: () => render(null, element) }
}
