/** A topic of the publication. */
export interface Topic {
  name: string
  slug: string
  /** A sentence below the topic's name. */
  promise: string
}

export const topics: readonly Topic[] = [
  {
    name: 'Strategy',
    slug: 'strategy',
    promise: 'Choosing what to do, and what to leave to others.',
  },
  {
    name: 'Leading Teams',
    slug: 'leading-teams',
    promise: 'Getting good work out of a group without wearing it down.',
  },
  {
    name: 'Managing Yourself',
    slug: 'managing-yourself',
    promise: 'Your hours, your temper, and the work only you can do.',
  },
  {
    name: 'Decision making and problem solving',
    slug: 'decision-making-and-problem-solving',
    promise: 'Thinking clearly when the facts are late.',
  },
  {
    name: 'Innovation',
    slug: 'innovation',
    promise: 'New things, and the patience they ask for.',
  },
  {
    name: 'Negotiation strategies',
    slug: 'negotiation-strategies',
    promise: 'Agreements that both sides still like a year later.',
  },
  {
    name: 'Economics',
    slug: 'economics',
    promise: 'Prices, wages and the weather that firms trade in.',
  },
  {
    name: 'Marketing',
    slug: 'marketing',
    promise: 'Knowing the customer well enough to be useful.',
  },
]

/** @throws if no topic has this name */
export function topicOf(name: string): Topic {
  const topic = topics.find((candidate) => candidate.name === name)
  if (topic === undefined) throw new Error(`no topic is called "${name}"`)
  return topic
}

/** The slug of a name: lower case, spaces as hyphens, without '&' and ','. */
export const topicSlug = (name: string): string =>
  name.trim().toLowerCase().replace(/[&,]/g, '').replace(/ /g, '-')

/** Executive subscribers can follow it like a topic. It has no articles. */
export const briefing: Topic = {
  name: 'The Boardroom Briefing',
  slug: 'the-boardroom-briefing',
  promise:
    'Papers for those who sit on a board, mailed to Executive subscribers four times a year.',
}
