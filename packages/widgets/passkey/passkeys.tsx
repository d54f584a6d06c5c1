import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { isFocusLost } from '@bindery/ui/focus/focus.ts'
import { Field } from '@bindery/ui/form/field.tsx'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { PasskeyRow, PasskeysView } from './passkeys.model.ts'

type ListView = Extract<PasskeysView, { readonly step: 'list' }>

/** The maximum length of a passkey's name. */
const maxLength = 60

/** Focuses the element on mount, because the focused element before it was removed. */
function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return ref
}

/** Asks the reader to confirm the removal. */
function Confirmation({ view, row }: { view: ListView; row: PasskeyRow }) {
  const { words } = view
  const question = useFocusOnMount<HTMLParagraphElement>()
  return (
    <div className="question">
      <p ref={question} className="bindery-text" tabIndex={-1}>
        {words.removeQuestion({ name: row.name })}
      </p>
      <div className="bindery-actions">
        <Button variant="primary" busy={view.removing} onClick={view.remove}>
          {words.remove}
        </Button>
        <Button onClick={() => view.confirm(null)}>{words.keep}</Button>
      </div>
    </div>
  )
}

function Row({ view, row }: { view: ListView; row: PasskeyRow }) {
  const { words, confirm } = view
  const item = useRef<HTMLLIElement>(null)
  const confirming = view.confirming === row.id
  useOnChange(confirming, () => {
    if (!confirming && isFocusLost()) item.current?.querySelector('button')?.focus()
  })
  return (
    <li ref={item} className="passkey" part="passkey">
      <div className="facts">
        <strong className="bindery-text">{row.name}</strong>
        <span>{row.added}</span>
        <span>{row.used}</span>
      </div>
      {confirming ? (
        <Confirmation view={view} row={row} />
      ) : (
        <Button onClick={() => confirm(row.id)}>
          {words.remove}
          <span className="bindery-visually-hidden"> {row.name}</span>
        </Button>
      )}
    </li>
  )
}

function AddForm({ view }: { view: ListView }) {
  const { words } = view
  const validate = ({ name = '' }: Values): Values =>
    name.trim().length > maxLength ? { name: words.nameLong } : {}
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
  const { words, rows, removalProblem, notice, unavailable } = view
  return (
    <>
      <p className="lead">{words.lead}</p>
      <Notice kind="error">{removalProblem?.message}</Notice>
      {/* Not a live region: the page's live region announces the notice. */}
      {notice ? (
        <p className={`bindery-notice ${notice === words.wasNotAdded ? '' : 'is-success'}`}>
          {notice}
        </p>
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
      {unavailable ? <Notice>{unavailable}</Notice> : <AddForm key={rows.length} view={view} />}
    </>
  )
}

/** The list of the reader's passkeys, with a form to add one and buttons to remove them. */
export function Passkeys({ host, ...view }: PasskeysView & { host: ViewHost }) {
  const { words } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const count = view.step === 'list' ? view.rows.length : null
  useOnChange(count, (before) => {
    if (count !== null && before !== null && isFocusLost()) heading.current?.focus()
  })
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
