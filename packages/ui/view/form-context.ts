import { createContext, useContext } from 'react'

/** By field name: an error text, or `true` for a field that is marked while its text is elsewhere. */
export type FieldErrors = { readonly [name: string]: string | true | undefined }

/** What controls know of their form. */
export interface FormState {
  /** Initial values by field name. */
  readonly defaults: { readonly [name: string]: string | undefined }
  /** The errors shown, by field name. */
  readonly errors: FieldErrors
  /** False while `validate` returns errors. */
  readonly valid: boolean
  /** True from a submit until its promise settles. */
  readonly busy: boolean
  /** The server's errors are all about values that have changed since the submit. */
  readonly outdated?: boolean
  /** Focus has moved to the first error, which announces it. The live regions stay silent then. */
  readonly announced?: boolean
  /** The last refused submit: its number, and the field whose error is an alert, because it has focus already. */
  readonly refusal?: { readonly alert: string; readonly round: number }
  /** Names of the fields that focus has left. */
  readonly touched: readonly string[]
}

const outside: FormState = { defaults: {}, errors: {}, valid: true, busy: false, touched: [] }

export const FormContext = createContext(outside)

/** The state of the form around a component. Without a form: valid, not busy, no errors. */
export const useForm = (): FormState => useContext(FormContext)
