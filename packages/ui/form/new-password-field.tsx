import { useEffect, useRef, useState } from 'react'
import { useForm } from '../view/form-context.ts'
import { useUid } from '../view/ids.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

/** One rule for passwords, shown as a line of the checklist. */
export interface PasswordCheck {
  readonly text: string
  met(value: string): boolean
}

export interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'autoComplete' | 'describedBy' | 'children'> {
  checklist: readonly PasswordCheck[]
  words: PasswordFieldProps['words'] & {
    /** Read by screen readers after a rule that is met or not. */
    readonly met: string
    readonly unmet: string
    /** Announced when typing pauses. */
    readonly allMet: string
    missing(parts: { rules: string }): string
  }
}

/** Time without a key until typing counts as paused, in ms. */
const pause = 1000

const checkedAt = ['input', 'change', 'focusin', 'pointerover']

/**
 * A field for a new password with a checklist of its rules, updated at each key. A screen reader reads the
 * rules as the field's description, and announces the missing ones when typing pauses.
 */
export function NewPasswordField({ checklist, ...props }: NewPasswordFieldProps) {
  const { words } = props
  const id = useUid()
  const list = useRef<HTMLUListElement>(null)
  // Which rules are met, never the password itself; null if the field is empty.
  const [met, setMet] = useState<readonly boolean[] | null>(null)
  const [announced, setAnnounced] = useState('')

  const check = () => {
    const value = list.current?.parentElement?.querySelector('input')?.value
    const now = value ? checklist.map((rule) => rule.met(value)) : null
    setMet((before) => (String(before) === String(now) ? before : now))
  }

  // A password manager may fill the field without an event. Check it at each render of the form and at focus.
  useForm()
  useEffect(() => {
    check()
    const form = list.current?.closest('form')
    for (const type of checkedAt) form?.addEventListener(type, check)
    return () => {
      for (const type of checkedAt) form?.removeEventListener(type, check)
    }
  })

  const missing = met && checklist.filter((_, at) => !met[at]).map(({ text }) => text)
  const announcement = missing?.length ? words.missing({ rules: missing.join(', ') }) : words.allMet
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(met ? announcement : ''), pause)
    return () => clearTimeout(timer)
  }, [met, announcement])

  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      describedBy={checklist.map((_, at) => `${id}-${at}`).join(' ')}
    >
      <ul ref={list} className="bindery-hint bindery-checks">
        {checklist.map(({ text }, at) => (
          <li key={text} className={met?.[at] ? 'is-met' : undefined}>
            <span id={`${id}-${at}`}>{text}</span>
            <span className="bindery-visually-hidden"> {met?.[at] ? words.met : words.unmet}</span>
          </li>
        ))}
      </ul>
      <p className="bindery-visually-hidden" aria-live="polite">
        {announced}
      </p>
    </PasswordField>
  )
}
