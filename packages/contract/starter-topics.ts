// Without Zod, so that widgets can import it. Apart from `topic-rule.ts`: many pages name topics, few offer
// these.

/** The names of the topics that a reader who follows none sees first, in this order. */
export const starterTopics: readonly string[] = [
  'Strategy',
  'Negotiation strategies',
  'Managing Yourself',
  'Economics',
  'Leading Teams',
  'Decision making and problem solving',
  'Innovation',
  'Marketing',
]
