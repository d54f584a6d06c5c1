import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import feed from '@bindery/ui/feed.css?inline'
import notice from '@bindery/ui/notice.css?inline'
import pagination from '@bindery/ui/pagination.css?inline'
import spinner from '@bindery/ui/spinner.css?inline'
import { streamAttributes } from './stream.attributes.ts'
import css from './stream.css?inline'
import { formOf } from './stream.form.ts'
import { createStreamModel } from './stream.model.ts'
import { firstPageIn } from './stream.query.ts'
import { Stream } from './stream.tsx'

export default defineWidget({
  tag: 'bindery-stream',
  summary: 'A feed of what the site has published, or of the reader’s own: load more, or numbers.',
  load: 'visible',
  opens: ['bindery-save-flyout'],
  attributes: streamAttributes,
  events: {
    'bindery-searched': {
      detail: '{ term: string }',
      description: 'A reader has searched with the form that the tag names, for other words.',
    },
  },
  slots: {
    '': 'The first page, each entry an <article>, with <a rel="next"> in a <nav> when there is more; else a fallback.',
  },
  parts: {
    box: 'All of it.',
    outcome: 'How many there are of what a form asked for.',
    feed: 'The list of what was loaded.',
    entry: 'One of it.',
    empty: 'What stands there when there is nothing.',
    more: 'The button for more.',
    pages: 'The numbers.',
  },
  model: (host) =>
    createStreamModel(getState(), host, {
      sized: () => host.element.hasAttribute('page-size'),
      given: firstPageIn(host.element),
      filled: host.element.childElementCount > 0,
      form: formOf(host.element, host.element.getAttribute('form')),
    }),
  render: react(Stream, { styles: [...baseStyles, feed, notice, pagination, spinner, css] }),
})
