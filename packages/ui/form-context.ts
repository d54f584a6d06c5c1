import { createContext, useContext } from 'react'

/** By field name: a message, or `true` for a field that is marked while the words stand elsewhere. */
export type Errors = { readonly [name: string]: string | true | undefined }

/** What a form tells the controls inside it. */
export interface FormState {
  /** What the fields show at first. */
  readonly defaults: { readonly [name: string]: string | undefined }
  /** The errors that are shown now, by field name. */
  readonly errors: Errors
  /** False while `validate` finds fault with what is typed. */
  readonly valid: boolean
  /** True from a submit until its promise settles. */
  readonly busy: boolean
  /** Focus is led to what is wrong, and reads it out: it is not said a second time. */
  readonly led?: boolean
  /** Names of the fields that focus has been in and left. */
  readonly touched: readonly string[]
}

const outside: FormState = { defaults: {}, errors: {}, valid: true, busy: false, touched: [] }

export const FormContext = createContext(outside)

/** The state of the form around a component. Outside a form: valid, idle, without errors. */
export const useForm = (): FormState => useContext(FormContext)
