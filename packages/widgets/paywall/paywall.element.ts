import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { QuotaChangedEvent } from '@bindery/state/articles/quota.events.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './paywall.css?inline'
import { createPaywallModel } from './paywall.model.ts'
import { paywall } from './paywall.view.ts'

export default defineWidget({
  tag: 'bindery-paywall',
  summary: 'The gate for a guest, and for a reader without free articles left.',
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {
    kind: {
      type: 'enum',
      values: ['quota', 'ascend'],
      default: 'quota',
      description: 'The meter that counts the article; ascend is for Ascend articles.',
    },
    limit: {
      type: 'number',
      min: 1,
      description:
        'The number of free articles that the gate promises to a guest. Default 4, and 3 for ascend. For a reader, the server’s quota has the number.',
    },
    'article-path': {
      type: 'string',
      description:
        'For a page with only the teaser: the article’s path /{year}/{month}/{slug}. For a reader with access, its text loads from the API (components/article) and replaces the teaser without a reload.',
    },
  },
  events: [QuotaChangedEvent, SignInRequestEvent],
  slots: {
    '': 'The fallback until the session is known, and without the script.',
    teaser: 'The beginning of the article, always visible above the gate.',
    offer: 'An offer for a reader without free articles left, instead of the link to the store.',
  },
  parts: {
    gate: 'The gate.',
    title: 'The heading.',
    register: 'The button to register.',
    'sign-in': 'The button to sign in.',
    subscribe: 'The link to the store.',
    rest: 'The message while the rest of the article loads, and after a failure.',
  },
  model: (host) => createPaywallModel(getState(), host),
  render: lit(paywall, { styles: [...baseStyles, css], before: ['teaser'] }),
})
