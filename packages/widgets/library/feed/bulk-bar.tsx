import { Button } from '@bindery/ui/button/button.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { type MouseEvent, useState } from 'react'
import type { LibraryWords } from '../library.messages.ts'
import type { FeedView } from './feed.model.ts'

/** How many entries are selected, and the actions on them. It is always rendered, so that it keeps focus. */
export function BulkBar({ view, words }: { view: FeedView; words: LibraryWords }) {
  const id = useUid()
  const selectable = view.rows.filter(({ kind }) => kind === 'library').length
  const none = view.selected === 0
  /** How often the reader has pressed an action without a selection. Each press is announced. */
  const [refused, setRefused] = useState(0)
  const refuse = () => setRefused(refused + 1)
  const press = (action: (anchor: HTMLElement) => void) => (event: MouseEvent<HTMLButtonElement>) =>
    action(event.currentTarget)
  return (
    <fieldset className="bulk" part="bulk">
      <legend className="bindery-visually-hidden">{words.selection}</legend>
      <span className="all">
        <input
          id={id}
          type="checkbox"
          checked={!none && view.selected === selectable}
          onChange={(event) => view.selectAll(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{words.selectAll}</label>
      </span>
      <span role="status">
        {none && refused > 0 ? <span key={refused}>{words.selectFirst}</span> : null}
        {none ? null : words.selected(view.selected)}
      </span>
      <span className="acts">
        <Button
          inactive={none}
          onInactiveClick={refuse}
          onClick={press((anchor) => view.move(anchor))}
        >
          {words.move}
        </Button>
        {view.discardable ? (
          <Button
            inactive={none}
            onInactiveClick={refuse}
            onClick={press((anchor) => view.discard(anchor))}
          >
            {words.discard}
          </Button>
        ) : null}
      </span>
    </fieldset>
  )
}
