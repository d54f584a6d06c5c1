/** What a plain click asks for: not a tab, a window or a download, and nobody has dealt with it. */
export const isPlain = (event: MouseEvent): boolean => {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event
  return !defaultPrevented && !button && !altKey && !ctrlKey && !metaKey && !shiftKey
}

/** The link that was clicked, in whichever tree. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && !!node.href)
