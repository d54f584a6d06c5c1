import { followTypes } from '@bindery/contract/follow-rule.ts'
import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { FollowedEvent, UnfollowedEvent } from '@bindery/state/follows/follows.events.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './follow-button.css?inline'
import { createFollowModel } from './follow-button.model.ts'
import { followButton } from './follow-button.view.ts'

export default defineWidget({
  tag: 'bindery-follow-button',
  summary: 'Follows a topic, a newsletter or a marketing campaign, or no longer.',
  frequent: true,
  load: 'visible',
  opens: ['bindery-auth-modal'],
  attributes: {
    type: {
      type: 'enum',
      values: followTypes,
      default: 'topic',
      description: 'What kind of thing it is.',
    },
    'item-id': {
      type: 'string',
      description:
        'Its id, as the server names it. Default: the name as in its address, which fits a topic.',
    },
    name: {
      type: 'string',
      required: 'item-id',
      description: 'Its name, as readers see it. A topic needs one.',
    },
    'subscriber-only': { type: 'boolean', description: 'Only subscribers may follow it.' },
    'executive-only': { type: 'boolean', description: 'Only Executive subscribers may.' },
  },
  events: [FollowedEvent, UnfollowedEvent, SignInRequestEvent],
  slots: { '': 'Shown until the element is ready, and without script: a link to sign up, say.' },
  parts: {
    follow: 'Both buttons.',
    button:
      'The button that follows. Once it is followed it is aria-disabled, and its name says so.',
    unfollow: 'The button that takes it back, beside it.',
    error: 'Why it was not done.',
  },
  states: {
    followed: { description: 'The reader follows it.', when: ({ followed }) => followed },
  },
  model: (host) => createFollowModel(getState(), host),
  render: lit(followButton, { styles: [...baseStyles, css], display: 'inline-block' }),
})
