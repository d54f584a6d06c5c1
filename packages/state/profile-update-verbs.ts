import { updateProfile } from '@bindery/contract/profile-update.ts'
import type { User } from '@bindery/contract/user.ts'
import { attempt } from './failure-of.ts'
import { profileUpdateMessages } from './profile-update.messages.ts'
import type { ProfileInput } from './profile-update.ts'
import type { ReaderVerb } from './reader-verb.ts'
import { ProfileChangedEvent } from './session.events.ts'

const attributeNames = {
  industry: 'industry',
  jobTitle: 'job-title',
  companySize: 'company-size',
} as const
const attributeKeys = ['industry', 'jobTitle', 'companySize'] as const
const keys = ['displayName', 'emailAddress', ...attributeKeys] as const

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
const read = (kept: unknown): ProfileInput | null => {
  const known = Object.entries(kept ?? {}).filter(
    ([key, value]) => keys.some((each) => each === key) && typeof value === 'string',
  )
  return known.length > 0 ? (Object.fromEntries(known) as ProfileInput) : null
}

export const profileUpdate: ReaderVerb<ProfileInput, { user: User }> = {
  kind: 'profile',
  name: (book) => book.define('profile-update', profileUpdateMessages).get().intent,
  keep: (input) => input,
  read,
  act: ({ client, core }, input, { from }) =>
    attempt(async () => {
      await client.call(updateProfile, wireOf(input))
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
