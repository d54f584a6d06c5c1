/**
 * Replaces `react`, `react-dom` and `react-dom/client` in the shipped build. It has only what views and r2wc
 * use. Preact's compatibility layer would add 4 kB.
 */
import { createElement, render } from 'preact'

export { Component, createContext, createElement, createPortal, Fragment } from 'preact'
export * from 'preact/hooks'

type Node = Parameters<typeof render>[0]

/** Preact keeps the state of a root on its container, so `render` alone mounts, updates and unmounts. */
export const createRoot = (container: HTMLElement) => ({
  render: (node: Node) => render(node, container),
  unmount: () => render(null, container),
})

/** r2wc imports React by its default export. */
export default { createElement }
