import { defineWidget } from '@bindery/element/define.ts'
import { getState } from '@bindery/state/state.ts'
import { siteAttributes } from './site.attributes.ts'
import { createSite } from './site.page.ts'

export default defineWidget({
  tag: 'bindery-site',
  summary: 'Settings for the page, its reader’s class on <html>, and its type for analytics.',
  frequent: true,
  load: 'eager',
  attributes: siteAttributes,
  events: {
    'bindery-error': {
      detail: '{ tag: string; code: string; message: string }',
      description:
        'On /registration-complete?uid=…: the subscription that was bought could not be activated (checkoutComplete), or its transaction not be told to analytics (transactionComplete).',
    },
    'bindery-analytics': {
      detail: '{ name: string; data: Readonly<Record<string, unknown>> }',
      description:
        'Something to count; also added to window.dataLayer and window.adobeDataLayer. All of them: analytics.md.',
    },
  },
  slots: { '': 'Stays as it is.' },
  marks: {
    'data-bindery-signed-only':
      'On a link: a guest is asked to sign in first (="registration": to register), and then goes where it leads.',
    'data-bindery-countries':
      'On any element: shown only to readers in these countries ("US CA"), hidden while theirs is not known. Without script it is there.',
    'data-bindery-results':
      'On a list of results, of <article>s or around a <bindery-stream>: analytics hear how many.',
    'data-bindery-sponsor':
      'On a section that somebody paid for: what is marked data-bindery-partner-center is hidden on that page.',
    'data-bindery-partner-center': 'Hidden on a page with a sponsored section.',
  },
  model: (host) => createSite(getState(), host),
})
