/** Whether a click follows a link in the same tab, and no other listener has prevented it. */
export const isPlainClick = (event: MouseEvent): boolean => {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event
  return !defaultPrevented && !button && !altKey && !ctrlKey && !metaKey && !shiftKey
}

/** Whether the link loads its page in this tab. */
export const isForThisTab = (link: HTMLAnchorElement): boolean =>
  (!link.target || link.target === '_self') && !link.hasAttribute('download')

/** The clicked link, also inside a shadow root. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && !!node.href)
