import { count, params } from '@bindery/state/messages/phrases.ts'
import { expect, test } from 'vitest'
import { readMessages } from '../../tools/definitions-messages.ts'
import { readWords } from '../../tools/definitions-words.ts'
import { languages, same, translationFaults } from './translations.ts'

test.each(languages)('this project: each noun has all its words in "%s"', async (language) => {
  const english = await readMessages()
  expect(english.size).toBeGreaterThan(50)
  expect(translationFaults(english, await readWords(language), same[language] ?? [])).toEqual([])
})

const english = new Map([
  [
    'a',
    {
      title: 'Sign In',
      wait: params('Wait {time}'),
      left: count({ one: '{count} try', other: '{count} tries' }),
      ok: 'OK',
    },
  ],
])
const german = {
  title: 'Anmelden',
  wait: 'Warten Sie {time}',
  left: { one: '{count} Versuch', other: '{count} Versuche' },
  ok: 'OK',
}
const faults = (a: Readonly<Record<string, string | { other: string }>>) =>
  translationFaults(english, { a }, ['a.ok'])

test('whole words are fine', () => expect(faults(german)).toEqual([]))

test('what is missing, left over, English or without its parts is told', () => {
  const { title, ...others } = german
  expect(faults(others)).toEqual(['a.title is missing'])
  expect(faults({ ...german, more: 'x' })).toEqual(['a.more is left over'])
  expect(faults({ ...german, title: 'Sign In' })).toEqual([
    'a.title is English: translate it, or list it in translations.ts',
  ])
  expect(faults({ ...german, ok: 'Gut' })).toEqual([
    'a.ok is listed in translations.ts as the same, and is not',
  ])
  expect(faults({ ...german, wait: 'Warten Sie' })).toEqual(['a.wait has not the parts {time}'])
  expect(faults({ ...german, left: { other: 'Viele' } })).toEqual([
    'a.left has not the parts {count}',
  ])
  expect(faults({ ...german, title: '"Anmelden"' })).toEqual([
    'a.title has quotes or dots of a typewriter',
  ])
})

test('a link is a part of the text around it', () => {
  const texts = new Map([['b', { known: 'Known. Go on.', knownLink: 'Go on' }]])
  const words = { b: { known: 'Bekannt. Weiter.', knownLink: 'Weiter hier' } }
  expect(translationFaults(texts, words, [])).toEqual([
    'b.knownLink is no part of the text around it',
  ])
})
