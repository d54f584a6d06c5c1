import { type FocusEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { useUid } from './ids.tsx'

export interface CopyWords {
  /** On the button. */
  readonly copy: string
  /** Shown and spoken when it is on the clipboard. */
  readonly copied: string
  /** Shown and spoken when the browser refused; all is selected then. */
  readonly refused: string
}

export interface CopyFieldProps {
  label: string
  /** What is copied. */
  value: string
  words: CopyWords
  /** More than one: a box of so many lines. Default 1. */
  rows?: number | undefined
  /** It is on the clipboard. */
  onCopied?: (() => void) | undefined
}

/**
 * Something to be copied: a field that can only be read and selects itself when it gets focus, and a
 * button. It says what became of it, each time, and where the clipboard is refused the reader's own
 * keys can copy. Beside the field's styles it wants `copy-field.css`.
 */
export function CopyField({ label, value, words, rows = 1, onCopied }: CopyFieldProps) {
  const id = useUid()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [news, setNews] = useState({ text: '', count: 0, of: value })
  const copy = async () => {
    if (!field.current) return
    const done = await copyText(field.current)
    setNews(({ count }) => ({
      text: done ? words.copied : words.refused,
      count: count + 1,
      of: value,
    }))
    if (done) onCopied?.()
  }
  const attributes = {
    id,
    value,
    readOnly: true,
    ref: field,
    dir: 'ltr',
    spellCheck: false,
    // Not by `select()`, which takes focus: a page that takes it back at once would go around for ever.
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.setSelectionRange(0, value.length),
  }
  return (
    <div className="bindery-field bindery-copy">
      <label htmlFor={id}>{label}</label>
      <div className="bindery-beside">
        {rows > 1 ? (
          <textarea {...attributes} rows={rows} part="value" />
        ) : (
          <input {...attributes} type="text" part="value" />
        )}
        <Button onClick={copy}>{words.copy}</Button>
      </div>
      {/* The region is there before its words; a new element is heard again, also with the same ones. */}
      <p role="status" className="bindery-hint">
        {news.text && news.of === value ? <span key={news.count}>{news.text}</span> : null}
      </p>
    </div>
  )
}
