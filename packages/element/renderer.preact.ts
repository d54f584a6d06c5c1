/** `renderer.ts` on Preact's own `render`, which keeps what it knows on the element: what ships. */
export { render as draw } from 'preact'
