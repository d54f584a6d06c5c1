import { failureMessages } from '@bindery/state/client/failure.messages.ts'
import { getState } from '@bindery/state/state.ts'
import { announceVisibly } from './status-region.ts'

const textOf = (element: Element): string => (element.textContent ?? '').trim().toLowerCase()

const controlsIn = (element: Element): HTMLElement[] => [
  ...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>('button,a[href]'),
]

/** The control that replaces a control of the fallback: the one with the same text, else the only one. */
function counterpart(element: Element, clicked: Element): HTMLElement | undefined {
  const controls = controlsIn(element)
  const text = textOf(clicked)
  return (
    controls.find((control) => textOf(control) === text) ??
    controls.find((control) => text && textOf(control).startsWith(text)) ??
    (controls.length === 1 ? controls[0] : undefined)
  )
}

/** Repeats a click on a fallback once the element has rendered. Shows an error if it could not be loaded. */
export function replayClick(element: Element, clicked: Element, loaded: boolean): void {
  if (!loaded) {
    announceVisibly(failureMessages(getState().messages).get().generic)
    return
  }
  const click = (): void => {
    const control = counterpart(element, clicked)
    control?.focus()
    control?.click()
  }
  if (controlsIn(element).length > 0) click()
  else element.addEventListener('bindery-ready', click, { once: true })
}
