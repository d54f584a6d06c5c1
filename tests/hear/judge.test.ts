import { expect, test } from 'vitest'
import { journeys } from './journeys.ts'
import { faultsOf, makesSense } from './judge.ts'
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

test.for([
  'undefined items',
  'Hello {name}',
  '[object Object]',
  'Tom &amp; Co',
  '<b>bold</b>',
  'Sign inRegister',
  'Prix fixéAcheter',
  'The Quiet Half$30.00',
  '3 item(s) moved',
  'Price black circle Sale',
])('the utterance %j is a fault', (words) => {
  expect(makesSense(words)).toBe(false)
  expect(faultsOf({ hears: [words] }, say(words))).toHaveLength(1)
})

test.for([
  'Follow us on LinkedIn.',
  'The price is $30.00',
  '2 item(s) removed from My Library',
  'Password password text 5 black circle characters selected.',
  'Added to your cart The Quiet Half CheckoutYou might also like Bad Mornings$27.00',
])('the utterance %j is none', (words) => {
  expect(makesSense(words)).toBe(true)
})

test('a step must say what is heard, unless it is silent on purpose', () => {
  expect(faultsOf({ hears: [] }, say('Welcome'))).toEqual([
    'nothing is to be heard: name the words, or set isSilent',
  ])
  expect(faultsOf({ hears: [], isSilent: true }, [])).toEqual([])
  expect(faultsOf({ hears: [], isSilent: true }, say('Welcome'))).toEqual([
    '“Welcome” was heard in a silent step',
  ])
})

test('each step of each journey says what is heard', () => {
  const steps = Object.values(journeys).flatMap((journey) => journey.steps)
  expect(steps.length).toBeGreaterThan(40)
  const mute = steps.filter(({ hears, isSilent }) => hears.length === 0 && !isSilent)
  expect(mute.map(({ does }) => does)).toEqual([])
})

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
