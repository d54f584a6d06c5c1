import { Button } from '@bindery/ui/button/button.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import type { MouseEvent } from 'react'
import type { LibraryWords } from '../library.messages.ts'
import type { FeedView } from './feed.model.ts'

/** How many entries are selected, and the actions on them. It is always rendered, so that it keeps focus. */
export function BulkBar({ view, words }: { view: FeedView; words: LibraryWords }) {
  const id = useUid()
  const selectable = view.rows.filter(({ kind }) => kind === 'library').length
  const none = view.selected === 0
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
      <span role="status">{none ? null : words.selected(view.selected)}</span>
      <span className="acts">
        <Button inactive={none} onClick={press((anchor) => view.move(anchor))}>
          {words.move}
        </Button>
        {view.discardable ? (
          <Button inactive={none} onClick={press((anchor) => view.discard(anchor))}>
            {words.discard}
          </Button>
        ) : null}
      </span>
    </fieldset>
  )
}
