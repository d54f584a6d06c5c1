import { Button } from '@bindery/ui/button/button.tsx'
import { FeedEntry } from '@bindery/ui/list/feed-entry.tsx'
import { dragEntries } from '../drag-entries.ts'
import type { LibraryWords } from '../library.messages.ts'
import type { EntryRow } from './entry-rows.ts'
import type { FeedView } from './feed.model.ts'

interface LibraryEntryProps {
  actions: Pick<
    FeedView,
    'discardable' | 'draggedIds' | 'select' | 'move' | 'discard' | 'toggleSaved' | 'share'
  >
  words: LibraryWords
  row: EntryRow
}

/** An entry and its actions: a saved one is moved and discarded, another one is saved. */
export function LibraryEntry({ actions, words, row }: LibraryEntryProps) {
  const { id, title, kind } = row
  const isLibrary = kind === 'library'
  const share =
    kind !== 'fixed' && row.href ? (
      <Button
        variant="link"
        aria-haspopup="dialog"
        aria-label={words.shareItem({ title })}
        onClick={(event) => actions.share(id, event.currentTarget)}
      >
        {words.shareEntry}
      </Button>
    ) : null
  return (
    <FeedEntry
      {...row}
      drag={isLibrary ? (event) => dragEntries(event, actions.draggedIds(id)) : undefined}
      select={
        isLibrary
          ? {
              label: words.select({ title }),
              on: row.selected,
              choose: (on) => actions.select(id, on),
            }
          : undefined
      }
    >
      {isLibrary ? (
        <>
          <Button
            variant="link"
            aria-label={words.moveItem({ title })}
            onClick={(event) => actions.move(event.currentTarget, id)}
          >
            {words.move}
          </Button>
          {share}
          {actions.discardable ? (
            <Button
              variant="link"
              aria-label={words.discardItem({ title })}
              onClick={(event) => actions.discard(event.currentTarget, id)}
            >
              {words.discard}
            </Button>
          ) : null}
        </>
      ) : null}
      {kind === 'open' ? (
        <Button
          variant="link"
          aria-label={row.saved ? words.savedItem({ title }) : words.saveItem({ title })}
          aria-pressed={row.saved}
          onClick={(event) => actions.toggleSaved(id, event.currentTarget)}
        >
          {row.saved ? words.saved : words.save}
        </Button>
      ) : null}
      {isLibrary ? null : share}
    </FeedEntry>
  )
}
