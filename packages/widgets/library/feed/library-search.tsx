import { useUid } from '@bindery/ui/view/ids.tsx'
import type { LibraryWords } from '../library.messages.ts'
import type { FeedView } from './feed.model.ts'

/** The search field and the order of the entries. */
export function LibrarySearch({ view, words }: { view: FeedView; words: LibraryWords }) {
  const id = useUid()
  if (!view.filter) return null
  const { query, sort } = view.filter
  return (
    <search className="looking">
      <div>
        <label htmlFor={`${id}-find`}>{words.search}</label>
        <input
          id={`${id}-find`}
          type="search"
          autoComplete="off"
          spellCheck="false"
          defaultValue={query}
          onInput={(event) => view.search(event.currentTarget.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-sort`}>{words.sort}</label>
        <select
          id={`${id}-sort`}
          value={sort}
          onChange={(event) => view.sort(event.currentTarget.value)}
        >
          <option value="saved">{words.sortSaved}</option>
          <option value="published">{words.sortPublished}</option>
          <option value="title">{words.sortTitle}</option>
        </select>
      </div>
    </search>
  )
}
