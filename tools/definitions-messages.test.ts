import { expect, test } from 'vitest'
import { messageDocs, readMessages } from './definitions-messages.ts'
import { readWords } from './definitions-words.ts'

const nouns = await readMessages()

test('readMessages finds every noun of a feature, wherever it is defined', () => {
  for (const noun of ['account', 'auth', 'failure', 'problem', 'refusal', 'registration'])
    expect([...nouns.keys()]).toContain(noun)
})

test('messageDocs lists plain texts, placeholders and plural forms by key, with the German', async () => {
  const text = messageDocs(nouns, await readWords('de'))
  for (const row of [
    '| `account.logOut` | Log out | Abmelden |',
    '| `failure.busy` | Please wait {time} and try again. | Bitte warten Sie {time} und versuchen Sie es dann noch einmal. |',
    '| `failure.seconds.one` | {count} second | {count} Sekunde |',
    '| `failure.seconds.other` | {count} seconds | {count} Sekunden |',
  ])
    expect(text).toContain(row)
  expect(text).not.toMatch(/undefined|\[object/)
})
