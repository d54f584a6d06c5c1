import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { AnalyticsEvent } from '@bindery/state/page/analytics.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { ReloadRequestEvent } from '@bindery/state/page/navigation.events.ts'
import { SignedInEvent } from '@bindery/state/session/session.events.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from '../subscriber.css?inline'
import { createLookupModel } from './subscriber-lookup.model.ts'
import { SubscriberLookup } from './subscriber-lookup.tsx'

export default defineWidget({
  tag: 'bindery-subscriber-lookup',
  summary: 'Finds a subscription by e-mail and account number, and creates its web account.',
  load: 'visible',
  opens: ['bindery-auth-modal'],
  attributes: {
    'verify-url': {
      type: 'string',
      description:
        'The address that verifies the subscription. Default user/subscriber/verify of the API. It must be on the API’s own origin or on one of allowed-origins. Otherwise the form is closed and sends nothing.',
    },
  },
  events: [SignedInEvent, ReloadRequestEvent, SignInRequestEvent, AnalyticsEvent],
  slots: { '': 'Shown until the session is known, such as a link to customer service.' },
  parts: { panel: 'The whole panel.', title: 'The heading.' },
  model: (host) => createLookupModel(getState(), host),
  handOver: formHandOver,
  render: react(SubscriberLookup, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
