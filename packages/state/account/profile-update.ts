import type { User } from '@bindery/contract/user.ts'
import type { Result } from '../client/failure.ts'
import { signedOut } from '../client/lazy.ts'
import type { MessageBook } from '../messages/book.ts'
import type { Core } from '../session/core.ts'
import type { ActionTools, ResumableAction } from '../session/resumable-action.ts'
import { ProfileChangedEvent } from '../session/session.events.ts'
import { type ActionOptions, readerId, type SessionState } from '../session/session.ts'
import { profileUpdateMessages } from './profile-update.messages.ts'

/** The fields of a profile that a reader can change. '' clears a choice. */
export interface ProfileFields {
  readonly displayName: string
  readonly emailAddress: string
  readonly industry: string
  readonly jobTitle: string
  readonly companySize: string
}

/** The profile that a change is based on. */
export interface ProfileBasis {
  /** The id of its reader. */
  readonly reader: string
  /** Its Last-Modified. '' if unknown: the profile is then refetched before the change. */
  readonly modified: string
  readonly fields: ProfileFields
}

export interface ProfileInput extends Partial<ProfileFields> {
  /** With a basis, the change does not overwrite newer changes from elsewhere. */
  readonly basis?: ProfileBasis
}

export const profileKeys = [
  'displayName',
  'emailAddress',
  'jobTitle',
  'companySize',
  'industry',
] as const

/** The basis of a change, from the user record that a form shows. */
export const basisOf = (user: User, modified: string): ProfileBasis => {
  const { displayName, emailAddress, jobTitle, companySize, industry } = user
  const fields = { displayName, emailAddress, jobTitle, companySize, industry }
  return { reader: readerId(user), modified, fields }
}

/** The fields in conflict: changed elsewhere, and here to another value. */
export const clashesOf = (
  input: Partial<ProfileFields>,
  was: ProfileFields,
  now: ProfileFields,
): (keyof ProfileFields)[] =>
  profileKeys.filter((key) => {
    const value = input[key]
    return value !== undefined && now[key] !== was[key] && now[key] !== value
  })

const attributeNames = {
  industry: 'industry',
  jobTitle: 'job-title',
  companySize: 'company-size',
} as const
const attributeKeys = ['industry', 'jobTitle', 'companySize'] as const

/**
 * The body that the server expects: all of the profile (spec accounts 3). Fields that the reader did not touch
 * keep the values of `known`.
 */
const bodyOf = (input: ProfileInput, known: Partial<ProfileFields> = {}) => {
  const { displayName, emailAddress, ...rest } = { ...known, ...textsOf(input) }
  const attributes = attributeKeys.flatMap((key) => {
    const value = rest[key]
    return value === undefined ? [] : [{ name: attributeNames[key], value }]
  })
  return {
    // A profile may have no name. The server refuses an empty one.
    ...(displayName || input.displayName !== undefined ? { displayName } : {}),
    ...(emailAddress || input.emailAddress !== undefined ? { emailAddress } : {}),
    attributes,
  }
}

/** The text fields of a stored profile. Drops unknown fields; the server validates the values. */
const textsOf = (stored: unknown): Partial<ProfileFields> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([key, value]) => profileKeys.some((each) => each === key) && typeof value === 'string',
    ),
  )

const parse = (stored: unknown): ProfileInput | null => {
  const input = textsOf(stored)
  if (Object.keys(input).length === 0) return null
  const { reader, modified, fields } = ((stored as ProfileInput).basis ??
    {}) as Partial<ProfileBasis>
  const was = textsOf(fields)
  const isComplete = profileKeys.every((key) => was[key] !== undefined)
  return isComplete && typeof reader === 'string' && typeof modified === 'string'
    ? // The sign-in has changed Last-Modified, so the profile has to be refetched first.
      { ...input, basis: { reader, modified: '', fields: was as ProfileFields } }
    : input
}

const changedElsewhere = {
  ok: false,
  failure: { kind: 'refused', code: 'profile_changed', status: 412 },
} as const

const send = ({ call }: ActionTools, input: ProfileInput, basis: ProfileBasis | undefined) => {
  const since = basis?.modified
  const headers = since ? { 'If-Unmodified-Since': since } : {}
  return call('updateProfile', bodyOf(input, basis?.fields), { headers })
}
const basisIn = (state: SessionState | undefined): ProfileBasis | undefined =>
  state && 'user' in state ? basisOf(state.user, state.modified) : undefined

/**
 * Sends the change on top of the profile that it is based on, or else of the session's. If the profile has
 * changed since, refetches it, and sends the change again unless the fields are in conflict. A change without
 * a basis, or of another reader who has confirmed it, is in conflict with nothing.
 */
const save = async (tools: ActionTools, input: ProfileInput): Promise<Result> => {
  const current = basisIn(tools.core.$session.value)
  const isOwn = !input.basis || input.basis.reader === current?.reader
  const basis = isOwn ? (input.basis ?? current) : undefined
  let refusal: Result = changedElsewhere
  if (basis && basis.modified !== '') {
    const answer = await send(tools, input, basis)
    if (answer.ok) return answer
    const { failure } = answer
    const isChanged = failure.kind === 'refused' && failure.code === 'profile_changed'
    // What was compared with this reader's profile is not offered to another one.
    if (!isChanged && !(failure.kind === 'signed-out' && failure.replaced)) return answer
    refusal = answer
  }
  const now = basisIn(await tools.core.load()) ?? basis
  const isSameReader = now !== undefined && now.reader === input.basis?.reader
  if (isSameReader && clashesOf(input, (input.basis ?? now).fields, now.fields).length > 0)
    return refusal
  return send(tools, input, now)
}

const textsOfUpdate = (book: MessageBook) =>
  book.define('profile-update', profileUpdateMessages).get()

export const profileUpdate: ResumableAction<ProfileInput, { user: User }> = {
  kind: 'profile',
  name: (book) => textsOfUpdate(book).intent,
  serialize: (input) => input,
  parse,
  run: async (tools, input, { from }) => {
    const { core } = tools
    const saved = await save(tools, input)
    if (!saved.ok) return saved
    const state = await core.load()
    if (tools.readerChanged()) return signedOut
    core.tabs.broadcast('profile-changed')
    if ('user' in state) {
      core.environment.dispatch(new ProfileChangedEvent(state.user), from)
      return { ok: true, user: state.user }
    }
    const failure = 'failure' in state ? state.failure : undefined
    return { ok: false, failure: failure ?? { kind: 'signed-out' } }
  },
  successText: (book) => textsOfUpdate(book).done,
}

/**
 * Changes the given fields. Then refetches the profile, here and in the other tabs, and dispatches
 * `bindery-profile-changed`. For an ended session see `ResumableAction`.
 * Refusals: `invalid_fields` (errors), `username_unavailable`, and with a basis `profile_changed`: a field is
 * in conflict. The profile is then refetched, so that the reader can choose.
 */
export const updateProfile = (
  { server }: Pick<Core, 'server'>,
  input: ProfileInput,
  options?: ActionOptions,
): Promise<Result<{ user: User }>> => server.run(profileUpdate, input, options)
