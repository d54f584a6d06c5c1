import { choicesOf } from '@bindery/contract/profile-choices.ts'
import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { ProfileForm as Form, ProfileView } from './profile.model.ts'
import { ProfileConflicts } from './profile-conflicts.tsx'
import { fieldNames } from './profile-values.ts'

type FormView = Extract<ProfileView, Form>

/** The options of a select. A profile's value that the list lacks is added, so that saving keeps it. */
const choices = (list: readonly string[], value = '') =>
  value === '' || list.includes(value) ? list : [value, ...list]

/** Writes the model's values into the uncontrolled fields when a revision changes more than the reader typed. */
function SyncFields({ revision, values }: Pick<Form, 'revision' | 'values'>) {
  const anchor = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const name of fieldNames) {
      const field = anchor.current?.closest('form')?.elements.namedItem(name)
      const value = values[name] ?? ''
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        if (field.value !== value) field.value = value
      }
    }
  }, [revision])
  return <span ref={anchor} hidden />
}

function Fields({ view }: { view: FormView }) {
  const { words, values, revision, notice } = view
  const offered = choicesOf(view.choices)
  const select = (name: 'jobTitle' | 'companySize' | 'industry', list: readonly string[]) => (
    <Select
      name={name}
      label={words[name]}
      options={choices(list, values[name])}
      blank={words.choose}
    />
  )
  return (
    <RequestForm
      key={view.reader}
      name="profile"
      label={words.form}
      fields={fieldNames}
      drafts={values}
      problem={view.problem}
      sending={view.step === 'sending'}
      validate={view.validate}
      onSubmit={view.submit}
      onDraft={view.saveDraft}
    >
      <ProfileConflicts view={view} />
      <Field name="displayName" label={words.displayName} autoComplete="name" required />
      <Field name="email" label={words.email} type="email" autoComplete="email" required />
      {select('jobTitle', offered.jobTitle)}
      {select('companySize', offered.companySize)}
      {select('industry', offered.industry)}
      <SyncFields revision={revision} values={values} />
      <Button type="submit">{words.submit}</Button>
      <div className="bindery-after">
        <Notice kind={notice === 'saved' ? 'success' : 'info'}>{notice && words[notice]}</Notice>
      </div>
    </RequestForm>
  )
}

/** The reader's facts that the form does not change. */
function ProfileFacts({ facts }: Pick<Form, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="facts" part="facts">
      {facts.map(({ term, entries }) => (
        <div key={term}>
          <dt className="bindery-text">{term}</dt>
          {entries.map((entry) => (
            <dd key={entry} className="bindery-text">
              {entry}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** A button to sign in. If the session check has failed, the reader may be no guest: a button to check again. */
function Guest({ view }: { view: Exclude<ProfileView, Form> }) {
  const { words, sessionError, retry } = view
  if (sessionError !== null) {
    return <RetryNotice message={sessionError} label={words.tryAgain} retry={retry} />
  }
  return (
    <>
      <p>{words.guest}</p>
      <Button variant="primary" onClick={view.signIn}>
        {words.signIn}
      </Button>
    </>
  )
}

/** The form of a reader's profile, or a button to sign in. */
export function ProfileForm({ host, ...view }: ProfileView & { host: ViewHost }) {
  return (
    <View host={host}>
      <div part="box" tabIndex={-1}>
        {view.step === 'guest' ? (
          <Guest view={view} />
        ) : (
          <>
            <Fields view={view} />
            <ProfileFacts facts={view.facts} />
          </>
        )}
      </div>
    </View>
  )
}
