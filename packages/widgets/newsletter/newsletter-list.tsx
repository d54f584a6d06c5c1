import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ByEmail, ListProps, ListView, Row } from './newsletter-list.view.ts'

type List = Extract<ListView, { step: 'list' }>

/** A held Enter key repeats. Only its first press counts. */
const once = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** The follow button. Once followed, it is aria-disabled, and the unfollow button appears beside it. */
function Follow({ view, row }: { view: ListProps; row: Row }) {
  const { words, follow, unfollow } = view
  const { thing, followed } = row
  const place = useRef<HTMLDivElement>(null)
  const called = (word: string) => `${word} ${thing.name}`
  const takeBack = () => {
    // This button is about to be removed. Move focus to the follow button, or a keyboard reader loses it.
    place.current?.querySelector('button')?.focus()
    unfollow(thing)
  }
  return (
    <div ref={place} className="follow">
      <Button
        aria-label={called(followed ? words.following : words.follow)}
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
              <strong className="bindery-text">{row.thing.name}</strong>
              {row.thing.only ? <span className="tag">{view.words.forSubscribers}</span> : null}
              {row.frequency ? <span className="when bindery-text">{row.frequency}</span> : null}
              {row.description ? <p className="bindery-text">{row.description}</p> : null}
              <p className="error" role="alert" aria-live="assertive">
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

/** Asks the reader to confirm "Unsubscribe from all". */
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
  // The question had focus and was removed. Focus returns to the button that opened it.
  useOnChange(asked, () => asked || place.current?.querySelector('button')?.focus())
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

/** Newsletters, campaigns and starter topics with their follow buttons, and "Unsubscribe from all". */
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
