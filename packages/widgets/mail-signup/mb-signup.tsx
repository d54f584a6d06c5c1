import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { isFocusLost } from '@bindery/ui/focus/focus.ts'
import { Field } from '@bindery/ui/form/field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import { mbFields } from './mb-rules.ts'
import type { MbView } from './mb-signup.model.ts'

const tokens = {
  email: 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
} as const

function Fields({ view }: { view: MbView }) {
  const { words, require } = view
  const sending = view.step === 'sending'
  const last = useRef<HTMLElement | null>(null)
  // A disabled field loses focus. A reader who pressed Enter in it gets focus back after the response.
  useLayoutEffect(() => {
    if (sending) return
    if (isFocusLost()) last.current?.focus()
    last.current = null
  }, [sending])
  return (
    <>
      <fieldset
        className="bindery-fields"
        disabled={sending}
        onKeyDown={(event) => {
          if (event.key === 'Enter') last.current = event.target as HTMLElement
        }}
      >
        {mbFields.map((name) => (
          <Field
            key={name}
            name={name}
            label={words[name]}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={tokens[name]}
            required={name !== 'companyName' && require.includes(name)}
          />
        ))}
      </fieldset>
      <Button type="submit">{words.submit}</Button>
    </>
  )
}

function Done({ view }: { view: MbView }) {
  const news = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => news.current?.focus(), [])
  return (
    <>
      <div ref={news} className="news" tabIndex={-1}>
        <Notice kind="success">{view.done}</Notice>
      </div>
      <Button onClick={view.again}>{view.words.again}</Button>
    </>
  )
}

/** The sign-up form for an author's mails. */
export function MbSignup({ host, ...view }: MbView & { host: ViewHost }) {
  return (
    <View host={host}>
      <div part="box">
        {view.step === 'sent' ? (
          <Done view={view} />
        ) : (
          <RequestForm
            key={view.reader}
            name="mb-signup"
            label={view.title}
            fields={mbFields}
            drafts={view.drafts}
            problem={view.step === 'filling' ? view.problem : null}
            sending={view.step === 'sending'}
            validate={view.validate}
            onSubmit={view.submit}
            onDraft={view.draft}
          >
            <Fields view={view} />
          </RequestForm>
        )}
      </div>
    </View>
  )
}
