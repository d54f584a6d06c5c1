import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import {
  type ProfileBasis,
  type ProfileFields,
  type ProfileInput,
  profileKeys,
} from '@bindery/state/profile-update.ts'
import type { ProfileWords } from './profile.messages.ts'

/** What the form holds, by the names of its fields. */
export type ProfileValues = Readonly<Record<string, string>>

/** The fields of the form, in their order. */
export const fieldNames = ['displayName', 'email', 'jobTitle', 'companySize', 'industry'] as const
export type FieldName = (typeof fieldNames)[number]

/** A field that was changed here and elsewhere. */
export interface Clash {
  readonly field: FieldName
  readonly mine: string
  readonly theirs: string
}

const keyOf = (name: FieldName): keyof ProfileFields => (name === 'email' ? 'emailAddress' : name)

export const fieldOf = (values: ProfileValues, name: FieldName): string =>
  (values[name] ?? '').trim()

/** A profile as the form shows it. */
export const shownOf = ({ fields }: ProfileBasis): ProfileValues =>
  Object.fromEntries(fieldNames.map((name) => [name, fields[keyOf(name)]]))

/** What has been typed over the profile, and only it: what a call sends. */
export const changesOf = (typed: ProfileValues, basis: ProfileBasis): Partial<ProfileFields> => {
  const changed: { -readonly [K in keyof ProfileFields]?: string } = {}
  for (const name of fieldNames) {
    const value = fieldOf(typed, name)
    if (value !== basis.fields[keyOf(name)].trim()) changed[keyOf(name)] = value
  }
  return changed
}

/** What was kept of a form, over the profile of now. */
export const typedOver = (kept: ProfileInput, basis: ProfileBasis): ProfileValues => ({
  ...shownOf(basis),
  ...Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = kept[keyOf(name)]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

/**
 * The profile has become another one. What was not touched here follows it; what was stays as it is
 * typed, and is named where the other one differs.
 */
export const mergeOf = (typed: ProfileValues, was: ProfileBasis, now: ProfileBasis) => {
  const mine = changesOf(typed, was)
  const values: Record<string, string> = {}
  const clashes: Clash[] = []
  for (const name of fieldNames) {
    const key = keyOf(name)
    const theirs = now.fields[key]
    const value = mine[key]
    values[name] = value === undefined ? theirs : (typed[name] ?? '')
    if (value !== undefined && theirs !== was.fields[key] && theirs !== value) {
      clashes.push({ field: name, mine: value, theirs })
    }
  }
  return { values, clashes }
}

/** What is wrong with what is typed (spec accounts 5), by field; empty when it may be sent. */
export const faultsOf = (
  typed: ProfileValues,
  basis: ProfileBasis,
  words: ProfileWords,
): Record<string, string> => {
  // What stands in the profile already is not the reader's to mend.
  const { displayName, emailAddress } = changesOf(typed, basis)
  const faults: Record<string, string> = {}
  if (displayName === '') faults['displayName'] = words.required
  else if (displayName && !isName(displayName)) faults['displayName'] = words.nameRule
  if (emailAddress === '') faults['email'] = words.required
  else if (emailAddress && !isEmail(emailAddress)) faults['email'] = words.wrongEmail
  return faults
}

/** Whether there is anything to send. */
export const hasChanges = (changes: Partial<ProfileFields>): boolean =>
  profileKeys.some((key) => changes[key] !== undefined)
