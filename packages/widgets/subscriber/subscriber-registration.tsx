import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { CaptchaNotice } from '@bindery/ui/captcha-notice.tsx'
import { faultsOf, type Values } from '@bindery/ui/form-rules.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { registrationRules } from './subscriber.rules.ts'
import { AccountFields, LabelFields } from './subscriber-fields.tsx'
import { Help } from './subscriber-help.tsx'
import { SubscriberPanel } from './subscriber-panel.tsx'
import { Reader } from './subscriber-reader.tsx'
import { fields, type RegistrationView } from './subscriber-registration.model.ts'

/** Makes a web account for whoever subscribes already. */
export function SubscriberRegistration({ host, ...view }: RegistrationView & { host: ViewHost }) {
  const { step, words, own } = view
  return (
    <SubscriberPanel
      host={host}
      title={step === 'reader' ? words.readerTitle : own.title}
      step={step}
    >
      {step === 'reader' ? (
        <Reader words={words} reader={view.reader} />
      ) : (
        <>
          <p className="lead">{own.lead}</p>
          <Notice>{view.unread ? own.unread : null}</Notice>
          <RequestForm
            name="subscriber-registration"
            label={own.title}
            fields={fields}
            drafts={view.drafts}
            problem={view.problem}
            sending={view.sending}
            validate={(values: Values) =>
              faultsOf(registrationRules, values, { ...words, newPassword: view.newPassword.words })
            }
            onSubmit={view.submit}
            onDraft={view.draft}
          >
            <LabelFields view={view} names />
            <AccountFields view={view} />
            <Button type="submit">{own.submit}</Button>
          </RequestForm>
          {view.captcha ? <CaptchaNotice words={words} /> : null}
        </>
      )}
      <p className="aside">
        <Help text={words.help} link={words.helpLink} href={view.customerService} />
      </p>
    </SubscriberPanel>
  )
}
