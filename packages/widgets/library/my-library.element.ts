import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import feed from '@bindery/ui/feed.css?inline'
import { lightStyle } from '@bindery/ui/important.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import tabs from '@bindery/ui/tabs.css?inline'
import textArea from '@bindery/ui/text-area.css?inline'
import menu from './library-menu.css?inline'
import css from './my-library.css?inline'
import { createLibraryModel } from './my-library.model.ts'
import { MyLibrary } from './my-library.tsx'

export default defineWidget({
  tag: 'bindery-my-library',
  summary: 'My Library: folders, what is saved in them, what is followed, what was done.',
  load: 'visible',
  opens: ['bindery-bulk-organize-flyout', 'bindery-bulk-discard-flyout'],
  attributes: {
    folder: {
      type: 'string',
      description:
        'The slug or id of the folder to show; all shows everything that is saved. Default: the folder in the address of the page, where that is My Library’s own.',
    },
  },
  events: {
    'bindery-removed': { detail: '{ ids: string[] }', description: 'Items have left it.' },
    'bindery-saved': {
      detail: '{ item: { id: string }; lists: string[] }',
      description: 'An item was saved, or its folders were updated.',
    },
    'bindery-unfollowed': { detail: '{ type: string; id: string }', description: 'Of a topic.' },
  },
  slots: { '': 'Shown until it is known who is reading, and to guests: a link to sign in, say.' },
  parts: {
    library: 'All of it.',
    tabs: 'The row of tabs.',
    tab: 'One of them.',
    tabpanel: 'What belongs to the tab that is chosen.',
    folders: 'The list of folders.',
    folder: 'A line of it.',
    topics: 'The topics menu.',
    activities: 'The kinds of activity.',
    'folder-panel': 'The folder that is shown: its title and what can be done with it.',
    title: 'Its heading.',
    bulk: 'What is done with what is selected.',
    feed: 'The entries.',
    entry: 'One of them.',
    export: 'The ways to take the list along as a file.',
    empty: 'What stands where there are no entries.',
  },
  model: (host) => createLibraryModel(getState(), host),
  render: react(MyLibrary, {
    styles: [...uiStyles, tabs, feed, menu, css],
    documentStyles: [...formStyles, lightStyle(textArea)],
  }),
})
