import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useUid } from '../view/ids.tsx'

/** One checkbox of the list. */
export interface Choice {
  readonly id: string
  readonly label: string
  /** Checked and disabled, for this reason. */
  readonly fixed?: string | undefined
}

export interface ChoiceListWords {
  /** Label of the filter field. */
  readonly filter: string
  /** Says how many choices match the filter, also for 0. */
  found(count: number): string
  /** Label of the button that shows more; `count` are hidden. */
  more(count: number): string
}

export interface ChoiceListProps {
  /** Visible name of the group. */
  legend: string
  /** In the order shown, but fixed ones come first. */
  choices: readonly Choice[]
  chosen: ReadonlySet<string>
  /** The reader has checked or unchecked a choice. */
  onChoose: (id: string, on: boolean) => void
  words: ChoiceListWords
}

/** Choices of the first paint, about as many as fit. A longer list has a filter. */
const firstBatch = 8
/** Choices that each idle moment adds: few enough that a key pressed meanwhile is handled soon. */
const batch = 14
/** Choices shown without a press on the button for more, and added by each press. */
const page = 50

const normalize = (text: string) => text.normalize('NFKD').toLowerCase()

/**
 * Calls `act` in an idle moment after a paint, or after half a second on a page that is never idle.
 * @returns cancels the call
 */
function requestIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 32)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 500 })
  return () => cancelIdleCallback(handle)
}

/**
 * Checkboxes in a fieldset. A long list has a filter and shows one page at a time, so that thousands of
 * choices are as fast as ten. Needs `choice-list.css` beside the styles of `Field`.
 */
export function ChoiceList({ legend, choices, chosen, onChoose, words }: ChoiceListProps) {
  const id = useUid()
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(firstBatch)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (limit >= page) return undefined
    return requestIdle(() => setLimit((now) => Math.max(now, Math.min(now + batch, page))))
  }, [limit])

  const search = normalize(typed.trim())
  const [fixed, free] = useMemo(
    () => [
      choices.filter((one) => one.fixed !== undefined),
      choices.filter((one) => one.fixed === undefined),
    ],
    [choices],
  )
  // Normalizes thousands of labels only once the reader types.
  const labels = useMemo(
    () => (search ? free.map(({ label }) => normalize(label)) : []),
    [free, !search],
  )
  const matches = useMemo(
    () => (search ? free.filter((_, at) => labels[at]?.includes(search)) : free),
    [free, labels, search],
  )
  const shown = matches.slice(0, limit)
  // The first page completes itself, so the button for more does not count its rest.
  const shownSoon = Math.max(limit, page)
  const narrow = (event: FormEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    setLimit(page)
  }
  const more = () => {
    const next = Math.min(shownSoon, matches.length)
    setLimit(shownSoon + page)
    // The button moves to the end, so focus moves to the first new choice.
    requestAnimationFrame(() => {
      list.current?.querySelectorAll('input')[fixed.length + next]?.focus()
    })
  }
  return (
    <fieldset className="bindery-choices">
      <legend>{legend}</legend>
      {free.length > firstBatch ? (
        <div className="bindery-field">
          <label htmlFor={`${id}-filter`}>{words.filter}</label>
          <input
            id={`${id}-filter`}
            type="search"
            autoComplete="off"
            spellCheck="false"
            value={typed}
            onInput={narrow}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p className="bindery-hint" aria-live="polite">
            {search ? words.found(matches.length) : null}
          </p>
        </div>
      ) : null}
      <ul ref={list} className="bindery-choice-list">
        {[...(search ? [] : fixed), ...shown].map((choice, at) => (
          <li key={choice.id} className="bindery-field bindery-checkbox">
            <input
              id={`${id}-${at}`}
              type="checkbox"
              checked={choice.fixed !== undefined || chosen.has(choice.id)}
              disabled={choice.fixed !== undefined}
              aria-describedby={choice.fixed ? `${id}-${at}-why` : undefined}
              onChange={(event) => onChoose(choice.id, event.currentTarget.checked)}
            />
            <label htmlFor={`${id}-${at}`}>{choice.label}</label>
            {choice.fixed ? (
              <p id={`${id}-${at}-why`} className="bindery-hint">
                {choice.fixed}
              </p>
            ) : null}
          </li>
        ))}
        {matches.length > shownSoon ? (
          <li>
            <button type="button" className="bindery-button bindery-link" onClick={more}>
              {words.more(matches.length - shownSoon)}
            </button>
          </li>
        ) : null}
      </ul>
    </fieldset>
  )
}
