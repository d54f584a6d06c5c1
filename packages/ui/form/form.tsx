import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focused } from '../focus/focus.ts'
import { type FieldErrors, FormContext, type FormState } from '../view/form-context.ts'
import { useLatest } from '../view/use-latest.ts'
import { firstErrorOf, isDisabled, nameOf, readValues } from './form-values.ts'

/** Values by field name. A checked checkbox is `on`; an empty field or unchecked checkbox is `''`. */
export type FieldValues<V> = { readonly [K in keyof V]: string }

export interface FormProps<V extends FieldValues<V>> {
  /** Name of the form, set as `data-bindery-form`; not shown. */
  name: string
  /** Accessible name of a form without a heading. */
  label?: string | undefined
  /** Initial value of every field: a draft or `''`. Later changes are ignored. */
  defaultValues: V
  /** Errors by field name; without one the values are valid. Runs at each key, so it must be pure. */
  validate?: ((values: V) => FieldErrors) | undefined
  /** Errors from the server, by field name. Focus moves to the first; editing a field removes its error. */
  errors?: FieldErrors | undefined
  /** Shows the form as sending. It does so anyway while the promise of `onSubmit` is pending. */
  busy?: boolean | undefined
  /** Called for each submit of valid values. Until its promise settles, further submits do nothing. */
  onSubmit: (values: V) => unknown
  /** Receives the current values after each change, at submit and at unmount. */
  onDraft?: ((values: V) => void) | undefined
  /** Called with the name of a field each time focus leaves it. */
  onTouched?: ((name: string) => void) | undefined
  children?: ReactNode
}

const none: FieldErrors = {}
const isEmpty = (errors: FieldErrors) => !Object.values(errors).some(Boolean)

/**
 * The server's errors, without those of fields whose values have changed since the submit: they are about
 * other values.
 */
function useCurrentErrors<V extends object>(
  errors: FieldErrors,
  sent: V | null,
  form: HTMLFormElement | null,
  defaults: V,
): { readonly key: string; readonly errors: FieldErrors; readonly outdated: boolean } {
  // Compares errors by content, because a view may pass a new object at each render.
  const key = JSON.stringify(errors)
  const last = useRef({ key: '{}', errors: none, outdated: false })
  if (last.current.key !== key) {
    const now = sent && readValues(form, defaults)
    const isChanged = (name: string) =>
      now !== null &&
      Reflect.get(now, name) !== Reflect.get(sent ?? now, name) &&
      !isDisabled(form, name)
    const current = Object.fromEntries(Object.entries(errors).filter(([name]) => !isChanged(name)))
    last.current = { key, errors: current, outdated: !isEmpty(errors) && isEmpty(current) }
  }
  return last.current
}

/**
 * A form that reads its uncontrolled fields, so that a submit includes values that a password manager filled
 * in without an event. An error shows after a submit, or when focus leaves its field. It does not show while
 * the pointer is down, because the new line would move the button under the pointer.
 */
export function Form<V extends FieldValues<V>>(props: FormProps<V>) {
  const { name, label, validate, onSubmit, onDraft, onTouched, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [defaults] = useState(props.defaultValues)
  /** The values of the last submit. */
  const sent = useRef<V | null>(null)
  const { key, errors, outdated } = useCurrentErrors(
    props.errors ?? none,
    sent.current,
    form.current,
    defaults,
  )
  const check = (values: V): FieldErrors => validate?.(values) ?? none
  // Overrides the server's errors: a key with an empty value hides the server's error of that field.
  const [shown, setShown] = useState<FieldErrors>(none)
  const visible: FieldErrors = { ...errors, ...shown }
  const [valid, setValid] = useState(() => isEmpty(check(defaults)))
  const [touched, setTouched] = useState<readonly string[]>([])
  const [sending, setSending] = useState(false)
  const [submits, setSubmits] = useState(0)
  const inFlight = useRef(false)
  /** The form was submitted, and not edited since. Focus moves to its errors then. */
  const submitted = useRef(false)
  const edited = useRef(new Set<string>())
  /** The last submit: its number, and what had focus. */
  const attempt = useRef({ count: 0, from: null as HTMLElement | null })
  const [refusal, setRefusal] = useState({ errors: none as FieldErrors, alert: '', round: 0 })
  const busy = sending || !!props.busy

  const read = (): [V, FieldErrors] => {
    const values = readValues(form.current, defaults)
    const found = check(values)
    setValid(isEmpty(found))
    return [values, found]
  }

  /**
   * Moves focus to the first error once it is rendered. Focus that is there already does not move, and no screen
   * reader would speak, so the error is an alert then.
   */
  const refuse = (found: FieldErrors) => {
    const first = firstErrorOf(form.current, found)
    const { count, from } = attempt.current
    const stays = first === from && first === focused()
    setRefusal({ errors: found, alert: stays ? nameOf(from) : '', round: count })
  }
  useLayoutEffect(() => firstErrorOf(form.current, refusal.errors)?.focus(), [refusal])

  const edit = (event: FormEvent) => {
    // A focused field fires `change` when it is removed. The form is gone by then.
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
    const isPressing = document.documentElement.matches(':active')
    const mayShow = nameOf(event.relatedTarget) || !isPressing
    if (edited.current.has(field) && mayShow && !visible[field])
      setShown((now) => ({ ...now, [field]: found[field] }))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (inFlight.current || busy) return
    const [values, found] = read()
    setShown(found)
    submitted.current = true
    attempt.current = { count: attempt.current.count + 1, from: focused() }
    onDraft?.(values)
    if (!isEmpty(found)) return refuse(found)
    inFlight.current = true
    sent.current = values
    setSending(true)
    try {
      await onSubmit(values)
    } finally {
      inFlight.current = false
      setSending(false)
      setSubmits((now) => now + 1)
    }
  }

  const latest = useLatest({ errors, onDraft, leave, refuse })
  // No prop: React calls it `onBlur`, Preact `onFocusOut`.
  useLayoutEffect(() => {
    const onFocusOut = (event: FocusEvent) => latest.current.leave(event)
    const element = form.current
    element?.addEventListener('focusout', onFocusOut)
    return () => element?.removeEventListener('focusout', onFocusOut)
  }, [latest])

  // A password manager may fill fields without an event. Read them at each render and at pointerover.
  useEffect(() => {
    read()
  })

  // `submits` tells two equal refusals apart.
  useLayoutEffect(() => {
    if (!isEmpty(latest.current.errors)) {
      setShown(none)
      latest.current.refuse(latest.current.errors)
    }
    // The notice is above the fields, out of sight at the end of a long form.
    if (submitted.current && form.current)
      form.current.querySelector('.bindery-notice')?.scrollIntoView({ block: 'nearest' })
  }, [key, submits])

  useLayoutEffect(() => {
    const element = form.current
    // Reports values typed or filled in since the submit. Sent values are no draft.
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
        outdated,
        announced: submitted.current,
        refusal,
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
