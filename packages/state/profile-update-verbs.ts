import type { Client } from '@bindery/api/client.ts'
import { isError, RefusedError } from '@bindery/api/errors.ts'
import { updateProfile } from '@bindery/contract/profile-update.ts'
import type { User } from '@bindery/contract/user.ts'
import { attempt } from './failure-of.ts'
import { profileUpdateMessages } from './profile-update.messages.ts'
import {
  basisOf,
  clashesOf,
  type ProfileBasis,
  type ProfileFields,
  type ProfileInput,
  profileKeys,
} from './profile-update.ts'
import type { ReaderVerb, VerbTools } from './reader-verb.ts'
import { ProfileChangedEvent } from './session.events.ts'

const attributeNames = {
  industry: 'industry',
  jobTitle: 'job-title',
  companySize: 'company-size',
} as const
const attributeKeys = ['industry', 'jobTitle', 'companySize'] as const

/** As the server wants it. */
const wireOf = (input: ProfileInput) => {
  const { displayName, emailAddress } = input
  const attributes = attributeKeys.flatMap((key) => {
    const value = input[key]
    return value === undefined ? [] : [{ name: attributeNames[key], value }]
  })
  return {
    ...(displayName === undefined ? {} : { displayName }),
    ...(emailAddress === undefined ? {} : { emailAddress }),
    attributes,
  }
}

/** Texts, and nothing that is none of its fields; what they say the server judges. */
const textsOf = (kept: unknown): Partial<ProfileFields> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(
      ([key, value]) => profileKeys.some((each) => each === key) && typeof value === 'string',
    ),
  )

const read = (kept: unknown): ProfileInput | null => {
  const input = textsOf(kept)
  if (Object.keys(input).length === 0) return null
  const { reader, modified, fields } = ((kept as ProfileInput).basis ?? {}) as Partial<ProfileBasis>
  const was = textsOf(fields)
  const whole = profileKeys.every((key) => was[key] !== undefined)
  return whole && typeof reader === 'string' && typeof modified === 'string'
    ? // Signing in again has changed the profile in any case: it is read first.
      { ...input, basis: { reader, modified: '', fields: was as ProfileFields } }
    : input
}

const isChanged = (error: unknown) =>
  isError(error, 'RefusedError') && error.code === 'profile_changed'

const send = (client: Client, input: ProfileInput) => {
  const since = input.basis?.modified
  const headers = since ? { 'If-Unmodified-Since': since } : {}
  return client.call(updateProfile, wireOf(input), { headers })
}

/**
 * Sends the change. When the profile has changed since, it is read again, and the change is sent once more
 * if it touches other fields. For another reader, who has agreed to it already, there is no basis to
 * compare with.
 */
const save = async ({ client, core }: VerbTools, input: ProfileInput): Promise<void> => {
  const { basis } = input
  let refusal: unknown = new RefusedError(updateProfile.name, 'profile_changed', 412, null)
  if (basis?.modified !== '') {
    try {
      await send(client, input)
      return
    } catch (error) {
      if (!basis || !isChanged(error)) throw error
      refusal = error
    }
  }
  const state = await core.load()
  const now = 'user' in state ? basisOf(state.user, state.modified) : basis
  const same = now.reader === basis.reader
  if (same && clashesOf(input, basis.fields, now.fields).length > 0) throw refusal
  await send(client, { ...input, basis: now })
}

export const profileUpdate: ReaderVerb<ProfileInput, { user: User }> = {
  kind: 'profile',
  name: (book) => book.define('profile-update', profileUpdateMessages).get().intent,
  keep: (input) => input,
  read,
  act: (tools, input, { from }) =>
    attempt(async () => {
      const { core } = tools
      await save(tools, input)
      const state = await core.load()
      core.tabs.tell('profile-changed')
      if ('user' in state) {
        core.environment.dispatch(new ProfileChangedEvent(state.user), from)
        return { ok: true, user: state.user }
      }
      const failure = 'failure' in state ? state.failure : undefined
      return { ok: false, failure: failure ?? { kind: 'signed-out' } }
    }),
  done: (book) => book.define('profile-update', profileUpdateMessages).get().done,
}
