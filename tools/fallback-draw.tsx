/** Draws a form by the view of its tag. */
import { createMessages } from '@bindery/state/messages/book.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export interface DrawnForm {
  /** The name of the file. */
  readonly name: string
  readonly tag: `bindery-${string}`
  /** Name of the form in the view, `data-bindery-form`. */
  readonly form: string
  /** The view as HTML. */
  readonly html: string
  /** Names of fields that the view keeps elsewhere. They are hidden. */
  readonly hidden?: readonly string[]
  /** The last part of the address that the form posts to. Default: its name. */
  readonly posts?: string
  /** The address of a form that only reads. */
  readonly reads?: string
  readonly role?: 'search'
  /** A field that needs the script. */
  readonly without?: string
}

// Links of the views are absolute.
Object.assign(globalThis, { location: new URL('https://www.example.com/') })

export const settings = defaultSettings('https://www.example.com')
/** The English texts. */
export const book = createMessages(settings)

export const draw = (
  tag: DrawnForm['tag'],
  name: string,
  view: ReactNode,
  more: Partial<DrawnForm> = {},
): DrawnForm => ({ tag, name, form: name, html: renderToStaticMarkup(view), ...more })
