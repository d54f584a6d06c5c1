import { expect, test } from 'vitest'
import { isFollowEmail, isFollowType } from './follow-rule.ts'
import { starterTopics } from './starter-topics.ts'
import { topicSlug } from './topic-rule.ts'

test.for([
  ['Strategy', 'strategy'],
  ['Decision making and problem solving', 'decision-making-and-problem-solving'],
  ['Sales & Marketing', 'sales--marketing'],
  ['Food, Drink & Travel', 'food-drink--travel'],
  [' R&D ', 'rd'],
  ['Öffentliche Hand', 'öffentliche-hand'],
] as const)('the topic %s is at /topic/%s', ([name, slug]) => {
  expect(topicSlug(name)).toBe(slug)
})

test('the starter topics are the eight of the specification, in its order', () => {
  expect(starterTopics.map(topicSlug)).toEqual([
    'strategy',
    'negotiation-strategies',
    'managing-yourself',
    'economics',
    'leading-teams',
    'decision-making-and-problem-solving',
    'innovation',
    'marketing',
  ])
})

test.for([
  ['', false],
  ['a', false],
  ['@', false],
  ['a@', false],
  ['abc', false],
  ['a@b', true],
  ['ann@example.com', true],
] as const)('isFollowEmail of %o is %o', ([value, fits]) => {
  expect(isFollowEmail(value)).toBe(fits)
})

test('isFollowType accepts the three kinds only', () => {
  expect(['topic', 'newsletter', 'marketingCampaign', 'campaign', null].map(isFollowType)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
