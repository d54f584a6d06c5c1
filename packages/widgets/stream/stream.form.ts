import { byId } from '@bindery/state/by-id.ts'
import type { Off } from '@bindery/state/environment.ts'

/** A form of the page whose fields say what a stream is asked for. */
export interface StreamForm {
  /** What its fields are called. */
  names(): readonly string[]
  /** What they say, without the empty ones. */
  read(): readonly (readonly [name: string, value: string])[]
  write(said: URLSearchParams): void
  /** It is sent, or one of its choices has changed: the page stays. */
  onSend(fn: () => void): Off
}

type Control = HTMLInputElement | HTMLSelectElement
const controls = 'input[name]:not([type=submit],[type=hidden]),select[name]'

/** The form of an id; null where the tag names none. */
export const formOf = (element: HTMLElement, id: string | null): StreamForm | null => {
  if (!id) return null
  const form = () => byId(element, id) as HTMLFormElement | null
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
