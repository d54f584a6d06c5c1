import { defineWidget } from '@bindery/element/define.ts'
import { focusedFormHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { NavigateRequestEvent } from '@bindery/state/page/navigation.events.ts'
import { getState } from '@bindery/state/state.ts'
import { SearchedEvent } from '@bindery/state/streams/search.events.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './search.css?inline'
import { createSearchModel } from './search.model.ts'
import { Search } from './search.tsx'
import { placeOf } from './search-form.ts'

export default defineWidget({
  tag: 'bindery-search',
  summary: 'The search of the header: a button that opens a field with suggestions.',
  frequent: true,
  attributes: {
    placeholder: {
      type: 'string',
      description: 'What stands in the empty field. Default: ‘Words, authors, topics’.',
    },
  },
  events: [SearchedEvent, NavigateRequestEvent],
  slots: {
    '': 'A plain form to the page of the results. It works without script, and says where a search goes: its action, the name of its field (default `q`) and its hidden fields. What is typed into it is taken over.',
    label: 'Words or an icon in place of ours, on the button.',
  },
  parts: {
    button: 'The button.',
    mark: 'The icon in it.',
    words: 'The words beside the icon.',
    dialog: 'What it opens.',
    title: 'Its heading.',
    close: 'Its close control.',
    field: 'The field.',
    list: 'The suggestions.',
    option: 'One of them.',
    more: 'The link to all results.',
    recent: 'What was searched for last.',
  },
  model: (host) => createSearchModel(getState(), host, placeOf(host.element)),
  handOver: focusedFormHandOver,
  render: react(Search, { styles: [...uiStyles, css], display: 'inline-block' }),
})
