import type { Newsletter } from '@bindery/contract/newsletter.ts'
import { starterTopics } from '@bindery/contract/starter-topics.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'

export interface FollowableTopic {
  readonly id: string
  readonly name: string
  readonly executiveOnly: boolean
}

const topic = (name: string, executiveOnly = false): FollowableTopic => ({
  id: topicSlug(name),
  name,
  executiveOnly,
})

/** Topics that readers can follow: those of the site, and a briefing for Executive subscribers. */
export const followableTopics: readonly FollowableTopic[] = [
  ...starterTopics.map((name) => topic(name)),
  topic('The Boardroom Briefing', true),
]

const newsletter = (
  name: string,
  frequency: string,
  description: string,
  subscriberOnly = false,
): Newsletter => ({ id: topicSlug(name), name, description, frequency, subscriberOnly })

/** Ten newsletters, two of them for subscribers only. */
export const newsletters: readonly Newsletter[] = [
  newsletter(
    'The Morning Bell',
    'Every weekday',
    'One idea to have in mind before the first meeting.',
  ),
  newsletter(
    'The Week at Halyard',
    'Every Saturday',
    'What we published, and what readers wrote back.',
  ),
  newsletter('Tip of the Day', 'Every weekday', 'A habit to try today, in a hundred words.'),
  newsletter('Strategy Notes', 'Every other Tuesday', 'One decision, taken apart.'),
  newsletter(
    'The Team Letter',
    'Every Thursday',
    'On running meetings, hiring, and the people you have.',
  ),
  newsletter('Figures', 'Every Wednesday', 'A chart, and what it does not show.'),
  newsletter('New and Improved', 'Every month', 'Innovation without the posters.'),
  newsletter('The Counter', 'Every Friday', 'Marketing, seen from the side of the customer.'),
  newsletter(
    'The Long Table',
    'Every month',
    'A conversation with somebody who has run a firm for twenty years.',
    true,
  ),
  newsletter(
    'Before the Board',
    'Every quarter',
    'Figures and papers to read before your own board meets.',
    true,
  ),
]

/** Three marketing campaigns. */
export const campaigns: readonly Newsletter[] = [
  newsletter('Books and Courses', 'Now and then', 'New in our store, and what is reduced.'),
  newsletter('Halyard Live', 'Before each event', 'Talks and webinars, with the early places.'),
  newsletter('Reader Research', 'Twice a year', 'A few questions, and what the others answered.'),
]
