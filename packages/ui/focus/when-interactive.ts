const inertAround = (element: Element): Element | null => {
  const root = element.getRootNode()
  return element.closest('[inert]') ?? (root instanceof ShadowRoot ? inertAround(root.host) : null)
}

/** Calls `run` once nothing around an inert element is inert: a modal makes the page behind it inert. */
export const whenInteractive = (element: Element, run: () => void): void => {
  const around = inertAround(element)
  if (!around) return
  const watch = new MutationObserver(() => {
    if (around.hasAttribute('inert')) return
    watch.disconnect()
    run()
  })
  watch.observe(around, { attributeFilter: ['inert'] })
}
