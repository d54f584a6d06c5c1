import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from './account.ts'

/** Writes another job title, and puts the old one back. */
async function checkUpdate(reader: Reader, before: string): Promise<void> {
  const jobTitle = before === 'Analyst' ? 'Consultant' : 'Analyst'
  const write = (value: string) =>
    reader.attempt(endpoints.updateProfile, { attributes: [{ name: 'job-title', value }] }, [], {
      goesOn: true,
    })
  const written = await write(jobTitle)
  if (!written.data) return
  try {
    const after = await reader.call(endpoints.readProfile, {})
    reader.expect(after.data.jobTitle === jobTitle, written, {
      name: 'write-lost',
      expected: 'the new job title in the profile',
      got: 'the old one',
    })
  } finally {
    await write(before)
  }
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
    if (!isSent || !context.makes('updateProfile')) return
    if (context.readOnly) context.omit('an update (it writes)', 'updateProfile')
    else await checkUpdate(reader, profile.data.jobTitle)
  },
}
