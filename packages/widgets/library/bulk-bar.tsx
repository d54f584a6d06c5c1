import { Button } from '@bindery/ui/button.tsx'
import { useUid } from '@bindery/ui/ids.tsx'
import type { MouseEvent } from 'react'
import type { LibraryWords } from './library.messages.ts'
import type { FeedView } from './library.view.ts'

/** What is selected, and what is done with it. It stays where it is, so that focus does. */
export function BulkBar({ view, words }: { view: FeedView; words: LibraryWords }) {
  const id = useUid()
  const able = view.rows.filter(({ kind }) => kind === 'library').length
  const none = view.selected === 0
  const press = (act: (anchor: HTMLElement) => void) => (event: MouseEvent<HTMLButtonElement>) =>
    act(event.currentTarget)
  return (
    <fieldset className="bulk" part="bulk">
      <legend className="bindery-unseen">{words.selection}</legend>
      <span className="all">
        <input
          id={id}
          type="checkbox"
          checked={!none && view.selected === able}
          onChange={(event) => view.selectAll(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{words.selectAll}</label>
      </span>
      <span role="status">{none ? null : words.selected(view.selected)}</span>
      <span className="acts">
        <Button inactive={none} onClick={press((anchor) => view.move(anchor))}>
          {words.move}
        </Button>
        <Button inactive={none} onClick={press((anchor) => view.discard(anchor))}>
          {words.discard}
        </Button>
      </span>
    </fieldset>
  )
}
