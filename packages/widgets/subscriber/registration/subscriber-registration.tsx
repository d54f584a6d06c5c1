import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { type Values, validateFields } from '@bindery/ui/form/form-rules.ts'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { CaptchaNotice } from '@bindery/ui/notice/captcha-notice.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { AccountFields, SubscriptionFields } from '../form-fields.tsx'
import { registrationRules } from '../form-rules.ts'
import { HelpText } from '../help-text.tsx'
import { SubscriberPanel } from '../subscriber-panel.tsx'
import { SubscriptionFacts } from '../subscription-facts.tsx'
import { fields, type RegistrationView } from './subscriber-registration.model.ts'

/** The form that creates a web account for a known subscriber. */
export function SubscriberRegistration({ host, ...view }: RegistrationView & { host: ViewHost }) {
  const { step, words, tagWords } = view
  return (
    <SubscriberPanel
      host={host}
      title={step === 'signed-in' ? words.readerTitle : tagWords.title}
      step={step}
    >
      {step === 'signed-in' ? (
        <SubscriptionFacts words={words} subscriber={view.subscriber} />
      ) : (
        <>
          <p className="lead">{tagWords.lead}</p>
          <Notice>{view.emailUnreadable ? tagWords.unread : null}</Notice>
          <RequestForm
            name="subscriber-registration"
            label={tagWords.title}
            fields={fields}
            drafts={view.drafts}
            problem={view.problem}
            sending={view.sending}
            validate={(values: Values) =>
              validateFields(registrationRules, values, {
                ...words,
                newPassword: view.newPassword.words,
              })
            }
            onSubmit={view.submit}
            onDraft={view.draft}
          >
            <SubscriptionFields view={view} createsAccount />
            <AccountFields view={view} />
            <Button type="submit">{tagWords.submit}</Button>
          </RequestForm>
          {view.captcha ? <CaptchaNotice words={words} /> : null}
        </>
      )}
      {view.returnPath ? (
        <p>
          <a className="bindery-link" href={view.returnPath}>
            {tagWords.back}
          </a>
        </p>
      ) : null}
      <p className="aside">
        <HelpText text={words.help} link={words.helpLink} href={view.customerService} />
      </p>
    </SubscriberPanel>
  )
}
