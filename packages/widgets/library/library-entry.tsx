import { Button } from '@bindery/ui/button.tsx'
import { FeedEntry } from '@bindery/ui/feed-entry.tsx'
import { pickUp } from './library.drag.ts'
import type { LibraryWords } from './library.messages.ts'
import type { EntryRow, FeedView } from './library.view.ts'

interface LibraryEntryProps {
  acts: Pick<FeedView, 'goes' | 'select' | 'move' | 'discard' | 'save'>
  words: LibraryWords
  row: EntryRow
}

/** An entry and what can be done with it: one of the library is moved and discarded, another one saved. */
export function LibraryEntry({ acts, words, row }: LibraryEntryProps) {
  const { id, title, kind } = row
  const isLibrary = kind === 'library'
  return (
    <FeedEntry
      {...row}
      drag={isLibrary ? (event) => pickUp(event, acts.goes(id)) : undefined}
      select={
        isLibrary
          ? {
              label: words.select({ title }),
              on: row.selected,
              choose: (on) => acts.select(id, on),
            }
          : undefined
      }
    >
      {isLibrary ? (
        <>
          <Button
            variant="link"
            aria-label={words.moveItem({ title })}
            onClick={(event) => acts.move(event.currentTarget, id)}
          >
            {words.move}
          </Button>
          <Button
            variant="link"
            aria-label={words.discardItem({ title })}
            onClick={(event) => acts.discard(event.currentTarget, id)}
          >
            {words.discard}
          </Button>
        </>
      ) : null}
      {kind === 'open' ? (
        <Button
          variant="link"
          aria-label={row.saved ? words.savedItem({ title }) : words.saveItem({ title })}
          aria-pressed={row.saved}
          onClick={(event) => acts.save(id, event.currentTarget)}
        >
          {row.saved ? words.saved : words.save}
        </Button>
      ) : null}
    </FeedEntry>
  )
}
