import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { type Values, validateFields } from '@bindery/ui/form/form-rules.ts'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { CaptchaNotice } from '@bindery/ui/notice/captcha-notice.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { AccountFields, SubscriptionFields } from '../form-fields.tsx'
import { searchRules, verifyRules } from '../form-rules.ts'
import { HelpText } from '../help-text.tsx'
import { SubscriberPanel } from '../subscriber-panel.tsx'
import { SubscriptionFacts } from '../subscription-facts.tsx'
import type { LookupView } from './subscriber-lookup.model.ts'

type StepView<S extends LookupView['step']> = Extract<LookupView, { readonly step: S }>

function Search({ view }: { view: StepView<'search'> }) {
  const { words, tagWords } = view
  return (
    <>
      <p className="lead">{tagWords.lead}</p>
      <RequestForm
        name="subscriber-lookup"
        label={tagWords.title}
        fields={['email', 'accountNumber']}
        drafts={view.drafts}
        problem={view.problem}
        sending={view.sending}
        validate={(values: Values) => validateFields(searchRules, values, words)}
        onSubmit={view.search}
        onDraft={view.draft}
      >
        <SubscriptionFields view={view} />
        <Button type="submit">{tagWords.submit}</Button>
      </RequestForm>
    </>
  )
}

function Verify({ view }: { view: StepView<'verify'> }) {
  const { words, tagWords, found } = view
  const { firstName: name, emailAddress: email } = found
  return (
    <>
      <p className="lead bindery-text">
        {name ? tagWords.foundLead({ name }) : tagWords.foundLeadNameless}
      </p>
      <RequestForm
        name="subscriber-verify"
        label={tagWords.foundTitle}
        fields={['password', 'optIn']}
        drafts={view.drafts}
        problem={view.problem}
        sending={view.sending}
        validate={(values: Values) =>
          validateFields(verifyRules, values, { ...words, newPassword: view.newPassword.words })
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
        <Button type="submit">{tagWords.verify}</Button>
      </RequestForm>
      {view.captcha ? <CaptchaNotice words={words} /> : null}
      <p className="aside">
        <Button variant="link" onClick={view.back}>
          {tagWords.back}
        </Button>
      </p>
    </>
  )
}

/** The two forms of the lookup: search, then verify. */
export function SubscriberLookup({ host, ...view }: LookupView & { host: ViewHost }) {
  const { step, words, tagWords } = view
  const help = { link: words.helpLink, href: view.customerService }
  const titles = { closed: tagWords.title, search: tagWords.title, verify: tagWords.foundTitle }
  return (
    <SubscriberPanel
      host={host}
      title={step === 'signed-in' ? words.readerTitle : titles[step]}
      step={step}
    >
      {step === 'signed-in' ? (
        <SubscriptionFacts words={words} subscriber={view.subscriber} />
      ) : null}
      {step === 'search' ? <Search key="search" view={view} /> : null}
      {step === 'verify' ? <Verify key="verify" view={view} /> : null}
      {step === 'closed' ? (
        <Notice kind="error">
          <HelpText text={tagWords.closed} {...help} />
        </Notice>
      ) : (
        <p className="aside">
          <HelpText text={words.help} {...help} />
        </p>
      )}
    </SubscriberPanel>
  )
}
