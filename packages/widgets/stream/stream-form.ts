import type { Off } from '@bindery/state/environment/environment.ts'
import { findById } from '@bindery/state/environment/find-by-id.ts'

/** A form on the page whose fields set the query of a stream. */
export interface StreamForm {
  /** The names of the fields, each once. */
  names(): readonly string[]
  /** The values of the fields, trimmed. Leaves out empty fields and unchecked boxes. */
  read(): readonly (readonly [name: string, value: string])[]
  /** Sets each field. Clears the fields without a value in `said`. */
  write(said: URLSearchParams): void
  /** Calls `fn` on submit, and on each change of a select, radio or checkbox. The page does not navigate. */
  onSend(fn: () => void): Off
}

type Control = HTMLInputElement | HTMLSelectElement
const controls = 'input[name]:not([type=submit],[type=hidden]),select[name]'

/** Returns the form with an id, which the page may add later. null: the tag names no form. */
export const formOf = (element: HTMLElement, id: string | null): StreamForm | null => {
  if (!id) return null
  const form = () => findById(element, id) as HTMLFormElement | null
  const fields = () => [...(form()?.querySelectorAll<Control>(controls) ?? [])]
  const isBox = (field: Control): field is HTMLInputElement => /radio|checkbox/.test(field.type)
  return {
    names: () => [...new Set(fields().map(({ name }) => name))],
    read: () =>
      fields().flatMap((field) => {
        const value = isBox(field) && !field.checked ? '' : field.value.trim()
        return value ? [[field.name, value] as const] : []
      }),
    write: (said) => {
      for (const field of fields()) {
        const values = said.getAll(field.name)
        if (isBox(field)) field.checked = values.includes(field.value)
        else field.value = values[0] ?? ''
      }
    },
    onSend: (fn) => {
      const root = element.ownerDocument
      const heed = (event: Event) => {
        const { target, type } = event
        const own = form()
        const isChoice =
          target instanceof Element && target.matches('select,[type=radio],[type=checkbox]')
        if (!own || !event.composedPath().includes(own) || (type === 'change' && !isChoice)) return
        if (type === 'submit') event.preventDefault()
        fn()
      }
      root.addEventListener('submit', heed)
      root.addEventListener('change', heed)
      return () => {
        root.removeEventListener('submit', heed)
        root.removeEventListener('change', heed)
      }
    },
  }
}
