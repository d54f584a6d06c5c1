import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { CaptchaNotice } from '@bindery/ui/captcha-notice.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { faultsOf, type Values } from '@bindery/ui/form-rules.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { searchRules, verifyRules } from './subscriber.rules.ts'
import { AccountFields, LabelFields } from './subscriber-fields.tsx'
import { Help } from './subscriber-help.tsx'
import type { LookupView } from './subscriber-lookup.model.ts'
import { SubscriberPanel } from './subscriber-panel.tsx'
import { Reader } from './subscriber-reader.tsx'

type Of<S extends LookupView['step']> = Extract<LookupView, { readonly step: S }>

function Search({ view }: { view: Of<'search'> }) {
  const { words, own } = view
  return (
    <>
      <p className="lead">{own.lead}</p>
      <RequestForm
        name="subscriber-lookup"
        label={own.title}
        fields={['email', 'accountNumber']}
        drafts={view.drafts}
        problem={view.problem}
        sending={view.sending}
        validate={(values: Values) => faultsOf(searchRules, values, words)}
        onSubmit={view.search}
        onDraft={view.draft}
      >
        <LabelFields view={view} />
        <Button type="submit">{own.submit}</Button>
      </RequestForm>
    </>
  )
}

function Verify({ view }: { view: Of<'verify'> }) {
  const { words, own, found } = view
  const { firstName: name, emailAddress: email } = found
  return (
    <>
      <p className="lead">{name ? own.foundLead({ name }) : own.foundLeadNameless}</p>
      <RequestForm
        name="subscriber-verify"
        label={own.foundTitle}
        fields={['password', 'optIn']}
        drafts={view.drafts}
        problem={view.problem}
        sending={view.sending}
        validate={(values: Values) =>
          faultsOf(verifyRules, values, { ...words, newPassword: view.newPassword.words })
        }
        onSubmit={view.verify}
        onDraft={view.draft}
      >
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <AccountFields view={view} />
        <Button type="submit">{own.verify}</Button>
      </RequestForm>
      {view.captcha ? <CaptchaNotice words={words} /> : null}
      <p className="aside">
        <Button variant="link" onClick={view.back}>
          {own.back}
        </Button>
      </p>
    </>
  )
}

/** Finds a subscription, then proves it. */
export function SubscriberLookup({ host, ...view }: LookupView & { host: ViewHost }) {
  const { step, words, own } = view
  const help = { link: words.helpLink, href: view.customerService }
  const titles = { closed: own.title, search: own.title, verify: own.foundTitle }
  return (
    <SubscriberPanel
      host={host}
      title={step === 'reader' ? words.readerTitle : titles[step]}
      step={step}
    >
      {step === 'reader' ? <Reader words={words} reader={view.reader} /> : null}
      {step === 'search' ? <Search key="search" view={view} /> : null}
      {step === 'verify' ? <Verify key="verify" view={view} /> : null}
      {step === 'closed' ? (
        <Notice kind="error">
          <Help text={own.closed} {...help} />
        </Notice>
      ) : (
        <p className="aside">
          <Help text={words.help} {...help} />
        </p>
      )}
    </SubscriberPanel>
  )
}
