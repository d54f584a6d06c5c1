import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Errors, FormContext, type FormState } from './form-context.ts'
import { focusFirst, nameOf, readValues } from './form-values.ts'
import { useLatest } from './use-latest.ts'

/** Text by field name. A ticked checkbox is `on`, all that is empty or not ticked is `''`. */
export type ValuesOf<V> = { readonly [K in keyof V]: string }

export interface FormProps<V extends ValuesOf<V>> {
  /** Of the form, not shown: `data-bindery-form` carries it. */
  name: string
  /** Accessible name, where no heading says what the form is. */
  label?: string | undefined
  /** Every field of the form with what it shows at first, a draft or `''`. Later changes are ignored. */
  defaultValues: V
  /** Errors by field name; an empty object means valid. Pure: it runs at each key. */
  validate?: ((values: V) => Errors) | undefined
  /** Errors the server found, by field name; focus moves to the first. Editing a field removes its own. */
  errors?: Errors | undefined
  /** Shows the form as sending (stories). While `onSubmit`'s promise is pending it is so anyway. */
  busy?: boolean | undefined
  /** Called once per submit of valid values. Until its promise settles, further submits do nothing. */
  onSubmit: (values: V) => unknown
  /** What is typed so far: after each change, at submit, and when the form goes away. */
  onDraft?: ((values: V) => void) | undefined
  /** Focus has left a field; called with its name each time. */
  onTouched?: ((name: string) => void) | undefined
  children?: ReactNode
}

const none = {}
const clean = (errors: Errors) => !Object.values(errors).some(Boolean)

/**
 * A form that reads its fields instead of owning them: a value that a password manager put there
 * without any event is seen at submit. An error shows after a submit, or when focus leaves its field
 * (not while something else is pressed: a line that appears would move it from under the pointer).
 */
export function Form<V extends ValuesOf<V>>(props: FormProps<V>) {
  const { name, label, validate, errors = none, onSubmit, onDraft, onTouched, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [defaults] = useState(props.defaultValues)
  const check = (values: V): Errors => validate?.(values) ?? none
  // Over the server's: a key that is there and empty hides the server's error of that field.
  const [shown, setShown] = useState<Errors>(none)
  const visible: Errors = { ...errors, ...shown }
  const [valid, setValid] = useState(() => clean(check(defaults)))
  const [touched, setTouched] = useState<readonly string[]>([])
  const [sending, setSending] = useState(false)
  const [round, setRound] = useState(0)
  const latch = useRef(false)
  /** Since the last change. Focus goes to what is wrong then. */
  const submitted = useRef(false)
  const edited = useRef(new Set<string>())
  const busy = sending || !!props.busy

  const read = (): [V, Errors] => {
    const values = readValues(form.current, defaults)
    const found = check(values)
    setValid(clean(found))
    return [values, found]
  }

  const edit = (event: FormEvent) => {
    // A focused field that is removed fires `change` once more, when there is no form to read.
    if (!form.current) return
    const [values, found] = read()
    const field = nameOf(event.target)
    edited.current.add(field)
    submitted.current = false
    if (visible[field]) setShown((now) => ({ ...now, [field]: found[field] }))
    onDraft?.(values)
  }

  const leave = (event: FocusEvent) => {
    const field = nameOf(event.target)
    if (!field || !form.current) return
    setTouched((now) => (now.includes(field) ? now : [...now, field]))
    onTouched?.(field)
    const [, found] = read()
    const pressing = document.documentElement.matches(':active')
    const gone = nameOf(event.relatedTarget) || !pressing
    if (edited.current.has(field) && gone && !visible[field])
      setShown((now) => ({ ...now, [field]: found[field] }))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (latch.current || busy) return
    const [values, found] = read()
    setShown(found)
    submitted.current = true
    onDraft?.(values)
    if (!clean(found)) {
      focusFirst(form.current, found)
      return
    }
    latch.current = true
    setSending(true)
    try {
      await onSubmit(values)
    } finally {
      latch.current = false
      setSending(false)
      setRound((now) => now + 1)
    }
  }

  const latest = useLatest({ errors, onDraft, leave })
  // As an attribute this is `onBlur` in React and `onFocusOut` in Preact.
  useLayoutEffect(() => {
    const leaving = (event: FocusEvent) => latest.current.leave(event)
    const element = form.current
    element?.addEventListener('focusout', leaving)
    return () => element?.removeEventListener('focusout', leaving)
  }, [latest])

  // A password manager's silent fill fires nothing: look at each render, and when the pointer comes by.
  useEffect(() => {
    read()
  })

  // By content: a view may write `errors={{…}}` anew at each render. `round`: the same refusal twice.
  const key = JSON.stringify(errors)
  useLayoutEffect(() => {
    if (!clean(latest.current.errors)) {
      setShown(none)
      focusFirst(form.current, latest.current.errors)
    }
    // It stands above the fields: who has sent a long form from its end would not see it.
    if (submitted.current && form.current)
      form.current.querySelector('.bindery-notice')?.scrollIntoView({ block: 'nearest' })
  }, [key, round])

  useLayoutEffect(() => {
    const element = form.current
    // What was typed or filled since the form was sent is told when it goes. What was sent is not kept.
    return () => {
      if (!submitted.current) latest.current.onDraft?.(readValues(element, defaults))
    }
  }, [latest, defaults])

  return (
    <FormContext.Provider
      value={{
        defaults: defaults as FormState['defaults'],
        errors: visible,
        valid,
        busy,
        led: submitted.current,
        touched,
      }}
    >
      <form
        ref={form}
        data-bindery-form={name}
        aria-label={label}
        method="post"
        noValidate
        onInput={edit}
        onChange={edit}
        onPointerOver={read}
        onSubmit={submit}
      >
        {children}
      </form>
    </FormContext.Provider>
  )
}
