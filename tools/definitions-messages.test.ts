import { expect, test } from 'vitest'
import { messageDocs, readMessages } from './definitions-messages.ts'
import { readWords } from './definitions-words.ts'

const nouns = await readMessages()

test('every noun of a feature is found, wherever it is defined', () => {
  for (const noun of ['account', 'auth', 'failure', 'problem', 'refusal', 'registration'])
    expect([...nouns.keys()]).toContain(noun)
})

test('texts, texts with parts and texts with forms are told by their key, German beside them', async () => {
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
