import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useUid } from './ids.tsx'
import { whenIdle } from './when-idle.ts'

/** One box of a list, and the words beside it. */
export interface Choice {
  readonly id: string
  readonly label: string
  /** Ticked, and not to be changed: this is why, in words. */
  readonly fixed?: string | undefined
}

export interface ChoiceListWords {
  /** Label of the field that narrows the list. */
  readonly filter: string
  /** How many fit what was typed; 0 as well. */
  found(count: number): string
  /** The button that shows further ones, of which there are so many. */
  more(count: number): string
}

export interface ChoiceListProps {
  /** What the boxes are. */
  legend: string
  /** In the order in which they stand; fixed ones always show. */
  choices: readonly Choice[]
  chosen: ReadonlySet<string>
  /** A box was ticked, or not any more. */
  onChoose: (id: string, on: boolean) => void
  words: ChoiceListWords
}

/**
 * A list that is longer than this can be narrowed; it is as much as can be seen at once. When these are
 * painted the rest of a page comes, a few at a time, so that whoever types meanwhile is heard. More than
 * a page of them is shown when it is asked for.
 */
const short = 8
const few = 14
const page = 50

const plain = (text: string) => text.normalize('NFKD').toLowerCase()

/**
 * Boxes to tick in a fieldset. A long list has a field above that narrows it and shows a part at a
 * time, so that thousands are as quick as ten. Beside the field's styles it wants `choice-list.css`.
 */
export function ChoiceList({ legend, choices, chosen, onChoose, words }: ChoiceListProps) {
  const id = useUid()
  const [typed, setTyped] = useState('')
  const [room, setRoom] = useState(short)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (room >= page) return undefined
    return whenIdle(() => setRoom((now) => Math.max(now, Math.min(now + few, page))))
  }, [room])

  const wanted = plain(typed.trim())
  const [fixed, free] = useMemo(
    () => [
      choices.filter((one) => one.fixed !== undefined),
      choices.filter((one) => one.fixed === undefined),
    ],
    [choices],
  )
  // Of thousands, when something is typed for the first time.
  const labels = useMemo(
    () => (wanted ? free.map(({ label }) => plain(label)) : []),
    [free, !wanted],
  )
  const fitting = useMemo(
    () => (wanted ? free.filter((_, at) => labels[at]?.includes(wanted)) : free),
    [free, labels, wanted],
  )
  const shown = fitting.slice(0, room)
  // What will be there in a moment is none that has to be asked for.
  const due = Math.max(room, page)
  const narrow = (event: FormEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    setRoom(page)
  }
  const more = () => {
    const next = Math.min(due, fitting.length)
    setRoom(due + page)
    // Focus goes on where the new ones begin: the button has moved away.
    requestAnimationFrame(() => {
      list.current?.querySelectorAll('input')[fixed.length + next]?.focus()
    })
  }
  return (
    <fieldset className="bindery-choices">
      <legend>{legend}</legend>
      {free.length > short ? (
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
            {wanted ? words.found(fitting.length) : null}
          </p>
        </div>
      ) : null}
      <ul ref={list} className="bindery-choice-list">
        {[...(wanted ? [] : fixed), ...shown].map((choice, at) => (
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
        {fitting.length > due ? (
          <li>
            <button type="button" className="bindery-button bindery-link" onClick={more}>
              {words.more(fitting.length - due)}
            </button>
          </li>
        ) : null}
      </ul>
    </fieldset>
  )
}
