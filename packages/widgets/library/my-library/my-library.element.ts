import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { TitleRequestEvent } from '@bindery/element/title/page-title.events.ts'
import { UnfollowedEvent } from '@bindery/state/follows/follows.events.ts'
import { RemovedEvent, SavedEvent } from '@bindery/state/library/saved.events.ts'
import { getState } from '@bindery/state/state.ts'
import textArea from '@bindery/ui/form/text-area.css?inline'
import feed from '@bindery/ui/list/feed.css?inline'
import tabs from '@bindery/ui/list/tabs.css?inline'
import { lightStyle } from '@bindery/ui/styles/important.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import { bulkDiscardTag, bulkOrganizeTag } from '../bulk/bulk-request.ts'
import css from './my-library.css?inline'
import { createLibraryModel, hasFailed, isEmpty } from './my-library.model.ts'
import { MyLibrary } from './my-library.tsx'

export default defineWidget({
  tag: 'bindery-my-library',
  summary: 'My Library: saved items in folders, followed topics, and activity.',
  load: 'visible',
  opens: [bulkOrganizeTag, bulkDiscardTag, 'bindery-share-flyout', 'bindery-share-list-flyout'],
  attributes: {
    folder: {
      type: 'string',
      description:
        'The slug or id of the folder to show. `all` shows all saved items. Default: on My Library’s own page the folder in the address, else `all`.',
    },
  },
  events: [RemovedEvent, SavedEvent, TitleRequestEvent, UnfollowedEvent],
  slots: { '': 'Fallback for guests, and until the session is loaded: a sign-in link, say.' },
  parts: {
    library: 'The whole library.',
    tabs: 'The row of tabs.',
    tab: 'A tab.',
    tabpanel: 'The content of the selected tab.',
    folders: 'The list of folders.',
    folder: 'A folder in the list.',
    topics: 'The topics menu.',
    activities: 'The kinds of activity.',
    'folder-panel': 'The header of the active folder: its title and buttons.',
    title: 'The title of the active folder.',
    bulk: 'The actions on the selected entries.',
    feed: 'The entries.',
    entry: 'An entry.',
    export: 'The buttons that export the list as a file.',
    empty: 'The text of an empty list.',
  },
  states: {
    failed: { description: 'What the tag shows could not be read.', when: hasFailed },
    empty: { description: 'The list has no entries.', when: isEmpty },
  },
  model: (host) => createLibraryModel(getState(), host),
  render: react(MyLibrary, {
    styles: [...uiStyles, tabs, feed, css],
    documentStyles: [...formStyles, lightStyle(textArea)],
  }),
})
