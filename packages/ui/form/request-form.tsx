import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Notice } from '../notice/notice.tsx'
import { useForm } from '../view/form-context.ts'
import { LightDom } from '../view/light-dom.tsx'
import { onThisPage } from '../view/on-this-page.ts'
import { Form } from './form.tsx'
import type { ErrorTexts, Values } from './form-rules.ts'

interface ProblemLink {
  readonly words: string
  readonly href: string
  /** Replaces the navigation. */
  follow?(): void
}

/** Why a submit failed, in texts for the reader. */
export interface RequestFormProblem {
  /** About the form as a whole. */
  readonly message?: string
  /** The part of `message` that is a link. */
  readonly link?: ProblemLink
  /** A second link in `message`, after the first. */
  readonly otherLink?: ProblemLink
  /** A phone link under the message. */
  readonly call?: { readonly words: string; readonly href: string }
  /** By field name; '' marks a field whose error is in `message`. */
  readonly fields: ErrorTexts
}

export interface RequestFormProps {
  /** Name of the form, set as `data-bindery-form`; not shown. */
  name: string
  /** Accessible name of a form without a heading. */
  label?: string | undefined
  /** Names of the fields. */
  fields: readonly string[]
  /** Slot name in the light DOM; a second form of the same view needs its own. Default `form`. */
  slot?: string | undefined
  /** Initial values by field name; a missing one is empty. */
  drafts: Values
  /** Why the last submit failed; null if it did not. */
  problem: RequestFormProblem | null
  /** The request is pending. */
  sending: boolean
  /** Errors by field name. */
  validate?: ((values: Values) => ErrorTexts) | undefined
  /** Sends the values; settles with the response. */
  onSubmit(values: Values): Promise<void>
  /** Receives the current values. A new function, while no request is pending, resets the fields to `drafts`. */
  onDraft?: ((values: Values) => void) | undefined
  children: ReactNode
}

const pick = (fields: readonly string[], drafts: Values): Record<string, string> => {
  const picked: Record<string, string> = {}
  for (const field of fields) picked[field] = drafts[field] ?? ''
  return picked
}

const toErrors = (fields: ErrorTexts) => {
  const errors: Record<string, string | true> = {}
  for (const [field, message] of Object.entries(fields)) errors[field] = message || true
  return errors
}

/** A message about the whole form, with its links. */
function Message({ message = '', link, otherLink }: Omit<RequestFormProblem, 'fields'>) {
  const at = link ? message.indexOf(link.words) : -1
  if (!link || at < 0) return message
  const after = message.slice(at + link.words.length)
  const { words, href, follow } = link
  const go = (event: MouseEvent) => {
    event.preventDefault()
    follow?.()
  }
  return (
    <>
      {message.slice(0, at)}
      <a className="bindery-link" href={onThisPage(href)} onClick={follow && go}>
        {words}
      </a>
      {otherLink ? <Message message={after} link={otherLink} /> : after}
    </>
  )
}

/** The problem above the fields; nothing if it is about values that have changed since the submit. */
function Problem({ problem }: Pick<RequestFormProps, 'problem'>) {
  const shown = useForm().outdated ? null : problem
  return (
    <>
      <Notice kind="error">{shown?.message ? <Message {...shown} /> : null}</Notice>
      {shown?.call ? (
        <p>
          <a className="bindery-link" href={shown.call.href}>
            {shown.call.words}
          </a>
        </p>
      ) : null}
    </>
  )
}

/** Counts the resets of the form: changes of `draft` while no request is pending. */
function useResetCount(draft: RequestFormProps['onDraft'], sending: boolean): number {
  const last = useRef({ draft, resets: 0 })
  const { current } = last
  if (current.draft !== draft) {
    last.current = { draft, resets: sending ? current.resets : current.resets + 1 }
  }
  return last.current.resets
}

/** A form that sends a request. It is in the light DOM and shows its problem above the fields. */
export function RequestForm({
  fields,
  drafts,
  problem,
  sending,
  slot,
  children,
  ...rest
}: RequestFormProps) {
  const resets = useResetCount(rest.onDraft, sending)
  return (
    <LightDom slot={slot}>
      <Form
        key={resets}
        {...rest}
        defaultValues={pick(fields, drafts)}
        errors={toErrors(problem?.fields ?? {})}
        busy={sending}
      >
        <Problem problem={problem} />
        {children}
      </Form>
    </LightDom>
  )
}
