import { failureMessages } from '@bindery/state/failure.messages.ts'
import { getState } from '@bindery/state/state.ts'
import { show } from './status-region.ts'

const words = (element: Element): string => (element.textContent ?? '').trim().toLowerCase()

const controlsIn = (element: Element): HTMLElement[] => [
  ...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>('button,a[href]'),
]

/** The control that the clicked piece of the fallback stood for: same words, else the only one. */
function counterpart(element: Element, clicked: Element): HTMLElement | undefined {
  const controls = controlsIn(element)
  const wanted = words(clicked)
  return (
    controls.find((control) => words(control) === wanted) ??
    controls.find((control) => wanted && words(control).startsWith(wanted)) ??
    (controls.length === 1 ? controls[0] : undefined)
  )
}

/** A reader clicked before the tag was there: click again, once it has drawn itself, or say that it cannot be had. */
export function replay(element: Element, clicked: Element, here: boolean): void {
  if (!here) {
    show(failureMessages(getState().messages).get().generic)
    return
  }
  const act = (): void => {
    const control = counterpart(element, clicked)
    control?.focus()
    control?.click()
  }
  if (controlsIn(element).length > 0) act()
  else element.addEventListener('bindery-ready', act, { once: true })
}
