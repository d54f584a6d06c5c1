import { isEmail } from '@bindery/contract/email-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { Environment } from '@bindery/state/environment.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { findSubscription, proveSubscription } from '@bindery/state/subscriber.ts'
import { decodeEmail } from '@bindery/state/subscriber-link.ts'
import { verifyUrlOf } from '@bindery/state/verify-url.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import { atom } from 'nanostores'
import { createDesk, type DeskProps } from './subscriber.desk.ts'
import { accountOf, labelOf } from './subscriber.input.ts'
import type { SubscriberReader } from './subscriber.reader.ts'
import { type RegistrationWords, registrationMessages } from './subscriber-registration.messages.ts'

/** What the registration of subscribers shows. */
export type RegistrationPicture =
  | { readonly step: 'reader'; readonly reader: SubscriberReader }
  | {
      readonly step: 'form'
      readonly problem: Problem | null
      readonly sending: boolean
      /** The address of the page named an e-mail that could not be read. */
      readonly unread: boolean
      /** The captcha is on: the reader is told so. */
      readonly captcha: boolean
    }

export interface RegistrationProps extends DeskProps {
  readonly own: RegistrationWords
  submit(values: Values): Promise<void>
}

export type RegistrationView = RegistrationPicture & RegistrationProps

const parameter = 'emailAddress'
export const fields = ['email', 'accountNumber', 'password', 'optIn']

/** What the address said, for a tag that comes after the one that has read it. */
const read = new WeakMap<Environment, string | null>()

/**
 * The e-mail that the page's address names; '' when it names none, null when it cannot be read. It is
 * taken out of the address bar at once (reliability 13).
 */
const emailOf = (environment: Environment): string | null => {
  const url = new URL(environment.location().href)
  const named = url.searchParams.get(parameter)
  if (named === null) return read.get(environment) ?? (read.has(environment) ? null : '')
  url.searchParams.delete(parameter)
  environment.replaceUrl(url.href)
  const email = decodeEmail(named)?.trim() ?? ''
  read.set(environment, isEmail(email) ? email : null)
  return read.get(environment) ?? null
}

/** The page for a known subscriber: account number and password make a web account (spec accounts 4). */
export const createRegistrationModel = (
  state: State,
  host: Host<object>,
): Model<RegistrationView> => {
  const $words = registrationMessages(state.messages)
  const email = emailOf(state.environment)
  let unread = email === null

  const $view = atom<RegistrationView | null>(null)
  const paint = () => $view.set(desk.known() ? { ...picture(), ...props() } : null)
  const desk = createDesk(state, host, paint, () => {
    unread = false
    read.delete(state.environment)
  })
  const { form } = desk
  if (email) form.draft({ email })

  const submit = (values: Values) => {
    return desk.send(
      fields,
      async () => {
        const url = verifyUrlOf(state.settings)
        const result = await findSubscription(state, labelOf(values))
        if (!result.ok) return result
        // The API's own address is always one of the API's own.
        if (url === null) return { ok: false, failure: { kind: 'unexpected' } }
        const source = 'subscriber-registration'
        const input = { ...result.found, ...accountOf(values), url, source }
        return proveSubscription(state, input, { from: host.element })
      },
      (here) => {
        form.forget()
        read.delete(state.environment)
        if (here && !state.navigation.leaving()) form.restart()
      },
    )
  }

  const picture = (): RegistrationPicture => {
    const reader = desk.reader()
    if (reader) return { step: 'reader', reader }
    const stage = form.$stage.get()
    return {
      step: 'form',
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
      unread,
      captcha: desk.captcha(),
    }
  }
  const props = (): RegistrationProps => ({ ...desk.props(), own: $words.get(), submit })

  const off = $words.listen(paint)
  paint()
  return {
    $view,
    destroy: () => {
      desk.destroy()
      off()
    },
  }
}
