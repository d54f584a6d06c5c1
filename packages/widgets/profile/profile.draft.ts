import type { ProfileBasis, ProfileInput } from '@bindery/state/profile-update.ts'
import {
  type Clash,
  changesOf,
  fieldOf,
  mergeOf,
  type ProfileValues,
  shownOf,
  typedOver,
} from './profile.values.ts'

/** What is being typed over a profile that may change meanwhile. */
export interface ProfileDraft {
  readonly values: ProfileValues
  /** Counts how often the values became others than were typed: the fields must be made to follow. */
  readonly round: number
  /** Changed here and elsewhere: the reader chooses. */
  readonly clashes: readonly Clash[]
}

export const emptyDraft: ProfileDraft = { values: {}, round: 0, clashes: [] }

/** The profile as it is, with nothing typed over it. */
export const freshDraft = ({ round }: ProfileDraft, basis: ProfileBasis): ProfileDraft => ({
  values: shownOf(basis),
  round: round + 1,
  clashes: [],
})

/** The profile `was` has become `now`. A clash that nobody has settled stays one. */
export const followed = (
  { values, round, clashes }: ProfileDraft,
  was: ProfileBasis,
  now: ProfileBasis,
): ProfileDraft => {
  const merged = mergeOf(values, was, now)
  const theirs = shownOf(now)
  const open = clashes.filter(
    ({ field }) =>
      !merged.clashes.some((clash) => clash.field === field) &&
      fieldOf(merged.values, field) !== theirs[field],
  )
  return { values: merged.values, round: round + 1, clashes: [...open, ...merged.clashes] }
}

/** What was kept of a form when the session ended, offered again over the profile of now. */
export const offered = (
  { round }: ProfileDraft,
  kept: ProfileInput,
  basis: ProfileBasis,
): ProfileDraft => {
  const values = typedOver(kept, basis)
  const { clashes } = mergeOf(values, kept.basis?.fields ? kept.basis : basis, basis)
  const changed = changesOf(values, basis)
  return {
    values,
    round: round + 1,
    clashes: clashes.filter(
      ({ field }) => changed[field === 'email' ? 'emailAddress' : field] !== undefined,
    ),
  }
}

/** The reader has chosen for all clashes. */
export const settled = (
  { values, round, clashes }: ProfileDraft,
  whose: 'mine' | 'theirs',
): ProfileDraft => {
  if (whose === 'mine') return { values, round, clashes: [] }
  const theirs = Object.fromEntries(clashes.map((clash) => [clash.field, clash.theirs]))
  return { values: { ...values, ...theirs }, round: round + 1, clashes: [] }
}
