import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { RetryNotice } from '@bindery/ui/retry-notice.tsx'
import { Select } from '@bindery/ui/select.tsx'
import { View } from '@bindery/ui/view.tsx'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ByEmail, ListProps, ListView, Row } from './newsletter-list.view.ts'

type List = Extract<ListView, { step: 'list' }>

/** Enter that is held down counts once. */
const once = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Follows; then it is switched off, being done, and beside it stands what takes it back. */
function Follow({ view, row }: { view: ListProps; row: Row }) {
  const { words, follow, unfollow } = view
  const { thing, followed } = row
  const place = useRef<HTMLDivElement>(null)
  const called = (word: string) => `${word} ${thing.name}`
  const takeBack = () => {
    // This button is about to vanish: focus goes to the one beside it, for readers with a keyboard.
    place.current?.querySelector('button')?.focus()
    unfollow(thing)
  }
  return (
    <div ref={place} className="follow">
      <Button
        aria-label={called(followed ? words.following : words.follow)}
        aria-pressed={followed}
        inactive={followed}
        onKeyDown={once}
        onClick={() => follow(thing)}
      >
        {followed ? words.following : words.follow}
      </Button>
      {followed ? (
        <Button
          variant="link"
          aria-label={called(words.unfollow)}
          onKeyDown={once}
          onClick={takeBack}
        >
          {words.unfollow}
        </Button>
      ) : null}
    </div>
  )
}

function Rows({ view, title, rows }: { view: List; title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.thing.id} part="newsletter">
            <div className="what">
              <strong>{row.thing.name}</strong>
              {row.thing.only ? <span className="tag">{view.words.forSubscribers}</span> : null}
              {row.frequency ? <span className="when">{row.frequency}</span> : null}
              {row.description ? <p>{row.description}</p> : null}
              <p className="error" role="alert">
                {row.error}
              </p>
            </div>
            <Follow view={view} row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Before all of it ends, the reader is asked. */
function Question({ view, sending }: { view: List; sending: boolean }) {
  const { words, ask, unfollowAll } = view
  const question = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => question.current?.focus(), [])
  return (
    <div
      role="alertdialog"
      aria-label={words.question}
      onKeyDown={(event) => {
        if (event.key === 'Escape') ask(false)
      }}
    >
      <p ref={question} tabIndex={-1}>
        {words.question}
      </p>
      <div className="bindery-actions">
        <Button variant="primary" busy={sending} onClick={unfollowAll}>
          {words.yes}
        </Button>
        <Button onClick={() => ask(false)}>{words.no}</Button>
      </div>
    </div>
  )
}

function End({ view }: { view: List }) {
  const { words, ending, mails } = view
  const place = useRef<HTMLDivElement>(null)
  const asked = ending !== null && ending.step !== 'resting'
  const before = useRef(asked)
  useLayoutEffect(() => {
    // What had the focus is not there any more.
    if (before.current && !asked) place.current?.querySelector('button')?.focus()
    before.current = asked
  }, [asked])
  if (!ending) return null
  return (
    <div ref={place} className="end" part="end">
      {asked ? (
        <Question view={view} sending={ending.step === 'sending'} />
      ) : (
        <Button inactive={mails === 0} onClick={() => view.ask(true)}>
          {words.unsubscribeAll}
        </Button>
      )}
      <Notice kind="success">{ending.news ? words.done : null}</Notice>
      <Notice kind="error">{ending.error}</Notice>
    </div>
  )
}

function Mail({ view, form }: { view: List; form: ByEmail }) {
  const { words } = view
  const rows = [...view.newsletters, ...view.campaigns].filter(({ thing }) => !thing.only)
  const { stage } = form
  return (
    <section className="mail">
      <h2>{words.byEmail}</h2>
      <p>{words.byEmailLead}</p>
      <RequestForm
        name="newsletter"
        label={words.byEmail}
        fields={['choice', 'email']}
        drafts={form.drafts}
        problem={stage.step === 'filling' ? stage.problem : null}
        sending={stage.step === 'sending'}
        validate={form.validate}
        onSubmit={form.submit}
        onDraft={form.draft}
      >
        <Select
          name="choice"
          label={words.choice}
          defaultValue={form.drafts['choice'] || `newsletter ${rows[0]?.thing.id ?? ''}`}
          options={rows.map(({ thing }) => ({
            value: `${thing.type} ${thing.id}`,
            label: thing.name,
          }))}
        />
        <Field name="email" label={words.email} type="email" autoComplete="email" required />
        <Button type="submit">{words.signUp}</Button>
      </RequestForm>
      <Notice kind="success">{form.news}</Notice>
    </section>
  )
}

/** The newsletters with what follows them, and what ends all of them. */
export function NewsletterList({ host, ...view }: ListView & { host: ViewHost }) {
  const { words } = view
  return (
    <View host={host}>
      <div part="box" tabIndex={-1}>
        {view.step === 'failed' ? (
          <RetryNotice
            message={`${words.unloaded} ${view.why}`}
            label={words.again}
            retry={view.reload}
          />
        ) : (
          <>
            <Rows view={view} title={words.newsletters} rows={view.newsletters} />
            <Rows view={view} title={words.marketingCampaigns} rows={view.campaigns} />
            <End view={view} />
            {view.byEmail ? <Mail view={view} form={view.byEmail} /> : null}
            <Rows view={view} title={words.starters} rows={view.starters} />
          </>
        )}
      </div>
    </View>
  )
}
