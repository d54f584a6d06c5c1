import { describe, expect, test } from 'vitest'
import { reader, until, type Visit, visit } from '../test/state.ts'
import { basisOf, type ProfileInput, profileUpdate, updateProfile } from './profile-update.ts'

const opened = async (email = reader.username) => {
  const here = visit()
  await here.server.control.signIn(email)
  const state = await here.state.session.check()
  if (!('user' in state)) throw new Error('nobody is signed in')
  return { here, basis: basisOf(state.user, state.modified) }
}
const profileOf = async ({ state }: Visit) => {
  const now = await state.session.refresh()
  return 'user' in now ? now.user : null
}
/** Another tab, whose change the first one has not heard of. */
const elsewhere = async (here: Visit, input: ProfileInput) => {
  const headers = { 'x-requested-with': 'bindery', 'content-type': 'application/json' }
  const { displayName, jobTitle } = input
  const attributes = jobTitle === undefined ? [] : [{ name: 'job-title', value: jobTitle }]
  await here.page.fetch('https://publisher.example/api/user/profile', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...(displayName ? { displayName } : {}), attributes }),
  })
}

describe('a profile update after a change in another tab', () => {
  test('an update of another field is sent again, and both changes are kept', async () => {
    const { here, basis } = await opened()
    await elsewhere(here, { displayName: 'Rob' })
    expect((await updateProfile(here.state, { jobTitle: 'Analyst', basis })).ok).toBe(true)
    expect(await profileOf(here)).toMatchObject({ displayName: 'Rob', jobTitle: 'Analyst' })
    expect((await here.calls()).filter((call) => call === 'POST /api/user/profile')).toHaveLength(3)
  })

  test('an update of the same field is refused, and the session has the newer profile', async () => {
    const { here, basis } = await opened()
    await elsewhere(here, { jobTitle: 'Retired' })
    const answer = await updateProfile(here.state, { jobTitle: 'Analyst', basis })
    expect(answer).toMatchObject({ ok: false, failure: { code: 'profile_changed', status: 412 } })
    expect(here.state.session.$session.get()).toMatchObject({ user: { jobTitle: 'Retired' } })
  })

  test('an update to the same value succeeds', async () => {
    const { here, basis } = await opened()
    await elsewhere(here, { jobTitle: 'Analyst' })
    expect((await updateProfile(here.state, { jobTitle: 'Analyst', basis })).ok).toBe(true)
  })

  test('an update without a basis overwrites the other change', async () => {
    const { here } = await opened()
    await elsewhere(here, { jobTitle: 'Retired' })
    expect((await updateProfile(here.state, { jobTitle: 'Analyst' })).ok).toBe(true)
    expect(await profileOf(here)).toMatchObject({ jobTitle: 'Analyst' })
  })
})

test('an update for another reader does not conflict with the basis of the first', async () => {
  const { here, basis } = await opened()
  await here.server.control.signIn('best@example.com')
  await elsewhere(here, { jobTitle: 'Retired' })
  await here.state.session.refresh()
  expect((await updateProfile(here.state, { jobTitle: 'Analyst', basis })).ok).toBe(true)
  expect(await profileOf(here)).toMatchObject({
    emailAddress: 'best@example.com',
    jobTitle: 'Analyst',
  })
})

test('an update does not overwrite the profile of a reader who signs in meanwhile', async () => {
  const { here, basis } = await opened()
  await here.server.control.signIn('best@example.com')
  await elsewhere(here, { jobTitle: 'Retired' })
  const answer = await updateProfile(here.state, { jobTitle: 'Analyst', basis })
  expect(answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  expect(here.state.pendingActions.$action.get()).toBeNull()
  expect(await profileOf(here)).toMatchObject({
    emailAddress: 'best@example.com',
    jobTitle: 'Retired',
  })
})

test('a stored basis is restored whole or dropped', async () => {
  const { basis } = await opened()
  const input = { jobTitle: 'Analyst', basis }
  const read = profileUpdate.parse(JSON.parse(JSON.stringify(input)))
  expect(read).toEqual({ ...input, basis: { ...basis, modified: '' } })
  for (const wrong of [{}, { ...basis, fields: { industry: 7 } }, { ...basis, modified: null }]) {
    expect(profileUpdate.parse({ ...input, basis: wrong })).toEqual({ jobTitle: 'Analyst' })
  }
  for (const wrong of [null, 7, {}, { basis }]) expect(profileUpdate.parse(wrong)).toBeNull()
})

test('an update without Last-Modified reads the profile first', async () => {
  const { here, basis } = await opened()
  await elsewhere(here, { jobTitle: 'Retired' })
  const blind = { ...basis, modified: '' }
  const answer = await updateProfile(here.state, { jobTitle: 'Analyst', basis: blind })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'profile_changed' } })
  expect((await updateProfile(here.state, { industry: 'Media', basis: blind })).ok).toBe(true)
  expect(await profileOf(here)).toMatchObject({ jobTitle: 'Retired', industry: 'Media' })
})

test('an update after an expired session runs once after sign-in and reports a conflict', async () => {
  const { here, basis } = await opened()
  await here.server.control.faults([
    { method: 'POST', path: '/api/user/profile', status: 401, times: 1 },
  ])
  await updateProfile(here.state, { jobTitle: 'Analyst', basis })
  await here.state.session.signIn(reader)
  await elsewhere(here, { jobTitle: 'Retired' })
  const after = here.reloaded()
  const outcome = await until(after.state.pendingActions.$outcome, (now) => now !== null)
  expect(outcome?.failure).toMatchObject({ code: 'profile_changed' })
  expect(outcome?.data).toMatchObject({ jobTitle: 'Analyst' })
})

test('an update carries the whole profile, with what the reader did not touch as it was', async () => {
  const { here, basis } = await opened()
  const bodies: unknown[] = []
  const { fetch } = here.page
  Object.assign(here.page, {
    fetch: async (input: Request, init?: RequestInit) => {
      const request = new Request(input, init)
      if (request.method === 'POST') bodies.push(await request.clone().json())
      return fetch(request)
    },
  })
  const { displayName, emailAddress } = basis.fields
  const attributesOf = (fields: object) => {
    const all = { ...basis.fields, ...fields }
    return [
      { name: 'industry', value: all.industry },
      { name: 'job-title', value: all.jobTitle },
      { name: 'company-size', value: all.companySize },
    ]
  }
  await updateProfile(here.state, { jobTitle: 'Analyst' })
  const first = { jobTitle: 'Analyst' }
  await updateProfile(here.state, { displayName: 'Rob', basis: { ...basis, modified: '' } })
  expect(bodies).toEqual([
    { displayName, emailAddress, attributes: attributesOf(first) },
    { displayName: 'Rob', emailAddress, attributes: attributesOf(first) },
  ])
})
