import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './subscriber.css?inline'
import { createRegistrationModel } from './subscriber-registration.model.ts'
import { SubscriberRegistration } from './subscriber-registration.tsx'

export default defineWidget({
  tag: 'bindery-subscriber-registration',
  summary: 'Makes the web account of a known subscriber, on the page /subscriber-registration.',
  // The e-mail must be out of the address bar before anybody reads it there.
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: {
    'bindery-signed-in': { detail: '{ user: User }', description: 'The subscriber has signed in.' },
    'bindery-reload-request': {
      detail: '{ why: string }',
      cancelable: true,
      description: 'The page is about to reload; cancel it to stay.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'The e-mail has an account, and its reader wants to sign in.',
    },
    'bindery-error': {
      detail: '{ tag: string; code: string; message: string }',
      description: 'The subscriber record could not be sent; the account stands.',
    },
    'bindery-analytics': {
      detail: '{ name: string; data: Readonly<Record<string, unknown>> }',
      description: 'subscriber-registered: headerFlag says whether the header flag was set.',
    },
  },
  slots: { '': 'Shown until it is known who reads: a word on how to reach customer service, say.' },
  parts: { panel: 'The whole.', title: 'Its heading.' },
  model: (host) => createRegistrationModel(getState(), host),
  render: react(SubscriberRegistration, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
