import type { MouseEvent } from 'react'
import type { SearchWords } from './search.messages.ts'
import type { SearchList, SearchOption } from './search.view.ts'

interface OptionsProps {
  id: string
  words: SearchWords
  list: SearchList
  /** The index of the option that the reader selected by keyboard, counted over both groups. -1: none. */
  at: number
  idOf(index: number): string
  onFollow(event: MouseEvent): void
}

/** The suggestions: a listbox with a group for each kind. Focus stays in the field. */
export function SearchOptions({ id, words, list, at, idOf, onFollow }: OptionsProps) {
  const group = (name: string, options: readonly SearchOption[], from: number) =>
    options.length > 0 ? (
      <div {...{ role: 'group', 'aria-label': name }} className="group">
        <p className="group-name" aria-hidden="true">
          {name}
        </p>
        {options.map(({ title, contentType, href }, index) => (
          <a
            key={idOf(from + index)}
            id={idOf(from + index)}
            className="option"
            part="option"
            role="option"
            aria-selected={from + index === at}
            tabIndex={-1}
            href={href}
            onClick={onFollow}
          >
            <span className="option-title bindery-text">{title}</span>{' '}
            <span className="option-type bindery-text">{contentType}</span>
          </a>
        ))}
      </div>
    ) : null
  return (
    <div id={id} role="listbox" aria-label={words.suggestions} className="list" part="list">
      {group(words.records, list.records, 0)}
      {group(words.subjects, list.subjects, list.records.length)}
    </div>
  )
}
