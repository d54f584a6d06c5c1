import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { CaptchaNotice } from '@bindery/ui/captcha-notice.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { faultsOf, type Values } from '@bindery/ui/form-rules.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import type { CardView } from './forgot-password-card.model.ts'
import { emailRules } from './subscriber.email.ts'
import { SubscriberPanel } from './subscriber-panel.tsx'

/** Asks for a link to reset a password. */
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
            validate={(values: Values) => faultsOf(emailRules, values, words)}
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
