import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import { signedInReader } from '../accounts/account.ts'

export const newslettersJourney: Journey = {
  name: 'newsletters',
  title: 'A reader signs up for a newsletter',
  calls: ['readNewsletters', 'followNewsletter', 'unfollowNewsletter'],
  async run(context) {
    const guest = context.newReader()
    const { data } = await guest.call(endpoints.readNewsletters, {})
    const offer = data.newsletters.find(({ subscriberOnly }) => !subscriberOnly)
    if (!offer) throw new JourneyEnd('there is no newsletter for everybody', true)
    if (context.readOnly) {
      context.omit('a sign-up (it writes)', 'followNewsletter', 'unfollowNewsletter')
      return
    }
    const reader = await signedInReader(context)
    const { id, name } = offer
    const followed = async () => {
      const profile = await reader.call(endpoints.readProfile, {})
      return profile.data.newsletters.map((each) => each.name)
    }
    const isFollowed = (names: readonly string[]) => names.includes(name) || names.includes(id)
    if (isFollowed(await followed()))
      throw new JourneyEnd('the reader has the newsletter already', true)
    const follow = await reader.call(endpoints.followNewsletter, { id })
    const names = await followed()
    const isKept = reader.expect(isFollowed(names), follow, {
      name: 'write-lost',
      expected: `“${name}” or “${id}” as a name in the profile’s newsletters`,
      got: names.length ? names.map((each) => `“${each}”`).join(', ') : 'an empty list',
    })
    if (!isKept) return
    const unfollow = await reader.call(endpoints.unfollowNewsletter, { id })
    reader.expect(!isFollowed(await followed()), unfollow, {
      name: 'remove-lost',
      expected: `no “${name}” in the profile’s newsletters`,
      got: 'the newsletter',
    })
  },
}
