import { focused, hasFocus } from './focus.ts'

/** Nothing has focus: what had it is gone, or nobody has given it to anything. */
export const isFocusLost = (): boolean => {
  const now = focused()
  return !now || now === document.body
}

/**
 * Moves focus on to something new, if it is still where that was asked for (`from`: a button, or what it
 * stands in) or is lost. A reader who has gone elsewhere meanwhile stays there.
 * @returns whether it went
 */
export const focusOnward = (
  from: Element | null | undefined,
  to: HTMLElement | undefined,
  options?: FocusOptions,
): boolean => {
  const goes = isFocusLost() || (!!from && hasFocus(from))
  if (goes) to?.focus(options)
  return goes
}

/** What focus can go to in the entries of a feed, one in each: the link of its title, else the title. */
export const entryStops = (feed: Element | null): readonly HTMLElement[] => [
  ...(feed?.querySelectorAll<HTMLElement>(
    '.bindery-entry-title a,.bindery-entry-title[tabindex]',
  ) ?? []),
]
