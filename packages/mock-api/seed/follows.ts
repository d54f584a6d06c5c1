import type { Newsletter } from '@bindery/contract/newsletter.ts'
import { starterTopics } from '@bindery/contract/starter-topics.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'

export interface SeedTopic {
  readonly id: string
  readonly name: string
  readonly executiveOnly: boolean
}

const topic = (name: string, executiveOnly = false): SeedTopic => ({
  id: topicSlug(name),
  name,
  executiveOnly,
})

/** What can be followed as a topic: those of the site, and a briefing for Executive subscribers. */
export const seedTopics: readonly SeedTopic[] = [
  ...starterTopics.map((name) => topic(name)),
  topic('The Boardroom Briefing', true),
]

const letter = (
  name: string,
  frequency: string,
  description: string,
  subscriberOnly = false,
): Newsletter => ({ id: topicSlug(name), name, description, frequency, subscriberOnly })

/** Ten newsletters, two of them for subscribers only. */
export const seedNewsletters: readonly Newsletter[] = [
  letter('The Morning Bell', 'Every weekday', 'One idea to have in mind before the first meeting.'),
  letter(
    'The Week at Halyard',
    'Every Saturday',
    'What we published, and what readers wrote back.',
  ),
  letter('Tip of the Day', 'Every weekday', 'A habit to try today, in a hundred words.'),
  letter('Strategy Notes', 'Every other Tuesday', 'One decision, taken apart.'),
  letter(
    'The Team Letter',
    'Every Thursday',
    'On running meetings, hiring, and the people you have.',
  ),
  letter('Figures', 'Every Wednesday', 'A chart, and what it does not show.'),
  letter('New and Improved', 'Every month', 'Innovation without the posters.'),
  letter('The Counter', 'Every Friday', 'Marketing, seen from the side of the customer.'),
  letter(
    'The Long Table',
    'Every month',
    'A conversation with somebody who has run a firm for twenty years.',
    true,
  ),
  letter(
    'Before the Board',
    'Every quarter',
    'Figures and papers to read before your own board meets.',
    true,
  ),
]

/** Three marketing campaigns. */
export const seedCampaigns: readonly Newsletter[] = [
  letter('Books and Courses', 'Now and then', 'New in our store, and what is reduced.'),
  letter('Halyard Live', 'Before each event', 'Talks and webinars, with the early places.'),
  letter('Reader Research', 'Twice a year', 'A few questions, and what the others answered.'),
]
