import { focused, hasFocus, isFocusLost } from './focus.ts'

/**
 * Moves focus to new content if focus is lost or still in `from`, the element that asked for it. If the
 * reader has focused something else meanwhile, focus stays there.
 * @returns whether focus may move, with or without a target
 */
export const moveFocus = (
  from: Element | null | undefined,
  to: HTMLElement | undefined,
  options?: FocusOptions,
): boolean => {
  const mayMove = isFocusLost() || (!!from && hasFocus(from))
  if (mayMove) to?.focus(options)
  return mayMove
}

/** Returns focus to `to` and scrolls the page only as far as needed to show it. */
export function returnFocus(to: HTMLElement): void {
  to.focus({ preventScroll: true })
  if (focused() === to) to.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * The focus target of the entry at a place of a feed, or of the last entry: the link of its title, or the title if it
 * has no link. Undefined without entries.
 */
export const entryFocusTarget = (feed: Element | null, at: number): HTMLElement | undefined => {
  // Live, so that the browser makes no list of 10,000 entries.
  const titles = feed?.getElementsByClassName('bindery-entry-title')
  const title = titles?.[at] ?? titles?.[titles.length - 1]
  return (title?.querySelector('a') ?? title) as HTMLElement | undefined
}
