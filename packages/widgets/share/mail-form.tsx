import { maxTextLength } from '@bindery/contract/share-text-rule.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { TextArea } from '@bindery/ui/form/text-area.tsx'
import { LightTarget } from '@bindery/ui/view/light-dom.tsx'
import type { MailForm as MailFormView } from './mail-form.model.ts'

const fields = ['from', 'to', 'message']

/**
 * The form that shares by e-mail. It has no password field, so it stays in the shadow root, out of reach of
 * the page's styles. Credential forms render in the light DOM.
 */
export function MailForm({ form }: { form: MailFormView }) {
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
        onDraft={form.keepDraft}
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
        <TextArea name="message" label={words.message} rows={3} maxLength={maxTextLength} />
        <Button type="submit">{words.submit}</Button>
      </RequestForm>
    </LightTarget.Provider>
  )
}
