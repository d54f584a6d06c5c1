import { expect, test } from 'vitest'
import { messageDocs, readMessages } from './definitions-messages.ts'

const nouns = await readMessages()

test('every noun of a feature is found, wherever it is defined', () => {
  for (const noun of ['account', 'auth', 'failure', 'problem', 'refusal', 'registration'])
    expect([...nouns.keys()]).toContain(noun)
})

test('texts, texts with parts and texts with forms are told by their key', () => {
  const text = messageDocs(nouns)
  for (const row of [
    '| `account.logOut` | Log out |',
    '| `failure.busy` | Please wait {time} and try again. |',
    '| `failure.seconds.one` | {count} second |',
    '| `failure.seconds.other` | {count} seconds |',
  ])
    expect(text).toContain(row)
  expect(text).not.toMatch(/undefined|\[object/)
})
