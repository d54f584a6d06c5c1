import { companySizes, industries, jobTitles } from '@bindery/contract/profile-choices.ts'
import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { Select } from '@bindery/ui/select.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { ProfileForm as Form, ProfileView } from './profile.model.ts'
import { fieldNames } from './profile.values.ts'
import { ProfileClashes } from './profile-clashes.tsx'
import { ProfileFacts } from './profile-facts.tsx'

type FormView = Extract<ProfileView, Form>

/** A profile may hold what the list does not: then it is a choice, too, and not lost by saving. */
const choices = (list: readonly string[], value = '') =>
  value === '' || list.includes(value) ? list : [value, ...list]

/** Makes the fields hold what the model says when that is not what was typed: they are uncontrolled. */
function Follow({ round, values }: Pick<Form, 'round' | 'values'>) {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const name of fieldNames) {
      const field = mark.current?.closest('form')?.elements.namedItem(name)
      const value = values[name] ?? ''
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        if (field.value !== value) field.value = value
      }
    }
  }, [round])
  return <span ref={mark} hidden />
}

function Fields({ view }: { view: FormView }) {
  const { words, values, round, news } = view
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
      onDraft={view.type}
    >
      <ProfileClashes view={view} />
      <Field name="displayName" label={words.displayName} autoComplete="name" required />
      <Field name="email" label={words.email} type="email" autoComplete="email" required />
      {select('jobTitle', jobTitles)}
      {select('companySize', companySizes)}
      {select('industry', industries)}
      <Follow round={round} values={values} />
      <Button type="submit">{words.submit}</Button>
      <div className="bindery-after">
        <Notice kind={news === 'saved' ? 'success' : 'info'}>{news && words[news]}</Notice>
      </div>
    </RequestForm>
  )
}

/** The profile of the reader, or a way to sign in. */
export function ProfileForm({ host, ...view }: ProfileView & { host: ViewHost }) {
  const { words } = view
  return (
    <View host={host}>
      <div part="box">
        {view.step === 'guest' ? (
          <>
            <Notice kind="error">{view.why}</Notice>
            <p>{words.guest}</p>
            <Button variant="primary" onClick={view.signIn}>
              {words.signIn}
            </Button>
          </>
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
