import type { State } from '@bindery/state/state.ts'
import { modalTag } from '../page/ensure-element.ts'

/** Calls `onOpen` with the tag of each overlay that opens, and the element of the page that opened it. */
export const watchOpeners = (
  { auth, overlays }: Pick<State, 'auth' | 'overlays'>,
  onOpen: (tag: string, opener: Element | null) => void,
): void => {
  let requester: Element | null = null
  let previousStep = 'closed'
  document.addEventListener(
    'bindery-sign-in-request',
    (event) => {
      requester = event.composedPath()[0] as Element
      // If the page cancels the request, because it has a login of its own, no modal opens.
      queueMicrotask(() => {
        requester = null
      })
    },
    true,
  )
  overlays.$flyout.subscribe((flyout) => {
    if (flyout?.panel) onOpen(flyout.panel.tag, flyout.panel.anchor)
  })
  auth.$auth.subscribe(({ step }) => {
    const opener = requester instanceof Element ? requester : document.activeElement
    if (step === 'open' && previousStep === 'closed') onOpen(modalTag, opener)
    previousStep = step
  })
}
