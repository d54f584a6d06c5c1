// Plain, no schema: forms, the state and the mock server go by the same rules (spec content 3, 5 and 7).

/** What can be followed: the activity types of the API. */
export const followTypes = ['topic', 'newsletter', 'marketingCampaign'] as const
export type FollowType = (typeof followTypes)[number]

/** Whether something of a page is a kind that can be followed. */
export const isFollowType = (value: unknown): value is FollowType =>
  followTypes.some((type) => type === value)

/** Whom following by e-mail takes for an e-mail: more than 2 characters, an '@' among them. */
export const isFollowEmail = (value: string): boolean => value.length > 2 && value.includes('@')
