import { describe, expect, test, vi } from 'vitest'
import { leave, password, stand, until } from '../test/page.ts'
import { createProfileModel, type ProfileForm, type ProfileView } from './profile.model.ts'

type FormView = Extract<ProfileView, ProfileForm>
const reader = 'reader@example.com'
const verb = '/api/user/profile'

const isForm = (view: ProfileView | null): view is FormView => !!view && view.step !== 'guest'

const open = async (email?: string, options = {}) => {
  const stood = await stand(
    createProfileModel,
    {},
    { ...options, ...(email ? { reader: email } : {}) },
  )
  const filled = () => until(stood.model.$view, isForm)
  const form = () => {
    const view = stood.view()
    if (!isForm(view)) throw new Error('there is no form')
    return view
  }
  /** Another tab of the same browser changes the profile, and tells nobody. */
  const elsewhere = async (body: object) => {
    await stood.environment.fetch(`https://publisher.example${verb}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'bindery', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  const typing = (values: Record<string, string>) => ({ ...form().values, ...values })
  return { ...stood, filled, form, elsewhere, typing }
}
const blank = { jobTitle: '', companySize: '', industry: '' }
const robin = { displayName: 'Robin Reader', email: reader, ...blank }

test('nothing is drawn until it is known who reads; a guest is offered to sign in', async () => {
  const { model, state } = await open()
  expect(model.$view.get()).toBeNull()
  const view = await until(model.$view, (now): now is ProfileView => now !== null)
  expect(view.step).toBe('guest')
  view.signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('where it cannot be known who reads, that is said, and the button asks once more', async () => {
  const { model, mock, environment, filled, state } = await open(reader)
  await filled()
  await mock.faults([{ path: verb, status: 403 }])
  environment.hide(true)
  environment.show(true)
  const view = await until(model.$view, (now): now is ProfileView => now?.step === 'guest')
  expect(view).toMatchObject({ why: 'Something went wrong. Please try again.' })
  await mock.faults([])
  view.signIn()
  await filled()
  expect(state.auth.$auth.get()).toEqual({ step: 'closed' })
})

test('it shows the profile, and sends what was changed, once', async () => {
  const { filled, form, posts, typing, state, environment } = await open(reader)
  expect((await filled()).values).toEqual(robin)
  await form().submit(typing({ jobTitle: 'Analyst', displayName: ' Rob ' }))
  expect(form()).toMatchObject({ news: 'saved', problem: null, clashes: [] })
  expect(state.session.$session.get()).toMatchObject({
    user: { displayName: 'Rob', jobTitle: 'Analyst', industry: '' },
  })
  expect(environment.events.map(({ type }) => type)).toContain('bindery-profile-changed')
  await form().submit(typing({}))
  expect(form().news).toBe('unchanged')
  expect(await posts(verb)).toHaveLength(1)
  form().type(typing({ industry: 'Media' }))
  expect(form().news).toBeNull()
})

test('what is missing or wrong is said, what stood there before is not', async () => {
  const { filled, form, typing, words } = { ...(await open(reader)), words: null }
  await filled()
  expect(words).toBeNull()
  expect(form().validate(typing({ displayName: ' ', email: 'no mail' }))).toEqual({
    displayName: 'This field is required.',
    email: 'Please enter a valid email address.',
  })
  expect(form().validate(typing({ displayName: 'A|B', email: '' }))).toEqual({
    displayName: 'Names must not contain brackets, slashes, quotes, commas or pipes.',
    email: 'This field is required.',
  })
  expect(form().validate(typing({}))).toEqual({})
})

describe('a refusal', () => {
  test('an e-mail that belongs to somebody stands on its field', async () => {
    const { filled, form, typing } = await open(reader)
    await filled()
    await form().submit(typing({ email: 'good@example.com' }))
    expect(form()).toMatchObject({
      values: { email: 'good@example.com' },
      problem: { fields: { email: expect.stringContaining('That username is unavailable.') } },
    })
  })

  test('of a choice, by the name that the server has for it', async () => {
    const { filled, form, typing } = await open(reader)
    await filled()
    await form().submit(typing({ jobTitle: 'Pirate' }))
    expect(form().problem).toEqual({ fields: { jobTitle: 'Please select a valid value.' } })
  })

  test('a failing server keeps what was typed', async () => {
    const { filled, form, typing, mock } = await open(reader)
    await filled()
    await mock.faults([{ method: 'POST', path: verb, status: 500, times: 1 }])
    await form().submit(typing({ industry: 'Media' }))
    expect(form()).toMatchObject({
      values: { industry: 'Media' },
      problem: { message: 'Something went wrong. Please try again.' },
    })
    await form().submit(typing({}))
    expect(form().news).toBe('saved')
  })
})

describe('another tab changes the profile meanwhile', () => {
  test('another field: both are kept, and the form follows', async () => {
    const { filled, form, typing, elsewhere, state } = await open(reader)
    await filled()
    await elsewhere({ displayName: 'Rob' })
    await form().submit(typing({ jobTitle: 'Analyst' }))
    expect(form()).toMatchObject({ news: 'saved', clashes: [] })
    expect(form().values).toEqual({ ...robin, displayName: 'Rob', jobTitle: 'Analyst' })
    expect(state.session.$session.get()).toMatchObject({
      user: { displayName: 'Rob', jobTitle: 'Analyst' },
    })
  })

  test('the same field: the reader is shown both, and nothing is written over', async () => {
    const { filled, form, typing, elsewhere, state } = await open(reader)
    await filled()
    await elsewhere({ displayName: 'Robert' })
    await form().submit(typing({ displayName: 'Rob', industry: 'Media' }))
    expect(form().clashes).toEqual([{ field: 'displayName', mine: 'Rob', theirs: 'Robert' }])
    expect(form()).toMatchObject({
      values: { displayName: 'Rob', industry: 'Media' },
      problem: { fields: { displayName: '' } },
    })
    expect(state.session.$session.get()).toMatchObject({
      user: { displayName: 'Robert', industry: '' },
    })
    form().choose('theirs')
    expect(form()).toMatchObject({ clashes: [], problem: null })
    expect(form().values).toMatchObject({ displayName: 'Robert', industry: 'Media' })
    await form().submit(typing({}))
    expect(form().news).toBe('saved')
  })

  test('and the reader keeps what is here', async () => {
    const { filled, form, typing, elsewhere, state } = await open(reader)
    await filled()
    await elsewhere({ displayName: 'Robert' })
    await form().submit(typing({ displayName: 'Rob' }))
    form().choose('mine')
    await form().submit(typing({}))
    expect(state.session.$session.get()).toMatchObject({ user: { displayName: 'Rob' } })
  })

  test('and tells it: what is not touched follows, what is typed stays', async () => {
    const { filled, form, typing, elsewhere, environment } = await open(reader)
    const { round } = await filled()
    form().type(typing({ displayName: 'Rob' }))
    await elsewhere({ displayName: 'Robert', attributes: [{ name: 'industry', value: 'Media' }] })
    const other = environment.channel('bindery')
    other?.post('profile-changed')
    await expect.poll(() => form().clashes).toHaveLength(1)
    expect(form().values).toMatchObject({ displayName: 'Rob', industry: 'Media' })
    expect(form().round).toBeGreaterThan(round)
  })
})

describe('who reads changes', () => {
  test('a reader who signs out leaves nothing behind', async () => {
    const { filled, form, typing, state, view, model } = await open(reader)
    const before = await filled()
    form().type(typing({ displayName: 'Secret' }))
    await state.session.signOut()
    await until(model.$view, (now): now is ProfileView => now?.step === 'guest')
    before.type({ ...robin, displayName: 'Late' })
    await before.submit({ ...robin, displayName: 'Late' })
    expect(JSON.stringify(view())).not.toMatch(/Secret|Late|Robin/)
  })

  test('another reader gets a form of their own, and what the former one says is not heard', async () => {
    const { filled, form, typing, environment, mock, posts } = await open(reader)
    const before = await filled()
    form().type(typing({ displayName: 'Secret' }))
    environment.local.remove('bindery:user')
    await mock.signIn('best@example.com')
    environment.channel('bindery')?.post('signed-in')
    await expect.poll(() => form().values['displayName']).toBe('Bea Best')
    before.type({ ...robin, displayName: 'Late' })
    await before.submit({ ...robin, displayName: 'Late' })
    expect(form().values['displayName']).toBe('Bea Best')
    expect(await posts(verb)).toEqual([])
  })
})

test('a session that ends in the middle: kept, asked for once, done once after signing in', async () => {
  const { filled, form, typing, mock, state, posts } = await open(reader, {
    settings: { reload: 'never' },
  })
  await filled()
  await mock.faults([{ method: 'POST', path: verb, status: 401, times: 1 }])
  await form().submit(typing({ jobTitle: 'Retired' }))
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  expect(form().values).toMatchObject({ jobTitle: 'Retired' })
  await state.session.signIn({ username: reader, password })
  await expect.poll(() => form().news).toBe('saved')
  expect(form().problem).toBeNull()
  expect(state.session.$session.get()).toMatchObject({ user: { jobTitle: 'Retired' } })
  expect(await posts(verb)).toHaveLength(2)
})

test('and that fails then: what was typed is offered again, with what went wrong', async () => {
  const { filled, form, typing, mock, state } = await open(reader, {
    settings: { reload: 'never' },
  })
  await filled()
  await mock.faults([
    { method: 'POST', path: verb, status: 401, times: 1 },
    { method: 'POST', path: verb, status: 500, times: 1 },
  ])
  await form().submit(typing({ jobTitle: 'Retired' }))
  await state.session.signIn({ username: reader, password })
  await expect.poll(() => form().problem?.message).toBe('Something went wrong. Please try again.')
  expect(form().values).toMatchObject({ jobTitle: 'Retired' })
})

test('what is not the form’s to change is told: addresses, skills, subscription', async () => {
  const { filled, form } = await open(reader)
  await filled()
  await expect.poll(() => form().facts.map(({ term }) => term)).toContain('Addresses')
  expect(form().facts).toEqual([
    { term: 'Focus skills', entries: ['Delegation', 'Giving feedback', 'Strategic thinking'] },
    { term: 'Learning path', entries: ['First-time manager'] },
    {
      term: 'Addresses',
      entries: [
        'Robin Reader\nHarbor Consulting, 400 Summer Street\nBoston, MA 02210\nUS',
        'Robin Reader\n12 Rope Walk\nApt 3\nGloucester, MA 01930\nUS',
      ],
    },
  ])
  const subscriber = await open('better@example.com', { settings: { locale: 'en-US' } })
  await subscriber.filled()
  expect(subscriber.form().facts.slice(0, 2)).toEqual([
    { term: 'Subscription', entries: ['Digital + Print, 1 year, until March 1, 2036'] },
    { term: 'HMM', entries: ['Included'] },
  ])
})

test('the last day is the same one west of Greenwich', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  leave(() => void vi.unstubAllEnvs())
  const west = await open('better@example.com', { settings: { locale: 'en-US' } })
  await west.filled()
  expect(west.form().facts[0]?.entries).toEqual(['Digital + Print, 1 year, until March 1, 2036'])
})

test('addresses that cannot be had are said to be so', async () => {
  const { filled, form, mock, environment } = await open(reader)
  await filled()
  await mock.faults([{ path: '/api/commerce/address', status: 403 }])
  environment.local.remove('bindery:user')
  await mock.signIn('reader.de@example.com')
  environment.channel('bindery')?.post('signed-in')
  await expect
    .poll(() => form().facts.at(-1)?.entries)
    .toEqual(['Your addresses could not be looked up just now.'])
})
