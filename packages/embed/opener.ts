import type { State } from '@bindery/state/state.ts'
import { modalTag } from './bring.ts'

/** Calls `opened` with the tag of each panel that opens, and what of the page it was opened from. */
export const watchOpeners = (
  { auth, overlays }: Pick<State, 'auth' | 'overlays'>,
  opened: (tag: string, from: Element | null) => void,
): void => {
  let asker: Element | null = null
  let before = 'closed'
  document.addEventListener(
    'bindery-sign-in-request',
    (event) => {
      asker = event.composedPath()[0] as Element
      // The page may have a login of its own: then nothing of ours opens.
      queueMicrotask(() => {
        asker = null
      })
    },
    true,
  )
  overlays.$flyout.subscribe((flyout) => {
    if (flyout?.panel) opened(flyout.panel.tag, flyout.panel.anchor)
  })
  auth.$auth.subscribe(({ step }) => {
    const from = asker instanceof Element ? asker : document.activeElement
    if (step === 'open' && before === 'closed') opened(modalTag, from)
    before = step
  })
}
