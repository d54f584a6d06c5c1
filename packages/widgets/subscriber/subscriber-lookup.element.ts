import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './subscriber.css?inline'
import { createLookupModel } from './subscriber-lookup.model.ts'
import { SubscriberLookup } from './subscriber-lookup.tsx'

export default defineWidget({
  tag: 'bindery-subscriber-lookup',
  summary: 'Finds a subscription by e-mail and account number, and makes its web account.',
  load: 'visible',
  opens: ['bindery-auth-modal'],
  attributes: {
    'verify-url': {
      type: 'string',
      description:
        'Where the subscription is proved. Default user/subscriber/verify of the API. It must be on the API’s own origin or on one of allowed-origins; else the form is closed and nothing is sent.',
    },
  },
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
      description: 'verify-url is refused, or the subscriber record could not be sent.',
    },
    'bindery-analytics': {
      detail: '{ name: string; data: Readonly<Record<string, unknown>> }',
      description: 'subscriber-registered: headerFlag says whether the header flag was set.',
    },
  },
  slots: { '': 'Shown until it is known who reads: a word on how to reach customer service, say.' },
  parts: { panel: 'The whole.', title: 'Its heading.' },
  model: (host) => createLookupModel(getState(), host),
  render: react(SubscriberLookup, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
