import type { Errors } from './form-context.ts'

/** Name of a control, `''` of anything else. */
export const nameOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.getAttribute('name')) || ''

/** What the fields hold now. Every key of `keys` is there; a box that is not ticked reads `''`. */
export function readValues<V extends object>(form: HTMLFormElement | null, keys: V): V {
  const values: Record<string, string> = {}
  for (const key of Object.keys(keys)) values[key] = ''
  if (form) for (const [key, value] of new FormData(form)) values[key] = String(value)
  return values as V
}

/** Moves focus to the first control, in the order of the page, that has an error. */
export function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  for (const control of form?.elements ?? []) {
    if (errors[nameOf(control)]) {
      const field = control as HTMLElement
      field.focus()
      return
    }
  }
}
