import type { ProfileBasis, ProfileInput } from '@bindery/state/account/profile-update.ts'
import {
  type Conflict,
  changedFields,
  fieldOf,
  formValuesOf,
  mergeValues,
  type ProfileValues,
  resumedValues,
} from './profile-values.ts'

/** The reader's unsaved changes to a profile that may change meanwhile. */
export interface ProfileDraft {
  readonly values: ProfileValues
  /** Counts the changes to `values` that the reader did not type, and the fields must show. */
  readonly revision: number
  /** Fields changed both here and elsewhere; the reader chooses. */
  readonly conflicts: readonly Conflict[]
}

export const emptyDraft: ProfileDraft = { values: {}, revision: 0, conflicts: [] }

/** A draft of the profile without changes. */
export const freshDraft = ({ revision }: ProfileDraft, basis: ProfileBasis): ProfileDraft => ({
  values: formValuesOf(basis),
  revision: revision + 1,
  conflicts: [],
})

/** Rebases a draft when the profile changes from `before` to `after`. Unresolved conflicts stay. */
export const rebasedDraft = (
  { values, revision, conflicts }: ProfileDraft,
  before: ProfileBasis,
  after: ProfileBasis,
): ProfileDraft => {
  const merged = mergeValues(values, before, after)
  const theirs = formValuesOf(after)
  const unresolved = conflicts.filter(
    ({ field }) =>
      !merged.conflicts.some((conflict) => conflict.field === field) &&
      fieldOf(merged.values, field) !== theirs[field],
  )
  return {
    values: merged.values,
    revision: revision + 1,
    conflicts: [...unresolved, ...merged.conflicts],
  }
}

/** The draft that a pending action stored when the session ended, on top of the current profile. */
export const resumedDraft = (
  { revision }: ProfileDraft,
  stored: ProfileInput,
  basis: ProfileBasis,
): ProfileDraft => {
  const values = resumedValues(stored, basis)
  const { conflicts } = mergeValues(values, stored.basis?.fields ? stored.basis : basis, basis)
  const changed = changedFields(values, basis)
  return {
    values,
    revision: revision + 1,
    conflicts: conflicts.filter(
      ({ field }) => changed[field === 'email' ? 'emailAddress' : field] !== undefined,
    ),
  }
}

/** Resolves all conflicts with the reader's values, or with those from elsewhere. */
export const resolvedDraft = (
  { values, revision, conflicts }: ProfileDraft,
  whose: 'mine' | 'theirs',
): ProfileDraft => {
  if (whose === 'mine') return { values, revision, conflicts: [] }
  const theirs = Object.fromEntries(conflicts.map(({ field, theirs: value }) => [field, value]))
  return { values: { ...values, ...theirs }, revision: revision + 1, conflicts: [] }
}
