import { defineWidget } from '@bindery/element/define.ts'
import { AnalyticsEvent } from '@bindery/state/page/analytics.ts'
import { getState } from '@bindery/state/state.ts'
import { createSite } from './page-setup.ts'
import { siteAttributes } from './site-attributes.ts'

export default defineWidget({
  tag: 'bindery-site',
  summary:
    'Settings for the page, the reader’s class on <html>, and the page’s type for analytics.',
  frequent: true,
  single: true,
  load: 'eager',
  attributes: siteAttributes,
  events: [AnalyticsEvent],
  slots: { '': 'The content stays as it is.' },
  marks: {
    'data-bindery-signed-only':
      'On a link: asks a guest to sign in first (="registration": to register), then follows the link.',
    'data-bindery-countries':
      'On any element: shows it only to readers in these countries ("US CA"). It is hidden while the country is unknown, and visible without script.',
    'data-bindery-results':
      'On a list of results, with <article>s or a <bindery-stream> in it: analytics get their number.',
    'data-bindery-sponsor':
      'On a sponsored section: hides elements with data-bindery-partner-center on that page.',
    'data-bindery-partner-center': 'Hidden on a page with a sponsored section.',
    'data-bindery-pattern':
      'On a field ("field") or a main button ("button") of the page: `inherit-forms` takes its look. Default: those of a bare <input type="email"> and <button>.',
  },
  model: (host) => createSite(getState(), host),
})
