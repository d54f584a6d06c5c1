import type { FieldErrors } from '../view/form-context.ts'

/** The name of a control; `''` for anything else. */
export const nameOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.getAttribute('name')) || ''

/** The current values of a form. Every key of `keys` is present; an unchecked checkbox is `''`. */
export function readValues<V extends object>(form: HTMLFormElement | null, keys: V): V {
  const values: Record<string, string> = {}
  for (const key of Object.keys(keys)) values[key] = ''
  if (form) for (const [key, value] of new FormData(form)) values[key] = String(value)
  return values as V
}

/** True if the reader cannot change the field. `readValues` reads it as empty. */
export const isDisabled = (form: HTMLFormElement | null, name: string): boolean =>
  [...(form?.elements ?? [])].some(
    (control) => nameOf(control) === name && control.matches(':disabled'),
  )

/** The first control with an error, in document order. */
export function firstErrorOf(
  form: HTMLFormElement | null,
  errors: FieldErrors,
): HTMLElement | undefined {
  for (const control of form?.elements ?? []) {
    if (errors[nameOf(control)]) return control as HTMLElement
  }
  return undefined
}
