import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from './paywall.css?inline'
import { createPaywallModel } from './paywall.model.ts'
import { paywall } from './paywall.view.ts'

export default defineWidget({
  tag: 'bindery-paywall',
  summary: 'The gate a guest sees, and a reader whose free articles are spent.',
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {
    kind: {
      type: 'enum',
      values: ['quota', 'ascend'],
      default: 'quota',
      description: 'On which meter the article is counted: ascend is for Ascend articles.',
    },
    'article-path': {
      type: 'string',
      description:
        'For a page that has only the beginning: /{year}/{month}/{slug} of the article, whose text is asked of the API (components/article) for who may read it, and takes the place of the teaser without a reload.',
    },
  },
  events: {
    'bindery-quota-changed': {
      detail: "{ kind: 'quota' | 'ascend'; limit: number; count: number; remaining: number }",
      description: 'The article was counted.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'The auth modal is about to open; cancel it to use a login of your own.',
    },
  },
  slots: {
    '': 'Shown until it is known who is reading, and where the script does not run.',
    teaser: 'The beginning of the article: always shown, above the gate.',
    offer: 'What a reader with no free articles left is offered, instead of the link to the store.',
  },
  parts: {
    gate: 'The gate.',
    title: 'Its heading.',
    register: 'The button to register.',
    'sign-in': 'The button to sign in.',
    subscribe: 'The link to the store.',
    rest: 'What is said while the rest of the article is loaded, or cannot be.',
  },
  model: (host) => createPaywallModel(getState(), host),
  render: lit(paywall, { styles: [...baseStyles, css], before: ['teaser'] }),
})
