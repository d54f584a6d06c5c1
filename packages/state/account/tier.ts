import type { User } from '@bindery/contract/user.ts'

export type TierName = 'Good' | 'Better' | 'Best' | 'Executive' | 'All Access'
export interface Tier {
  readonly name: TierName
  /** null for Executive, which has no caption. */
  readonly caption: string | null
}

const tiers: readonly (readonly [ending: string, tier: Tier])[] = [
  ['ALLACCESS', { name: 'All Access', caption: 'All Access' }],
  ['EXECUTIVE', { name: 'Executive', caption: null }],
  ['BETTER', { name: 'Better', caption: 'Digital + Print' }],
  ['BEST', { name: 'Best', caption: 'Premium' }],
  ['GOOD', { name: 'Good', caption: 'Digital' }],
]

/** The tier of a subscriber, by the ending of the first role code. null if no tier matches. */
export const tierOf = (user: Pick<User, 'tiers'>): Tier | null => {
  const code = user.tiers?.[0]?.roleCode?.toUpperCase() ?? ''
  return tiers.find(([ending]) => code.endsWith(ending))?.[1] ?? null
}
