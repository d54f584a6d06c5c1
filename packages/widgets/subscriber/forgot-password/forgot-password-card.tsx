import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { type Values, validateFields } from '@bindery/ui/form/form-rules.ts'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { CaptchaNotice } from '@bindery/ui/notice/captcha-notice.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { emailRules } from '../email-rules.ts'
import { SubscriberPanel } from '../subscriber-panel.tsx'
import type { CardView } from './forgot-password-card.model.ts'

/** The form that mails a link to reset the password. */
export function ForgotPasswordCard({ host, ...view }: CardView & { host: ViewHost }) {
  const { words } = view
  const sent = view.step === 'sent'
  return (
    <SubscriberPanel host={host} title={words.title} step={sent ? 'sent' : 'form'}>
      <Notice kind="success">{sent ? words.sent : null}</Notice>
      {sent ? (
        <p>
          <Button onClick={view.again}>{words.again}</Button>
        </p>
      ) : (
        <>
          <p className="lead">{words.lead}</p>
          <RequestForm
            name="forgot-password-card"
            label={words.title}
            fields={['email']}
            drafts={view.drafts}
            problem={view.step === 'filling' ? view.problem : null}
            sending={view.step === 'sending'}
            validate={(values: Values) => validateFields(emailRules, values, words)}
            onSubmit={view.submit}
            onDraft={view.draft}
          >
            <Field name="email" label={words.email} type="email" autoComplete="username" required />
            <Button type="submit">{words.submit}</Button>
          </RequestForm>
          {view.captcha ? <CaptchaNotice words={words} /> : null}
        </>
      )}
    </SubscriberPanel>
  )
}
