/** Journeys on the German page. The words are German; Orca 43 does not change the voice's language. */
import type { HeardJourneys } from './journey.ts'

export const german: HeardJourneys = {
  'A German reader sends an empty form and a wrong password': {
    path: '/de',
    steps: [
      {
        does: 'Presses Anmelden in the header',
        act: (reader) => reader.enters('button', 'Anmelden'),
        hears: ['Anmelden dialog', 'E-Mail-Adresse'],
        opens: ['Anmelden', ['textbox', 'E-Mail-Adresse'], ['button', 'Anmelden']],
      },
      {
        does: 'Presses Enter',
        act: (reader) => reader.keys('Return'),
        hears: ['Bitte füllen Sie dieses Feld aus.'],
      },
      {
        does: 'Sends a wrong password',
        act: async (reader) => {
          await reader.writes('reader@example.com')
          await reader.keys('Tab')
          await reader.writes('falsch')
          await reader.keys('Return')
        },
        hears: ['4 Versuche'],
      },
    ],
  },

  'A German reader follows a topic': {
    path: '/de',
    account: 'reader.de@example.com',
    steps: [
      {
        does: 'Presses Folgen',
        act: (reader) => reader.enters('button', 'Strategie'),
        hears: ['Sie folgen jetzt Strategie.'],
      },
      {
        does: 'Presses the button beside it',
        act: (reader) => reader.enters('button', 'Nicht mehr folgen'),
        hears: ['Sie folgen Strategie nicht mehr.'],
      },
    ],
  },
}
