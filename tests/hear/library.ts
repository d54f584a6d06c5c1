/** Saving, following, the library, the search. */
import type { HeardJourneys } from './journey.ts'
import type { Listener } from './listener.ts'

const account = 'reader@example.com'

/** Goes to a checkbox and ticks it. */
const ticks = (name: string) => async (reader: Listener) => {
  await reader.goesTo('checkbox', name)
  await reader.keys('space')
}

export const library: HeardJourneys = {
  'A reader follows a topic and ends it': {
    path: '/2026/03/the-neighbour-test',
    account,
    steps: [
      {
        does: 'Presses Follow',
        act: (reader) => reader.enters('button', 'Follow'),
        hears: ['Follow Strategy', 'You now follow Strategy.'],
      },
      {
        does: 'Presses the button beside it',
        act: (reader) => reader.enters('button', 'Unfollow Strategy'),
        hears: ['Unfollow Strategy', 'You no longer follow Strategy.'],
      },
    ],
  },

  'A reader saves an article to a folder': {
    path: '/2026/03/the-neighbour-test',
    account,
    steps: [
      {
        does: 'Presses Save',
        act: (reader) => reader.enters('button', 'Save “The Neighbour Test”'),
        hears: ['Save “The Neighbour Test”', 'Save to folders dialog', 'Save to folders heading'],
        opens: ['Save to folders', ['checkbox', 'Strategy 2026'], ['button', 'Save']],
      },
      {
        does: 'Goes to the folder “Strategy 2026” and checks it',
        act: ticks('Strategy 2026'),
        hears: ['Strategy 2026 check box not checked', 'checked'],
      },
      {
        does: 'Presses Save in the panel',
        act: (reader) => reader.enters('button', 'Save'),
        hears: ['Save push button', 'Saved!'],
      },
      {
        does: 'Presses Escape',
        act: (reader) => reader.keys('Escape'),
        // Orca tells only the state of the button that focus returns to.
        hears: ['collapsed'],
      },
    ],
  },

  'A reader selects two entries of My Library, discards them and takes it back': {
    path: '/my-library',
    account,
    steps: [
      {
        does: 'Selects an entry',
        act: ticks('Select The Meeting That Decides Nothing'),
        hears: ['Select The Meeting That Decides Nothing check box', '1 selected'],
      },
      {
        does: 'Selects a second entry',
        act: ticks('Select Ask the Last Person Who Left'),
        hears: ['Select Ask the Last Person Who Left check box', '2 selected'],
      },
      {
        does: 'Presses Discard above the list',
        act: (reader) => reader.enters('button', 'Discard'),
        hears: ['Discard push button', 'Discard 2 items?', 'Keep'],
        opens: ['Discard 2 items?', ['button', 'Keep'], ['button', 'Discard']],
      },
      {
        does: 'Goes on to Discard in the question and presses it',
        act: async (reader) => {
          await reader.keys('Tab')
          await reader.isAt(['alertdialog'], ['button', 'Discard'])
          await reader.keys('Return')
        },
        hears: ['Discard push button', '2 item(s) removed from My Library'],
      },
      {
        does: 'Presses Escape and goes to Undo',
        act: async (reader) => {
          await reader.keys('Escape')
          await reader.goesTo('button', 'Undo')
        },
        hears: ['Undo push button'],
      },
      {
        does: 'Presses Undo',
        act: (reader) => reader.keys('Return'),
        hears: ['2 item(s) are back in My Library'],
      },
    ],
  },

  'A reader searches with suggestions': {
    path: '/topics',
    steps: [
      {
        does: 'Presses Search',
        act: (reader) => reader.enters('button', 'Search'),
        hears: ['Search dialog', 'Search the site'],
        opens: ['Search', ['combobox', 'Search the site']],
      },
      { does: 'Types “strat”', act: (reader) => reader.writes('strat'), hears: ['8 suggestions'] },
      {
        does: 'Presses the down arrow',
        act: (reader) => reader.keys('Down'),
        hears: ['Suggestions', 'A Strategy Is a List of Refusals'],
      },
      {
        does: 'Presses Escape',
        act: (reader) => reader.keys('Escape'),
        hears: ['Search the site'],
      },
      {
        does: 'Presses Escape again',
        act: (reader) => reader.keys('Escape'),
        hears: ['Search collapsed'],
      },
    ],
  },
}
