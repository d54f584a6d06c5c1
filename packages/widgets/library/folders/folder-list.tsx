import { allFolder } from '@bindery/contract/folder-rule.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { useMemoizedNodes } from '@bindery/ui/view/use-memoized-nodes.ts'
import { type MouseEvent, useState } from 'react'
import { useEntryDrop } from '../drag-entries.ts'
import type { LibraryWords } from '../library.messages.ts'
import { LibraryMenu } from '../library-menu.tsx'
import type { FolderRow } from './folder-address.ts'
import type { FoldersView } from './folders.model.ts'
import { GiftIcon } from './gift-icon.tsx'

/** How many folders the list shows before the button for more. */
const pageSize = 100
/** A longer list has a search field. */
const searchFrom = 12

type AddToFolder = (ids: readonly string[], folder: string, anchor: HTMLElement) => void

interface EntryProps {
  name: string
  href: string
  current: boolean
  choose(): void
  folder?: FolderRow
  words: LibraryWords
  addToFolder?: AddToFolder
}

/** A link, so that the reader can open it in another tab. In this tab it loads no page. */
function Entry({ name, href, current, choose, folder, words, addToFolder }: EntryProps) {
  const isEditable = folder && addToFolder && !folder.readOnly && !folder.pending
  const drop = useEntryDrop(
    isEditable ? (ids, anchor) => addToFolder(ids, folder.id, anchor) : undefined,
  )
  const open = (event: MouseEvent) => {
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
        onClick={open}
        {...drop}
      >
        {folder?.gift ? <GiftIcon label={words.giftFolder} /> : null}
        <span className="bindery-text">{name}</span>
      </a>
    </li>
  )
}

interface FolderListProps {
  view: FoldersView
  words: LibraryWords
  /** Called when the reader drops entries on a folder. */
  addToFolder: AddToFolder
}

/** 'My Library', its folders, and the button for a new one. */
export function FolderList({ view, words, addToFolder }: FolderListProps) {
  const { folders, active, choose, edit } = view
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(pageSize)
  const query = search.trim().toLowerCase()
  const found = query ? folders.filter(({ name }) => name.toLowerCase().includes(query)) : folders
  const visible = found.slice(0, shown)
  const rest = found.length - visible.length
  // The active folder is always in the list.
  if (active && !query && !visible.includes(active))
    visible.push(
      ...found.filter((one) => one.id === active.id && !visible.some(({ id }) => id === one.id)),
    )
  const nodeOf = useMemoizedNodes([words, choose, addToFolder])
  const list = (close: () => void) => (
    <>
      {folders.length > searchFrom ? (
        <div className="find">
          <label htmlFor="find-folder">{words.findFolder}</label>
          <input
            id="find-folder"
            type="search"
            autoComplete="off"
            spellCheck="false"
            onInput={(event) => {
              setSearch(event.currentTarget.value)
              setShown(pageSize)
            }}
          />
        </div>
      ) : null}
      <ul>
        <Entry
          name={words.all}
          href={view.allHref}
          current={!active}
          choose={() => {
            close()
            choose(allFolder)
          }}
          words={words}
        />
        {visible.map((folder) => {
          const current = active?.id === folder.id
          const entry = () => (
            <Entry
              key={folder.id}
              name={folder.name}
              href={folder.href}
              current={current}
              choose={() => {
                close()
                choose(folder.id)
              }}
              folder={folder}
              words={words}
              addToFolder={addToFolder}
            />
          )
          return current ? entry() : nodeOf(folder, entry)
        })}
      </ul>
      {query && found.length === 0 ? <p role="status">{words.noFolderFound}</p> : null}
      {rest > 0 ? (
        <Button variant="link" onClick={() => setShown(shown + pageSize)}>
          {words.moreFolders(rest)}
        </Button>
      ) : null}
      {view.status === 'loading' ? <p role="status">{words.loading}</p> : null}
      {view.status === 'failed' ? (
        <RetryNotice message={view.failureText} label={words.retry} retry={view.retry} />
      ) : null}
      {view.status === 'known' ? (
        <Button
          className="new"
          onClick={() => {
            close()
            edit('new')
          }}
        >
          {words.newFolder}
        </Button>
      ) : null}
    </>
  )
  return (
    <LibraryMenu
      label={words.folders}
      choice={words.folder({ name: active?.name ?? words.all })}
      part="folders"
    >
      {list}
    </LibraryMenu>
  )
}
