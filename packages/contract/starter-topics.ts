// Plain, no schema. A file of its own: every page that knows what is followed names topics, few offer these.

/** The topics that a reader who follows none is offered first, by name, in this order. */
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
