import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import {
  type ProfileBasis,
  type ProfileFields,
  type ProfileInput,
  profileKeys,
} from '@bindery/state/account/profile-update.ts'
import type { ProfileWords } from './profile.messages.ts'

/** The form's values, by field name. */
export type ProfileValues = Readonly<Record<string, string>>

/** The form's fields, in order. */
export const fieldNames = ['displayName', 'email', 'jobTitle', 'companySize', 'industry'] as const
export type FieldName = (typeof fieldNames)[number]

/** A field that was changed both here and elsewhere. */
export interface Conflict {
  readonly field: FieldName
  readonly mine: string
  readonly theirs: string
}

const keyOf = (name: FieldName): keyof ProfileFields => (name === 'email' ? 'emailAddress' : name)

export const fieldOf = (values: ProfileValues, name: FieldName): string =>
  (values[name] ?? '').trim()

/** The form's values for a profile. */
export const formValuesOf = ({ fields }: ProfileBasis): ProfileValues =>
  Object.fromEntries(fieldNames.map((name) => [name, fields[keyOf(name)]]))

/** The fields that the reader has changed: the input of an update. */
export const changedFields = (
  typed: ProfileValues,
  basis: ProfileBasis,
): Partial<ProfileFields> => {
  const changed: { -readonly [K in keyof ProfileFields]?: string } = {}
  for (const name of fieldNames) {
    const value = fieldOf(typed, name)
    if (value !== basis.fields[keyOf(name)].trim()) changed[keyOf(name)] = value
  }
  return changed
}

/** The values of a stored update on top of the current profile. */
export const resumedValues = (stored: ProfileInput, basis: ProfileBasis): ProfileValues => ({
  ...formValuesOf(basis),
  ...Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = stored[keyOf(name)]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

/**
 * Merges the reader's values when the profile changes from `before` to `after`. Fields that the reader did not
 * change follow the profile. Fields that both changed to different values keep the reader's, and are conflicts.
 */
export const mergeValues = (typed: ProfileValues, before: ProfileBasis, after: ProfileBasis) => {
  const mine = changedFields(typed, before)
  const values: Record<string, string> = {}
  const conflicts: Conflict[] = []
  for (const name of fieldNames) {
    const key = keyOf(name)
    const theirs = after.fields[key]
    const value = mine[key]
    values[name] = value === undefined ? theirs : (typed[name] ?? '')
    if (value !== undefined && theirs !== before.fields[key] && theirs !== value) {
      conflicts.push({ field: name, mine: value, theirs })
    }
  }
  return { values, conflicts }
}

/** The validation errors by field (spec accounts 5); empty if the form may be sent. */
export const validationErrors = (
  typed: ProfileValues,
  basis: ProfileBasis,
  words: ProfileWords,
): Record<string, string> => {
  // Unchanged values of the profile are not validated: the reader did not enter them here.
  const { displayName, emailAddress } = changedFields(typed, basis)
  const errors: Record<string, string> = {}
  if (displayName === '') errors['displayName'] = words.required
  else if (displayName && !isName(displayName)) errors['displayName'] = words.nameRule
  if (emailAddress === '') errors['email'] = words.required
  else if (emailAddress && !isEmail(emailAddress)) errors['email'] = words.wrongEmail
  return errors
}

/** Whether an update has any field to send. */
export const hasChanges = (changes: Partial<ProfileFields>): boolean =>
  profileKeys.some((key) => changes[key] !== undefined)
