import { describe, expect, test, vi } from 'vitest'
import { leave, password, stand, until } from '../test/page.ts'
import { createProfileModel, type ProfileForm, type ProfileView } from './profile.model.ts'

type FormView = Extract<ProfileView, ProfileForm>
const reader = 'reader@example.com'
const path = '/api/user/profile'

const isForm = (view: ProfileView | null): view is FormView => !!view && view.step !== 'guest'

const openForm = async (email?: string, options = {}) => {
  const page = await stand(
    createProfileModel,
    {},
    { ...options, ...(email ? { reader: email } : {}) },
  )
  const untilForm = () => until(page.model.$view, isForm)
  const form = () => {
    const view = page.view()
    if (!isForm(view)) throw new Error('there is no form')
    return view
  }
  /** Changes the profile as another tab does, without a tab message. */
  const changeElsewhere = async (body: object) => {
    await page.environment.fetch(`https://publisher.example${path}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'bindery', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  const withValues = (values: Record<string, string>) => ({ ...form().values, ...values })
  return { ...page, untilForm, form, changeElsewhere, withValues }
}
const blank = { jobTitle: '', companySize: '', industry: '' }
const robin = { displayName: 'Robin Reader', email: reader, ...blank }

test('the form renders nothing until the session is known, and offers a guest to sign in', async () => {
  const { model, state } = await openForm()
  expect(model.$view.get()).toBeNull()
  const view = await until(model.$view, (view): view is ProfileView => view !== null)
  expect(view.step).toBe('guest')
  view.signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('the form shows the error of a failed session check, and its button checks again', async () => {
  const { model, mock, environment, untilForm, state } = await openForm(reader)
  await untilForm()
  await mock.faults([{ path, status: 403 }])
  environment.hide(true)
  environment.show(true)
  const view = await until(model.$view, (view): view is ProfileView => view?.step === 'guest')
  expect(view).toMatchObject({ sessionError: 'Something went wrong. Please try again.' })
  await mock.faults([])
  await view.retry()
  await untilForm()
  expect(state.auth.$auth.get()).toEqual({ step: 'closed' })
})

test('the form shows the profile and sends changed fields once', async () => {
  const { untilForm, form, posts, withValues, state, environment } = await openForm(reader)
  expect((await untilForm()).values).toEqual(robin)
  await form().submit(withValues({ jobTitle: 'Analyst', displayName: ' Rob ' }))
  expect(form()).toMatchObject({ notice: 'saved', problem: null, conflicts: [] })
  expect(state.session.$session.get()).toMatchObject({
    user: { displayName: 'Rob', jobTitle: 'Analyst', industry: '' },
  })
  expect(environment.events.map(({ type }) => type)).toContain('bindery-profile-changed')
  await form().submit(withValues({}))
  expect(form().notice).toBe('unchanged')
  expect(await posts(path)).toHaveLength(1)
  form().saveDraft(withValues({ industry: 'Media' }))
  expect(form().notice).toBeNull()
})

test('the form reports errors of changed fields only', async () => {
  const { untilForm, form, withValues, words } = { ...(await openForm(reader)), words: null }
  await untilForm()
  expect(words).toBeNull()
  expect(form().validate(withValues({ displayName: ' ', email: 'no mail' }))).toEqual({
    displayName: 'This field is required.',
    email: 'Please enter a valid email address.',
  })
  expect(form().validate(withValues({ displayName: 'A|B', email: '' }))).toEqual({
    displayName: 'Names must not contain brackets, slashes, quotes, commas or pipes.',
    email: 'This field is required.',
  })
  expect(form().validate(withValues({}))).toEqual({})
})

describe('a failed update', () => {
  test('a taken e-mail marks its field', async () => {
    const { untilForm, form, withValues } = await openForm(reader)
    await untilForm()
    await form().submit(withValues({ email: 'good@example.com' }))
    expect(form()).toMatchObject({
      values: { email: 'good@example.com' },
      problem: { fields: { email: expect.stringContaining('That username is unavailable.') } },
    })
  })

  test('a rejected field is marked although the server names it differently', async () => {
    const { untilForm, form, withValues } = await openForm(reader)
    await untilForm()
    await form().submit(withValues({ jobTitle: 'Pirate' }))
    expect(form().problem).toEqual({ fields: { jobTitle: 'Please select a valid value.' } })
  })

  test('the form keeps the values after a server error', async () => {
    const { untilForm, form, withValues, mock } = await openForm(reader)
    await untilForm()
    await mock.faults([{ method: 'POST', path, status: 500, times: 1 }])
    await form().submit(withValues({ industry: 'Media' }))
    expect(form()).toMatchObject({
      values: { industry: 'Media' },
      problem: { message: 'Something went wrong. Please try again.' },
    })
    await form().submit(withValues({}))
    expect(form().notice).toBe('saved')
  })
})

describe('a change by another tab', () => {
  test('a change of another field is merged', async () => {
    const { untilForm, form, withValues, changeElsewhere, state } = await openForm(reader)
    await untilForm()
    await changeElsewhere({ displayName: 'Rob' })
    await form().submit(withValues({ jobTitle: 'Analyst' }))
    expect(form()).toMatchObject({ notice: 'saved', conflicts: [] })
    expect(form().values).toEqual({ ...robin, displayName: 'Rob', jobTitle: 'Analyst' })
    expect(state.session.$session.get()).toMatchObject({
      user: { displayName: 'Rob', jobTitle: 'Analyst' },
    })
  })

  test('a change of the same field is a conflict, and overwrites nothing', async () => {
    const { untilForm, form, withValues, changeElsewhere, state } = await openForm(reader)
    await untilForm()
    await changeElsewhere({ displayName: 'Robert' })
    await form().submit(withValues({ displayName: 'Rob', industry: 'Media' }))
    expect(form().conflicts).toEqual([{ field: 'displayName', mine: 'Rob', theirs: 'Robert' }])
    expect(form()).toMatchObject({
      values: { displayName: 'Rob', industry: 'Media' },
      problem: { fields: { displayName: '' } },
    })
    expect(state.session.$session.get()).toMatchObject({
      user: { displayName: 'Robert', industry: '' },
    })
    form().choose('theirs')
    expect(form()).toMatchObject({ conflicts: [], problem: null })
    expect(form().values).toMatchObject({ displayName: 'Robert', industry: 'Media' })
    await form().submit(withValues({}))
    expect(form().notice).toBe('saved')
  })

  test('the reader can overwrite a change of the same field', async () => {
    const { untilForm, form, withValues, changeElsewhere, state } = await openForm(reader)
    await untilForm()
    await changeElsewhere({ displayName: 'Robert' })
    await form().submit(withValues({ displayName: 'Rob' }))
    form().choose('mine')
    await form().submit(withValues({}))
    expect(state.session.$session.get()).toMatchObject({ user: { displayName: 'Rob' } })
  })

  test('a tab message updates untouched fields and keeps changed ones', async () => {
    const { untilForm, form, withValues, changeElsewhere, environment } = await openForm(reader)
    const { revision } = await untilForm()
    form().saveDraft(withValues({ displayName: 'Rob' }))
    await changeElsewhere({
      displayName: 'Robert',
      attributes: [{ name: 'industry', value: 'Media' }],
    })
    const other = environment.channel('bindery')
    other?.post('profile-changed')
    await expect.poll(() => form().conflicts).toHaveLength(1)
    expect(form().values).toMatchObject({ displayName: 'Rob', industry: 'Media' })
    expect(form().revision).toBeGreaterThan(revision)
  })
})

describe('a change of reader', () => {
  test('sign-out clears the form and drops late values', async () => {
    const { untilForm, form, withValues, state, view, model } = await openForm(reader)
    const before = await untilForm()
    form().saveDraft(withValues({ displayName: 'Secret' }))
    await state.session.signOut()
    await until(model.$view, (view): view is ProfileView => view?.step === 'guest')
    before.saveDraft({ ...robin, displayName: 'Late' })
    await before.submit({ ...robin, displayName: 'Late' })
    expect(JSON.stringify(view())).not.toMatch(/Secret|Late|Robin/)
  })

  test('the new reader gets a new form without late values of the former one', async () => {
    const { untilForm, form, withValues, environment, mock, posts } = await openForm(reader)
    const before = await untilForm()
    form().saveDraft(withValues({ displayName: 'Secret' }))
    environment.local.remove('bindery:user')
    await mock.signIn('best@example.com')
    environment.channel('bindery')?.post('signed-in')
    await expect.poll(() => form().values['displayName']).toBe('Bea Best')
    before.saveDraft({ ...robin, displayName: 'Late' })
    await before.submit({ ...robin, displayName: 'Late' })
    expect(form().values['displayName']).toBe('Bea Best')
    expect(await posts(path)).toEqual([])
  })
})

test('an update that ends the session is resumed once after sign-in', async () => {
  const { untilForm, form, withValues, mock, state, posts } = await openForm(reader, {
    settings: { reload: 'never' },
  })
  await untilForm()
  await mock.faults([{ method: 'POST', path, status: 401, times: 1 }])
  await form().submit(withValues({ jobTitle: 'Retired' }))
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  expect(form().values).toMatchObject({ jobTitle: 'Retired' })
  await state.session.signIn({ username: reader, password })
  await expect.poll(() => form().notice).toBe('saved')
  expect(form().problem).toBeNull()
  expect(state.session.$session.get()).toMatchObject({ user: { jobTitle: 'Retired' } })
  expect(await posts(path)).toHaveLength(2)
})

test('a resumed update that fails returns its values to the form with the error', async () => {
  const { untilForm, form, withValues, mock, state } = await openForm(reader, {
    settings: { reload: 'never' },
  })
  await untilForm()
  await mock.faults([
    { method: 'POST', path, status: 401, times: 1 },
    { method: 'POST', path, status: 500, times: 1 },
  ])
  await form().submit(withValues({ jobTitle: 'Retired' }))
  await state.session.signIn({ username: reader, password })
  await expect.poll(() => form().problem?.message).toBe('Something went wrong. Please try again.')
  expect(form().values).toMatchObject({ jobTitle: 'Retired' })
})

test('the form shows addresses, skills and the subscription as facts', async () => {
  const { untilForm, form } = await openForm(reader)
  await untilForm()
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
  const subscriber = await openForm('better@example.com', { settings: { locale: 'en-US' } })
  await subscriber.untilForm()
  expect(subscriber.form().facts).toEqual([
    { term: 'Subscription', entries: ['Digital + Print, 1 year, until March 1, 2036'] },
  ])
})

test('the last day of access does not depend on the time zone', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  leave(() => void vi.unstubAllEnvs())
  const west = await openForm('better@example.com', { settings: { locale: 'en-US' } })
  await west.untilForm()
  expect(west.form().facts[0]?.entries).toEqual(['Digital + Print, 1 year, until March 1, 2036'])
})

test('the form says that addresses failed to load', async () => {
  const { untilForm, form, mock, environment } = await openForm(reader)
  await untilForm()
  await mock.faults([{ path: '/api/commerce/address', status: 403 }])
  environment.local.remove('bindery:user')
  await mock.signIn('reader.de@example.com')
  environment.channel('bindery')?.post('signed-in')
  await expect
    .poll(() => form().facts.at(-1)?.entries)
    .toEqual(['Your addresses could not be loaded.'])
})
