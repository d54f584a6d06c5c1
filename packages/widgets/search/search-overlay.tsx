import { Button } from '@bindery/ui/button/button.tsx'
import { Dialog } from '@bindery/ui/dialog/dialog.tsx'
import { TopLayerDialog } from '@bindery/ui/dialog/top-layer-dialog.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SearchList, SearchView } from './search.view.ts'
import { SearchOptions } from './search-options.tsx'
import { SearchRecent } from './search-recent.tsx'
import { useModal } from './use-modal.ts'

/** Whether a click opens another tab or window, so that this page stays as it is. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

const nobody = { list: null as SearchList | null, at: -1, href: '' }

/** The search field in a modal dialog: a combobox whose options are links. */
export function SearchOverlay(view: SearchView) {
  const { words, list } = view
  const id = useUid()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(nobody)
  /** The reader has closed the list. Typing or ArrowDown opens it again. */
  const [closed, setClosed] = useState(false)
  useModal(box, view.close)
  useLayoutEffect(() => {
    // The reader continues at the end of the text that they typed before.
    const { current } = field
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  const options = list && !closed ? [...list.records, ...list.subjects] : []
  const { length } = options
  // A new response may list the selected option at another index, or not at all.
  const same = () => options.findIndex(({ href }) => href === active.href)
  const at = length > 0 && active.list === list ? active.at : same()
  const idOf = (index: number) => `${id}-${index}`
  const go = (to: number) => setActive({ list, at: to, href: options[to]?.href ?? '' })
  useLayoutEffect(() => {
    if (at >= 0)
      box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // React wraps the native event, Preact does not.
    if (('isComposing' in event ? event : event.nativeEvent).isComposing) return
    const { key, altKey, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey) return
    const taken = (act: () => void) => {
      event.preventDefault()
      act()
    }
    if (key === 'Escape' && length > 0) taken(() => setClosed(true))
    else if (key === 'ArrowDown' && closed) taken(() => setClosed(false))
    else if (length === 0) return
    else if (key === 'ArrowUp' && altKey) taken(() => setClosed(true))
    // Past either end no option is selected. The next press goes on at the other end.
    else if (key === 'ArrowDown') taken(() => go(at === length - 1 ? -1 : at + 1))
    else if (key === 'ArrowUp') taken(() => go(at === -1 ? length - 1 : at - 1))
    // Without a selected option, Home and End move the cursor in the field.
    else if (key === 'Home' && at >= 0) taken(() => go(0))
    else if (key === 'End' && at >= 0) taken(() => go(length - 1))
    else if (key === 'Enter' && at >= 0)
      taken(() => box.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click())
  }
  const followed = (term: string | null) => (event: MouseEvent) => {
    if (!isElsewhere(event)) view.follow(term)
  }
  return (
    <Dialog
      strategy={TopLayerDialog}
      title={words.search}
      closeLabel={words.close}
      onClose={view.close}
    >
      <div ref={box}>
        <search>
          <form
            className="line"
            onSubmit={(event) => {
              event.preventDefault()
              view.search(field.current?.value ?? '')
            }}
          >
            <input
              ref={field}
              data-bindery-focus=""
              className="field"
              part="field"
              type="text"
              name={view.name}
              role="combobox"
              aria-label={words.field}
              aria-autocomplete="list"
              aria-expanded={length > 0}
              aria-controls={length > 0 ? id : undefined}
              aria-activedescendant={at < 0 ? undefined : idOf(at)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck="false"
              enterKeyHint="search"
              maxLength={200}
              placeholder={view.placeholder}
              defaultValue={view.typed}
              onInput={({ currentTarget }) => {
                setClosed(false)
                setActive(nobody)
                view.type(currentTarget.value)
              }}
              onKeyDown={keys}
            />
            <Button type="submit">{words.search}</Button>
          </form>
        </search>
        <p role="status" className={view.note ? 'note' : 'bindery-visually-hidden'}>
          {view.note ?? view.said}
        </p>
        {list && length > 0 ? (
          <SearchOptions
            id={id}
            words={words}
            list={list}
            at={at}
            idOf={idOf}
            onFollow={followed(null)}
          />
        ) : null}
        {view.more ? (
          <a
            className="bindery-link bindery-text more"
            part="more"
            href={view.more.href}
            onClick={followed(view.more.term)}
          >
            {view.more.words}
          </a>
        ) : null}
        <SearchRecent view={view} followed={followed} onRemoved={() => field.current?.focus()} />
      </div>
    </Dialog>
  )
}
