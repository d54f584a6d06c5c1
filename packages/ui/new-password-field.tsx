import { useEffect, useRef, useState } from 'react'
import { useForm } from './form-context.ts'
import { useUid } from './ids.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

/** One rule of a password, as a line of the list. */
export interface PasswordCheck {
  readonly text: string
  met(value: string): boolean
}

export interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'autoComplete' | 'describedBy' | 'children'> {
  checklist: readonly PasswordCheck[]
  words: PasswordFieldProps['words'] & {
    /** Beside a rule that the password keeps, and one that it does not; heard, not seen. */
    readonly met: string
    readonly unmet: string
    /** Said when typing pauses. */
    readonly allMet: string
    missing(parts: { rules: string }): string
  }
}

/** Typing has paused when no key came for so many milliseconds. */
const pause = 1000

const looks = ['input', 'change', 'focusin', 'pointerover']

/**
 * A password that is being chosen: the rules stand under it and are ticked off while it is typed. A
 * screen reader reads them with the field, and hears what is still missing when typing pauses.
 */
export function NewPasswordField({ checklist, ...props }: NewPasswordFieldProps) {
  const { words } = props
  const id = useUid()
  const list = useRef<HTMLUListElement>(null)
  // Which rules are met, never the password itself; null before anything is typed.
  const [kept, setKept] = useState<readonly boolean[] | null>(null)
  const [said, setSaid] = useState('')

  const look = () => {
    const value = list.current?.parentElement?.querySelector('input')?.value
    const now = value ? checklist.map(({ met }) => met(value)) : null
    setKept((before) => (String(before) === String(now) ? before : now))
  }

  // A password manager's silent fill fires nothing: look at each render of the form, and when focus comes by.
  useForm()
  useEffect(() => {
    look()
    const form = list.current?.closest('form')
    for (const type of looks) form?.addEventListener(type, look)
    return () => {
      for (const type of looks) form?.removeEventListener(type, look)
    }
  })

  const missing = kept && checklist.filter((_, at) => !kept[at]).map(({ text }) => text)
  const news = missing?.length ? words.missing({ rules: missing.join(', ') }) : words.allMet
  useEffect(() => {
    const timer = setTimeout(() => setSaid(kept ? news : ''), pause)
    return () => clearTimeout(timer)
  }, [kept, news])

  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      describedBy={checklist.map((_, at) => `${id}-${at}`).join(' ')}
    >
      <ul ref={list} className="bindery-hint bindery-checks">
        {checklist.map(({ text }, at) => (
          <li key={text} className={kept?.[at] ? 'is-met' : undefined}>
            <span id={`${id}-${at}`}>{text}</span>
            <span className="bindery-unseen"> {kept?.[at] ? words.met : words.unmet}</span>
          </li>
        ))}
      </ul>
      <p className="bindery-unseen" aria-live="polite">
        {said}
      </p>
    </PasswordField>
  )
}
