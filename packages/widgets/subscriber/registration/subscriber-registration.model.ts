import { isEmail } from '@bindery/contract/email-rule.ts'
import { safePath } from '@bindery/contract/safe-url.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { findSubscription, proveSubscription } from '@bindery/state/account/subscriber.ts'
import { verifyUrlOf } from '@bindery/state/account/verify-url.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import type { Environment, Place } from '@bindery/state/environment/environment.ts'
import { decodeEmail } from '@bindery/state/session/subscriber-link.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { accountInputOf, lookupInputOf } from '../form-values.ts'
import type { SignedInSubscriber } from '../signed-in-subscriber.ts'
import { type RegistrationWords, registrationMessages } from '../subscriber.messages.ts'
import { createSubscriberForm, type SubscriberFormProps } from '../subscriber-form.ts'

export type RegistrationStep =
  | { readonly step: 'signed-in'; readonly subscriber: SignedInSubscriber }
  | {
      readonly step: 'form'
      readonly problem: Problem | null
      readonly sending: boolean
      /** Whether the page's address has an e-mail that could not be decoded. */
      readonly emailUnreadable: boolean
      /** Whether the captcha is on, which the form must mention. */
      readonly captcha: boolean
    }

export interface RegistrationProps extends SubscriberFormProps {
  readonly tagWords: RegistrationWords
  /** The page that the reader came from, '' if unknown. */
  readonly returnPath: string
  submit(values: Values): Promise<void>
}

export type RegistrationView = RegistrationStep & RegistrationProps

const parameter = 'emailAddress'
export const fields = ['email', 'accountNumber', 'password', 'optIn']

/** The e-mail from the page's address, for a tag that replaces the one that has read it. */
const decodedEmails = new WeakMap<Environment, string | null>()

/**
 * The e-mail in the page's address; '' if it has none, null if it cannot be decoded. The address bar loses it
 * at once (reliability 13).
 */
const takeEmail = (environment: Environment): string | null => {
  const url = new URL(environment.location().href)
  const named = url.searchParams.get(parameter)
  if (named === null) {
    return decodedEmails.get(environment) ?? (decodedEmails.has(environment) ? null : '')
  }
  url.searchParams.delete(parameter)
  environment.replaceUrl(url.href)
  const email = decodeEmail(named)?.trim() ?? ''
  decodedEmails.set(environment, isEmail(email) ? email : null)
  return decodedEmails.get(environment) ?? null
}

/** The path in the parameter `return`, '' if it names none of this site. */
const returnPathOf = ({ href, origin }: Place): string => {
  const path = safePath(new URL(href).searchParams.get('return') ?? '/', origin)
  return path === '/' ? '' : path
}

/** Creates the web account of a known subscriber from account number and password (spec accounts 4). */
export const createRegistrationModel = (
  state: State,
  host: Host<object>,
): Model<RegistrationView> => {
  const $words = registrationMessages(state.messages)
  const email = takeEmail(state.environment)
  let emailUnreadable = email === null
  const returnPath = returnPathOf(state.environment.location())

  const onReaderChanged = () => {
    emailUnreadable = false
    decodedEmails.delete(state.environment)
  }
  const subscriberForm = createSubscriberForm(state, host, () => render(), onReaderChanged)
  const { form } = subscriberForm
  if (email) form.draft({ email })

  const submit = (values: Values) => {
    return subscriberForm.send(
      fields,
      async () => {
        const url = verifyUrlOf(state.settings)
        const result = await findSubscription(state, lookupInputOf(values))
        if (!result.ok) return result
        // Unreachable: without the attribute the address is on the API's own origin.
        if (url === null) return { ok: false, failure: { kind: 'unexpected' } }
        const source = 'subscriber-registration'
        const input = { ...result.found, ...accountInputOf(values), url, source }
        return proveSubscription(state, input, { from: host.element })
      },
      (isCurrent) => {
        form.forget()
        decodedEmails.delete(state.environment)
        if (isCurrent && !state.navigation.leaving()) form.restart()
      },
    )
  }

  const stepState = (): RegistrationStep => {
    const subscriber = subscriberForm.subscriber()
    if (subscriber) return { step: 'signed-in', subscriber }
    const stage = form.$stage.get()
    return {
      step: 'form',
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
      emailUnreadable,
      captcha: subscriberForm.captcha(),
    }
  }
  const props = (): RegistrationProps => ({
    ...subscriberForm.props(),
    tagWords: $words.get(),
    returnPath,
    submit,
  })

  const view = () => (subscriberForm.isReady() ? { ...stepState(), ...props() } : null)
  const { render, ...model } = createView([$words], view, subscriberForm.destroy)
  return model
}
