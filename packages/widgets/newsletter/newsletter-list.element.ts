import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './newsletter-list.css?inline'
import { createNewsletterModel } from './newsletter-list.model.ts'
import { NewsletterList } from './newsletter-list.tsx'

export default defineWidget({
  tag: 'bindery-newsletter-list',
  summary: 'The newsletters and marketing campaigns, to be followed, and ended all at once.',
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: {
    'bindery-followed': {
      detail: '{ type: string; id: string }',
      description: 'The reader follows one of them.',
    },
    'bindery-unfollowed': {
      detail: '{ type: string; id: string }',
      description: 'The reader follows one of them no longer; for each when all are ended.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'A guest wants to follow one; cancel it to use a login of your own.',
    },
  },
  slots: { '': 'Shown until the list is there, and without script: the newsletters in words.' },
  parts: {
    box: 'All of it.',
    newsletter: 'A line of a list.',
    end: 'What ends all of them.',
  },
  model: (host) => createNewsletterModel(getState(), host),
  render: react(NewsletterList, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
