import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { FollowedEvent, UnfollowedEvent } from '@bindery/state/follows/follows.events.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './newsletter-list.css?inline'
import { createNewsletterModel } from './newsletter-list.model.ts'
import { NewsletterList } from './newsletter-list.tsx'

export default defineWidget({
  tag: 'bindery-newsletter-list',
  summary: 'The newsletters and marketing campaigns, to be followed, and ended all at once.',
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: [FollowedEvent, UnfollowedEvent, SignInRequestEvent],
  slots: { '': 'Shown until the list is there, and without script: the newsletters in words.' },
  parts: {
    box: 'All of it.',
    newsletter: 'A line of a list.',
    end: 'What ends all of them.',
  },
  states: {
    failed: {
      description: 'What the tag shows could not be read.',
      when: ({ step }) => step === 'failed',
    },
  },
  model: (host) => createNewsletterModel(getState(), host),
  handOver: formHandOver,
  render: react(NewsletterList, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
