import { prefix } from './manifest.ts'

/** The innermost tag of ours that an event happened in, also inside its shadow root. */
export const elementAt = (event: Event): Element | undefined =>
  // A field of the name localName hides the name of its form.
  (event.composedPath() as Element[]).find((each) => each.localName?.startsWith?.(prefix))
