import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { isFocusLost } from '@bindery/ui/focus-onward.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { RetryNotice } from '@bindery/ui/retry-notice.tsx'
import { View } from '@bindery/ui/view.tsx'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { PasskeyRow, PasskeysView } from './passkeys.view.ts'

type ListView = Extract<PasskeysView, { readonly step: 'list' }>

/** The longest name that is kept. */
const longest = 60

/** Where the focus goes when this is drawn: what it was on has gone. */
function useFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return ref
}

/** Before a passkey goes, its reader is asked. */
function Question({ view, row }: { view: ListView; row: PasskeyRow }) {
  const { words } = view
  const question = useFocus<HTMLParagraphElement>()
  return (
    <div className="question">
      <p ref={question} tabIndex={-1}>
        {words.removeQuestion({ name: row.name })}
      </p>
      <div className="bindery-actions">
        <Button variant="primary" busy={view.removing} onClick={view.remove}>
          {words.remove}
        </Button>
        <Button onClick={() => view.ask(null)}>{words.keep}</Button>
      </div>
    </div>
  )
}

function Row({ view, row }: { view: ListView; row: PasskeyRow }) {
  const { words, ask } = view
  const line = useRef<HTMLLIElement>(null)
  const asked = view.asked === row.id
  const before = useRef(asked)
  useLayoutEffect(() => {
    if (before.current && !asked && isFocusLost()) line.current?.querySelector('button')?.focus()
    before.current = asked
  }, [asked])
  return (
    <li ref={line} className="passkey" part="passkey">
      <div className="facts">
        <strong>{row.name}</strong>
        <span>{row.added}</span>
        <span>{row.used}</span>
      </div>
      {asked ? (
        <Question view={view} row={row} />
      ) : (
        <Button onClick={() => ask(row.id)}>
          {words.remove}
          <span className="bindery-unseen"> {row.name}</span>
        </Button>
      )}
    </li>
  )
}

function Adding({ view }: { view: ListView }) {
  const { words } = view
  const validate = ({ name = '' }: Values): Values =>
    name.trim().length > longest ? { name: words.nameLong } : {}
  return (
    <RequestForm
      name="passkey"
      label={words.add}
      fields={['name']}
      drafts={view.drafts}
      problem={view.problem}
      sending={view.sending}
      validate={validate}
      onSubmit={view.add}
      onDraft={view.draft}
    >
      <Field name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
      <Button type="submit">{words.add}</Button>
    </RequestForm>
  )
}

function List({ view }: { view: ListView }) {
  const { words, rows, removal, note, barred } = view
  return (
    <>
      <p className="lead">{words.lead}</p>
      <Notice kind="error">{removal?.message}</Notice>
      {/* Only seen: the page's live region says it. */}
      {note ? (
        <p className={`bindery-notice ${note === words.wasNotAdded ? '' : 'is-success'}`}>{note}</p>
      ) : null}
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} view={view} row={row} />
          ))}
        </ul>
      ) : (
        <p className="none">{words.none}</p>
      )}
      {barred ? <Notice>{barred}</Notice> : <Adding key={rows.length} view={view} />}
    </>
  )
}

/** The passkeys of the reader: what there is, one more, one less. */
export function Passkeys({ host, ...view }: PasskeysView & { host: ViewHost }) {
  const { words } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const count = view.step === 'list' ? view.rows.length : null
  const before = useRef(count)
  useLayoutEffect(() => {
    const changed = count !== null && before.current !== null && before.current !== count
    before.current = count
    if (changed && isFocusLost()) heading.current?.focus()
  }, [count])
  return (
    <View host={host}>
      <section className="passkeys" part="panel" aria-label={words.title} tabIndex={-1}>
        <h2 ref={heading} className="bindery-heading" part="title" tabIndex={-1}>
          {words.title}
        </h2>
        {view.step === 'loading' ? <p role="status">{words.loading}</p> : null}
        {view.step === 'failed' ? (
          <RetryNotice
            message={view.problem.message ?? ''}
            label={words.retry}
            retry={view.retry}
          />
        ) : null}
        {view.step === 'list' ? <List view={view} /> : null}
      </section>
    </View>
  )
}
