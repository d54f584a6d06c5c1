import { type FocusEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useUid } from '../view/ids.tsx'

export interface CopyWords {
  /** Label of the button. */
  readonly copy: string
  /** Shown and announced after copying. */
  readonly copied: string
  /** Shown and announced if the browser refused. The text is selected then. */
  readonly refused: string
}

export interface CopyFieldProps {
  label: string
  /** The text to copy. */
  value: string
  words: CopyWords
  /** Lines; more than one makes it a textarea. Default 1. */
  rows?: number | undefined
  /** The text is on the clipboard. */
  onCopied?: (() => void) | undefined
}

/**
 * Copies the value of a field. If the Clipboard API refuses (no https, a frame or a reader without the
 * permission), it falls back to `execCommand`. If that fails, too, the field has focus and its text is
 * selected for the reader's own keys.
 * @returns whether the text is on the clipboard
 */
async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    const root = field.getRootNode() as Document | ShadowRoot
    const before = root.activeElement as HTMLElement | null
    field.focus()
    field.select()
    // Deprecated, but the only other API.
    const done = document.execCommand('copy')
    if (done) before?.focus()
    return done
  }
}

/**
 * A text to copy: a read-only field that selects its text on focus, and a button. Each press announces its
 * result. If the browser refuses the clipboard, the text is selected for the reader's own keys. Needs
 * `copy-field.css` beside the styles of `Field`.
 */
export function CopyField({ label, value, words, rows = 1, onCopied }: CopyFieldProps) {
  const id = useUid()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [result, setResult] = useState({ text: '', count: 0, of: value })
  const copy = async () => {
    if (!field.current) return
    const done = await copyText(field.current)
    setResult(({ count }) => ({
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
    // `select()` takes focus: with a page that takes it back at once, that is an endless loop.
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
      {/* The region exists before its text. A new element is announced again, also with the same text. */}
      <p role="status" className="bindery-hint">
        {result.text && result.of === value ? <span key={result.count}>{result.text}</span> : null}
      </p>
    </div>
  )
}
