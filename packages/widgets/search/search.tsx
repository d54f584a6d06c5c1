import type { ViewHost } from '@bindery/element/host.ts'
import { isFocusLost } from '@bindery/ui/focus/focus.ts'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { type MouseEvent, useRef } from 'react'
import type { SearchView } from './search.view.ts'
import { SearchOverlay } from './search-overlay.tsx'

/** The button in the header, and the overlay while it is open. */
export function Search({ host, ...view }: SearchView & { host: ViewHost }) {
  const { words, open } = view
  const button = useRef<HTMLButtonElement>(null)
  useOnChange(open, () => {
    // The element that had focus may be gone, e.g. a field of the page's own form, which this tag replaces.
    if (!open && isFocusLost()) button.current?.focus()
  })
  // Ignores the second click of a double click. It is not meant for the overlay.
  const press = ({ detail }: MouseEvent) => detail > 1 || view.show()
  return (
    <View host={host}>
      <button
        ref={button}
        type="button"
        className="bindery-button trigger"
        part="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      >
        <slot name="label">
          <svg part="mark" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M10.5 10.5l4 4M12 6.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0" />
          </svg>
          <span part="words">{words.search}</span>
        </slot>
      </button>
      {open ? <SearchOverlay {...view} /> : null}
    </View>
  )
}
