import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Form } from './form.tsx'
import type { Faults, Values } from './form-rules.ts'
import { LightDom } from './light-dom.tsx'
import { Notice } from './notice.tsx'

/** What went wrong with a form that was sent, in words for the reader. */
export interface RequestFormProblem {
  /** For the form as a whole. */
  readonly message?: string
  /** The words of `message` that lead somewhere. `follow` goes there in place of the address. */
  readonly link?: { readonly words: string; readonly href: string; follow?(): void }
  /** A number to call, under the message. */
  readonly call?: { readonly words: string; readonly href: string }
  /** By field name; '' marks a field that `message` speaks for. */
  readonly fields: Faults
}

export interface RequestFormProps {
  /** Of the form, not shown: `data-bindery-form` carries it. */
  name: string
  /** Accessible name, where no heading says what the form is. */
  label?: string | undefined
  /** The names of the fields. */
  fields: readonly string[]
  /** Its place in the light DOM; a second form in the same view needs one of its own. Default `form`. */
  slot?: string | undefined
  /** What they show at first, by name; what is missing is empty. */
  drafts: Values
  /** What became of the last try. */
  problem: RequestFormProblem | null
  /** Its answer is awaited. */
  sending: boolean
  /** What is wrong with what is typed, by field name. */
  validate?: ((values: Values) => Faults) | undefined
  /** Sends the form; settles when it is answered. */
  onSubmit(values: Values): Promise<void>
  /** Another function than before, outside of a sending: all is forgotten, and the fields start anew. */
  onDraft?: ((values: Values) => void) | undefined
  children: ReactNode
}

const pick = (fields: readonly string[], drafts: Values): Record<string, string> => {
  const picked: Record<string, string> = {}
  for (const field of fields) picked[field] = drafts[field] ?? ''
  return picked
}

const marks = (fields: Faults) => {
  const errors: Record<string, string | true> = {}
  for (const [field, message] of Object.entries(fields)) errors[field] = message || true
  return errors
}

/** A message about the whole form, with a way out where its words name one. */
function Message({ message = '', link }: RequestFormProblem) {
  const at = link ? message.indexOf(link.words) : -1
  if (!link || at < 0) return message
  const { words, href, follow } = link
  const go = (event: MouseEvent) => {
    event.preventDefault()
    follow?.()
  }
  return (
    <>
      {message.slice(0, at)}
      <a className="bindery-link" href={href} onClick={follow && go}>
        {words}
      </a>
      {message.slice(at + words.length)}
    </>
  )
}

/** Counts how often what was typed has been forgotten. */
function useRound(draft: RequestFormProps['onDraft'], sending: boolean): number {
  const last = useRef({ draft, round: 0 })
  const { current } = last
  if (current.draft !== draft) {
    last.current = { draft, round: sending ? current.round : current.round + 1 }
  }
  return last.current.round
}

/** A form that asks a server for something: in the light DOM, with what went wrong above its fields. */
export function RequestForm({
  fields,
  drafts,
  problem,
  sending,
  slot,
  children,
  ...rest
}: RequestFormProps) {
  const round = useRound(rest.onDraft, sending)
  return (
    <LightDom slot={slot}>
      <Form
        key={round}
        {...rest}
        defaultValues={pick(fields, drafts)}
        errors={marks(problem?.fields ?? {})}
        busy={sending}
      >
        <Notice kind="error">{problem?.message ? <Message {...problem} /> : null}</Notice>
        {problem?.call ? (
          <p>
            <a className="bindery-link" href={problem.call.href}>
              {problem.call.words}
            </a>
          </p>
        ) : null}
        {children}
      </Form>
    </LightDom>
  )
}
