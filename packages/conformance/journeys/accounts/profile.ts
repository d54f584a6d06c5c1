import { endpoints } from '@bindery/contract/endpoints.ts'
import type { User } from '@bindery/contract/user.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { signedInReader } from './account.ts'

/** An HTTP date. */
const isHttpDate = (text: string): boolean =>
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)

/** HTTP dates count seconds: within one, a date may stay as it is. */
const slackMs = 2000

type Profile = Answer<User>
const modifiedOf = ({ exchange }: Profile) => exchange.headers.get('last-modified') ?? ''
const tagOf = ({ exchange }: Profile) => exchange.headers.get('etag')

/** The headers follow a change of the profile. */
function checkHeaders(reader: Reader, before: Profile, after: Profile): void {
  const tag = tagOf(after)
  reader.expect(tag === null || tag !== tagOf(before), after, {
    name: 'profile-etag',
    expected: 'another ETag after a change of the profile',
    got: `${tag} again`,
  })
  const isOld =
    isHttpDate(modifiedOf(before)) && Date.parse(modifiedOf(before)) < Date.now() - slackMs
  reader.expect(!isOld || modifiedOf(after) !== modifiedOf(before), after, {
    name: 'profile-stale',
    expected: 'another Last-Modified after a change of the profile',
    got: `${modifiedOf(after)} again`,
  })
}

/** Writes another job title, and puts the old one back. */
async function checkUpdate(reader: Reader, profile: Profile): Promise<void> {
  const before = profile.data.jobTitle
  const jobTitle = before === 'Analyst' ? 'Consultant' : 'Analyst'
  const write = (value: string) =>
    reader.attempt(endpoints.updateProfile, { attributes: [{ name: 'job-title', value }] }, [], {
      goesOn: true,
    })
  const written = await write(jobTitle)
  if (!written.data) return
  let isKept = false
  try {
    const after = await reader.call(endpoints.readProfile, {})
    isKept = reader.expect(after.data.jobTitle === jobTitle, written, {
      name: 'write-lost',
      expected: 'the new job title in the profile',
      got: 'the old one',
    })
    if (isKept) checkHeaders(reader, profile, after)
  } finally {
    await write(before)
  }
  if (!isKept) return
  // The profile is newer than that.
  const headers = { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }
  const again = { attributes: [{ name: 'job-title' as const, value: before }] }
  await reader.refused(endpoints.updateProfile, again, ['profile_changed'], { headers })
}

/** Names of fields that no page needs. */
const secret =
  /^_?(pass(word|wd|phrase)?|pwd|salt)([_-]?(hash|salt|digest))?$|^hash(ed)?([_-]?pass(word)?)?$/i

/** The path of a secret in the profile, if it has one. */
function secretIn(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const here = path ? `${path}.${name}` : name
    if (secret.test(name) && inner) return here
    const deeper = secretIn(inner, here)
    if (deeper) return deeper
  }
  return undefined
}

/** Another reader has another ETag, and cannot take the e-mail of this one. */
async function checkStranger(context: JourneyContext, profile: Profile): Promise<void> {
  const stranger = await context.newStranger()
  if (!stranger) return
  const { reader, account } = stranger
  const other = await reader.call(endpoints.readProfile, {})
  reader.expect(tagOf(profile) === null || tagOf(other) !== tagOf(profile), other, {
    name: 'profile-etag',
    expected: 'another ETag for another reader',
    got: `${tagOf(other)} for both`,
  })
  if (!context.makes('updateProfile') || reader.isFaulty('updateProfile')) return
  const { emailAddress } = profile.data
  if (!emailAddress || emailAddress === other.data.emailAddress) return
  const { judgement } = await reader.probe(endpoints.updateProfile, { emailAddress })
  // Whatever the server has made of it, the other reader gets their own address back.
  if (judgement.kind === 'ok') {
    await reader.probe(endpoints.updateProfile, { emailAddress: account.email })
  }
  await reader.refused(endpoints.updateProfile, { emailAddress }, ['username_unavailable'])
}

/** The date has the form of HTTP, and the body has no secret. */
function checkForms(reader: Reader, profile: Profile): void {
  const modified = profile.exchange.headers.get('last-modified')
  reader.expect(modified === null || isHttpDate(modified), profile, {
    name: 'header-form',
    expected: 'Last-Modified: Sun, 01 Mar 2026 09:30:00 GMT, an HTTP date',
    got: `Last-Modified: ${modified}`,
  })
  const path = secretIn(profile.data) ?? ''
  reader.expect(path === '', profile, {
    name: 'secret-told',
    expected: 'no password, and nothing that was made from one',
    got: 'a value',
    path,
  })
}

export const profileJourney: Journey = {
  name: 'profile',
  title: 'A page tells whether a cached profile is stale',
  calls: ['readProfile', 'profileModified', 'updateProfile'],
  async run(context) {
    const reader = await signedInReader(context)
    const profile = await reader.call(endpoints.readProfile, {})
    const modified = profile.exchange.headers.get('last-modified')
    const isSent = reader.expect(modified !== null, profile, {
      name: 'header-missing',
      expected: 'the header last-modified',
      got: 'an answer without it',
    })
    if (context.makes('profileModified')) {
      const head = await reader.attempt(endpoints.profileModified, {}, [], { goesOn: true })
      const modifiedTag = head.data?.etag
      const tag = profile.exchange.headers.get('etag')
      const agrees = head.data?.['last-modified'] === modified && (modifiedTag ?? tag) === tag
      reader.expect(!head.data || !isSent || agrees, head, {
        name: 'profile-stale',
        expected: `Last-Modified: ${modified}`,
        got: head.data?.['last-modified'] ?? 'none',
      })
    }
    checkForms(reader, profile)
    if (!isSent) return
    if (context.readOnly) {
      if (context.makes('updateProfile')) context.omit('an update (it writes)', 'updateProfile')
      return
    }
    if (context.makes('updateProfile')) await checkUpdate(reader, profile)
    await checkStranger(context, profile)
  },
}
