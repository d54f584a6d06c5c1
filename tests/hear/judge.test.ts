import { expect, test } from 'vitest'
import { faultsOf } from './judge.ts'
import { transcriptOf } from './transcript.ts'
import { isSilent, utterances } from './utterances.ts'
import type { VoiceEvent } from './voice.ts'

const say = (...words: readonly string[]) => words.map((each) => ({ words: each, isCut: false }))

test('a step is heard if its words come in order, among others', () => {
  const said = say('banner', 'Sign In dialog', 'Email address entry required.')
  expect(faultsOf({ hears: ['Sign In dialog', 'Email address'] }, said)).toEqual([])
})

test('words that are missing, out of order or said twice are faults', () => {
  const said = say('Email address', 'Sign In dialog', 'Sign In dialog')
  expect(faultsOf({ hears: ['Sign In dialog', 'Email address'] }, said)).toEqual([
    '“Email address” was not heard, or not in its place',
    '“Sign In dialog” was heard 2 times',
  ])
})

test('words within longer expected words are counted apart', () => {
  const said = say('Strategy check box not checked', 'checked')
  expect(faultsOf({ hears: ['check box not checked', 'checked'] }, said)).toEqual([])
})

test.for(['undefined items', 'Hello {name}', '[object Object]', 'Tom &amp; Co', '<b>bold</b>'])(
  'the utterance %j is a fault',
  (words) => {
    expect(faultsOf({ hears: [] }, say(words))).toHaveLength(1)
  },
)

const events: readonly VoiceEvent[] = [
  { kind: 'begins', words: 'Sign In dialog' },
  { kind: 'is cut', words: 'Sign In dialog' },
  { kind: 'language', words: 'de' },
  { kind: 'begins', words: 'Anmelden' },
]

test('utterances know their language and whether they were interrupted', () => {
  expect(utterances(events)).toEqual([
    { words: 'Sign In dialog', isCut: true },
    { words: 'Anmelden', language: 'de', isCut: false },
  ])
})

test('the voice is silent if the last utterance has ended or was interrupted', () => {
  expect(isSilent([])).toBe(true)
  expect(isSilent(events)).toBe(false)
  expect(isSilent(events.slice(0, 3))).toBe(true)
})

test('a transcript has each step and its utterances', () => {
  const parts = [
    { does: 'Knocks', said: utterances(events) },
    { does: 'Waits', said: [] },
  ]
  expect(transcriptOf('A guest knocks', parts)).toBe(
    'A guest knocks\n\nKnocks\n    Sign In dialog …\n    (de) Anmelden\n\nWaits\n    (nothing)\n',
  )
})
