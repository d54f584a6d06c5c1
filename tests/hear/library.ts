/** Saving, following, the library, the search. */
import type { HeardJourneys } from './journey.ts'

const account = 'reader@example.com'

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

  'A reader searches with suggestions': {
    path: '/topics',
    steps: [
      {
        does: 'Presses Search',
        act: (reader) => reader.enters('button', 'Search'),
        hears: ['Search dialog', 'Search the site'],
        opens: 'bindery-search',
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
