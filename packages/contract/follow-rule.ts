// Without Zod, so that forms can import it. Forms, state and the mock API apply the same rules (spec content
// 3, 5 and 7).

/** The kinds of things that a reader can follow: the API's activity types. */
export const followTypes = ['topic', 'newsletter', 'marketingCampaign'] as const
export type FollowType = (typeof followTypes)[number]

/** True for a kind of thing that a reader can follow. */
export const isFollowType = (value: unknown): value is FollowType =>
  followTypes.some((type) => type === value)

/** True for an e-mail that can follow: more than 2 characters and an '@' (spec content 5). */
export const isFollowEmail = (value: string): boolean => value.length > 2 && value.includes('@')
