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
import { createRegistrationModel } from './subscriber-registration.model.ts'
import { SubscriberRegistration } from './subscriber-registration.tsx'

export default defineWidget({
  tag: 'bindery-subscriber-registration',
  summary: 'Creates the web account of a known subscriber, on the page /subscriber-registration.',
  // The e-mail must leave the address bar before other scripts read it.
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: [SignedInEvent, ReloadRequestEvent, SignInRequestEvent, AnalyticsEvent],
  slots: { '': 'Shown until the session is known, such as a link to customer service.' },
  parts: { panel: 'The whole panel.', title: 'The heading.' },
  model: (host) => createRegistrationModel(getState(), host),
  handOver: formHandOver,
  render: react(SubscriberRegistration, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
