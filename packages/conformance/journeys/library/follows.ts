import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import { signedInReader } from '../accounts/account.ts'

export const followsJourney: Journey = {
  name: 'follows',
  title: 'A reader follows a topic',
  calls: ['readFollowedTopics', 'followTopic', 'unfollowTopic'],
  writes: true,
  async run(context) {
    const reader = await signedInReader(context)
    const latest = await reader.call(endpoints.readLatest, { number: '0', size: '5' })
    const topic = latest.data.entry.map(({ category }) => category.term).find(Boolean)
    if (!topic) throw new JourneyEnd('no article has a topic', true)
    const id = topic.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    const before = await reader.call(endpoints.readFollowedTopics, {})
    if (before.data.topics.some(({ name }) => name === topic)) {
      throw new JourneyEnd('the reader follows the topic already', true)
    }
    const follow = await reader.call(endpoints.followTopic, { id, name: topic })
    const followed = await reader.call(endpoints.readFollowedTopics, {})
    const isKept = reader.expect(
      followed.data.topics.some(({ name }) => name === topic),
      follow,
      { name: 'write-lost', expected: `“${topic}” among the topics`, got: 'others' },
    )
    if (!isKept) return
    const unfollow = await reader.call(endpoints.unfollowTopic, { name: topic })
    const after = await reader.call(endpoints.readFollowedTopics, {})
    reader.expect(!after.data.topics.some(({ name }) => name === topic), unfollow, {
      name: 'remove-lost',
      expected: `no “${topic}” among the topics`,
      got: 'the topic',
    })
  },
}
