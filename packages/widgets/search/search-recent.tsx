import { Button } from '@bindery/ui/button/button.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import type { MouseEvent } from 'react'
import type { SearchView } from './search.view.ts'

interface RecentProps {
  view: SearchView
  followed(term: string): (event: MouseEvent) => void
  /** Restores focus: the button that had it is gone. */
  onRemoved(): void
}

/** The recent searches: each has a link to its results and a button that removes it. */
export function SearchRecent({ view, followed, onRemoved }: RecentProps) {
  const id = useUid()
  const { words, recent } = view
  if (recent.length === 0) return null
  const remove = (term: string | null) => () => {
    view.remove(term)
    onRemoved()
  }
  return (
    <section className="recent" part="recent" aria-labelledby={id}>
      <h3 id={id} className="group-name">
        {words.recent}
      </h3>
      <ul>
        {recent.map(({ term, href }) => (
          <li key={term}>
            <a className="option" href={href} onClick={followed(term)}>
              <span className="bindery-text">{term}</span>
            </a>
            <button
              type="button"
              className="remove"
              aria-label={words.remove({ term })}
              onClick={remove(term)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M4 4l8 8M12 4L4 12" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="link" onClick={remove(null)}>
        {words.clear}
      </Button>
    </section>
  )
}
