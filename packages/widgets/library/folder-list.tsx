import { allFolder } from '@bindery/contract/folder-rule.ts'
import { Button } from '@bindery/ui/button.tsx'
import { RetryNotice } from '@bindery/ui/retry-notice.tsx'
import { useNodes } from '@bindery/ui/use-nodes.ts'
import { type MouseEvent, useState } from 'react'
import { GiftIcon } from './gift-icon.tsx'
import type { LibraryWords } from './library.messages.ts'
import type { FeedView, FolderRow, FoldersView } from './library.view.ts'
import { useDrop } from './use-drop.ts'

/** Folders that are drawn at once; with more there is a field to find one. */
const page = 100
/** From so many on a field to find one saves scrolling. */
const many = 12

interface EntryProps {
  name: string
  href: string
  current: boolean
  choose(): void
  folder?: FolderRow
  words: LibraryWords
  put?: FeedView['put'] | undefined
}

/** A link, so that it can be opened in another tab; here it opens without loading the page. */
function Entry({ name, href, current, choose, folder, words, put }: EntryProps) {
  const isOpen = folder && put && !folder.readOnly && !folder.pending
  const drop = useDrop(isOpen ? (ids, at) => put(ids, folder.id, at) : undefined)
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    choose()
  }
  return (
    <li>
      <a
        href={href}
        className="bindery-link entry"
        part="folder"
        aria-current={current ? 'true' : undefined}
        aria-busy={folder?.pending ? 'true' : undefined}
        onClick={go}
        {...drop}
      >
        {folder?.gift ? <GiftIcon label={words.giftFolder} /> : null}
        <span>{name}</span>
      </a>
    </li>
  )
}

interface FolderListProps {
  view: FoldersView
  words: LibraryWords
  /** Entries can be dropped on folders. */
  put: FeedView['put']
}

/** 'My Library', the folders in it, and the way to one more. */
export function FolderList({ view, words, put }: FolderListProps) {
  const { folders, active, choose, edit } = view
  const [looked, setLooked] = useState('')
  const [shown, setShown] = useState(page)
  const sought = looked.trim().toLowerCase()
  const found = sought ? folders.filter(({ name }) => name.toLowerCase().includes(sought)) : folders
  const drawn = found.slice(0, shown)
  const rest = found.length - drawn.length
  // The one that is shown is always there to be seen.
  if (active && !sought && !drawn.includes(active))
    drawn.push(
      ...found.filter((one) => one.id === active.id && !drawn.some(({ id }) => id === one.id)),
    )
  const nodeOf = useNodes([words, choose, put])
  return (
    <nav className="folders" aria-label={words.folders} part="folders">
      {folders.length > many ? (
        <div className="find">
          <label htmlFor="find-folder">{words.findFolder}</label>
          <input
            id="find-folder"
            type="search"
            autoComplete="off"
            spellCheck="false"
            onInput={(event) => {
              setLooked(event.currentTarget.value)
              setShown(page)
            }}
          />
        </div>
      ) : null}
      <ul>
        <Entry
          name={words.all}
          href={view.allHref}
          current={!active}
          choose={() => choose(allFolder)}
          words={words}
        />
        {drawn.map((folder) => {
          const current = active?.id === folder.id
          const entry = () => (
            <Entry
              key={folder.id}
              name={folder.name}
              href={folder.href}
              current={current}
              choose={() => choose(folder.id)}
              folder={folder}
              words={words}
              put={put}
            />
          )
          return current ? entry() : nodeOf(folder, entry)
        })}
      </ul>
      {sought && found.length === 0 ? <p role="status">{words.noFolderFound}</p> : null}
      {rest > 0 ? (
        <Button variant="link" onClick={() => setShown(shown + page)}>
          {words.moreFolders(rest)}
        </Button>
      ) : null}
      {view.status === 'loading' ? <p role="status">{words.loading}</p> : null}
      {view.status === 'failed' ? (
        <RetryNotice message={view.why} label={words.retry} retry={view.retry} />
      ) : null}
      {view.status === 'known' ? (
        <Button className="new" onClick={() => edit('new')}>
          {words.newFolder}
        </Button>
      ) : null}
    </nav>
  )
}
