import { mostText } from '@bindery/contract/share-rule.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { LightTarget } from '@bindery/ui/light-dom.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { TextArea } from '@bindery/ui/text-area.tsx'
import type { MailForm } from './share.mail.ts'

const fields = ['from', 'to', 'message']

/**
 * The form that shares by e-mail. It asks for no password: unlike those that do it stands in the shadow
 * root, inside of its dialog and out of reach of the page's styles.
 */
export function ShareMail({ form }: { form: MailForm }) {
  const { words, asksFrom } = form
  return (
    <LightTarget.Provider value={null}>
      <RequestForm
        name="share-mail"
        label={words.form}
        fields={fields}
        drafts={form.drafts}
        problem={form.problem}
        sending={form.step === 'sending'}
        validate={form.validate}
        onSubmit={form.submit}
        onDraft={form.type}
      >
        {asksFrom ? (
          <Field name="from" label={words.from} type="email" autoComplete="email" required />
        ) : null}
        <Field
          name="to"
          label={words.to}
          hint={words.toHint}
          type="text"
          inputMode="email"
          autoComplete="off"
          required
        />
        <TextArea name="message" label={words.message} rows={3} maxLength={mostText} />
        <Button type="submit">{words.submit}</Button>
      </RequestForm>
    </LightTarget.Provider>
  )
}
