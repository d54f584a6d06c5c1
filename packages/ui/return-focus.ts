import { focused } from './focus.ts'

/** Gives focus back. The page moves no further than it must for that to be seen. */
export function returnFocus(to: HTMLElement): void {
  to.focus({ preventScroll: true })
  if (focused() === to) to.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
