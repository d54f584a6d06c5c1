import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { TitleRequestEvent } from '@bindery/element/title/page-title.events.ts'
import { getState } from '@bindery/state/state.ts'
import { SearchedEvent } from '@bindery/state/streams/search.events.ts'
import spinner from '@bindery/ui/button/spinner.css?inline'
import feed from '@bindery/ui/list/feed.css?inline'
import pagination from '@bindery/ui/list/pagination.css?inline'
import notice from '@bindery/ui/notice/notice.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './stream.css?inline'
import { createStreamModel } from './stream.model.ts'
import { Stream } from './stream.tsx'
import { streamAttributes } from './stream-attributes.ts'
import { formOf } from './stream-form.ts'
import { firstPageIn } from './stream-query.ts'

export default defineWidget({
  tag: 'bindery-stream',
  summary: 'A feed of what the site has published, or of the reader’s own: load more, or numbers.',
  load: 'visible',
  opens: ['bindery-save-flyout', 'bindery-share-flyout'],
  attributes: streamAttributes,
  events: [SearchedEvent, TitleRequestEvent],
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
  states: {
    loading: {
      description: 'The tag waits for its content.',
      when: ({ step }) => step === 'loading',
    },
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
