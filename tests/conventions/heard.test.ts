import { expect, test } from 'vitest'
import { journeys } from '../hear/journeys.ts'
import { transcripts, transcriptsMakeSense } from './heard.ts'
import { file, project } from './project.ts'

test('this project: docs/heard has a transcript of each journey, step by step', () => {
  expect(transcripts(journeys)(project())).toEqual([])
})

test('this project: docs/heard has no utterance without sense', () => {
  expect(transcriptsMakeSense(project())).toEqual([])
})

test('an utterance without sense is reported', () => {
  const heard = file('docs/heard/a.txt', 'A\n\nKnocks twice(s)\n    Come inGo out\n    (nothing)\n')
  expect(transcriptsMakeSense([heard])).toEqual([
    'docs/heard/a.txt: “Come inGo out” makes no sense to a reader',
  ])
})

const act = async () => {}
const rule = transcripts({
  'A guest knocks': {
    path: '/',
    steps: [
      { does: 'Knocks', act, hears: ['Who is there?'] },
      { does: 'Waits', act, hears: [] },
    ],
  },
})
const path = 'docs/heard/a-guest-knocks.txt'
const good =
  'A guest knocks\n\nKnocks\n    Door\n    Who is there? Come in.\n\nWaits\n    (nothing)\n'

test('a whole transcript is accepted', () => {
  expect(rule([file(path, good)])).toEqual([])
})

test('a missing transcript and one without a journey are reported', () => {
  expect(rule([file('docs/heard/a-guest-sings.txt', 'A guest sings\n')])).toEqual([
    `${path}: missing; BINDERY_HEARD=write npm run hear`,
    'docs/heard/a-guest-sings.txt: no journey of this name in tests/hear',
  ])
})

test.for([
  good.replace('knocks', 'sings'),
  good.replace('Waits', 'Goes'),
  good.replace('Who is there?', ''),
  'A guest knocks\n\nWho is there?\n\nKnocks\n\nWaits\n',
])('the transcript %j is reported as stale', (text) => {
  expect(rule([file(path, text)])).toHaveLength(1)
})
