import { choicesOf } from '@bindery/contract/profile-choices.ts'
import { updateProfile } from '@bindery/state/account/profile-update.ts'
import { describe, expect, test } from 'vitest'
import { modal } from '../../test/auth-modal.ts'
import { password, until } from '../../test/page.ts'
import { profileChoicesOf } from '../other-screens/profile-choices-of.ts'

describe('profile_settings', () => {
  const choices = { jobTitle: 'Analyst', companySize: '1 to 4', industry: '' }

  test('profile_settings becomes sign-in once the server says that the reader is a guest', async () => {
    const { state, view } = await modal({})
    void state.auth.open({ screen: 'profile_settings' })
    expect(view()).toMatchObject({ screen: 'profile_settings' })
    await expect.poll(view).toMatchObject({ step: 'filling', screen: 'sign-in' })
  })

  test('submitting saves the choices, closes the modal and reloads the page', async () => {
    const { state, environment, submit } = await modal({ reader: 'reader@example.com' })
    void state.auth.open({ screen: 'profile_settings' })
    const view = await submit(choices)
    expect(view.step).toBe('closed')
    expect(environment.journeys).toEqual(['reload'])
    expect(state.session.$session.get()).toMatchObject({
      user: { jobTitle: 'Analyst', companySize: '1 to 4', industry: '' },
    })
  })

  test('profile_settings sends only the choices that were touched, and nothing if there are none', async () => {
    const { state, mock, view, submit, posts } = await modal({ settings: { reload: 'never' } })
    await mock.signIn('reader@example.com')
    await state.session.check()
    await updateProfile(state, { jobTitle: 'Analyst', industry: 'Media' })
    void state.auth.open({ screen: 'profile_settings' })
    const shown = profileChoicesOf(view().reader, view().choices)
    expect(shown).toEqual({ jobTitle: 'Analyst', companySize: '', industry: 'Media' })
    await submit({ ...shown, companySize: '1 to 4' })
    expect(state.session.$session.get()).toMatchObject({
      user: { jobTitle: 'Analyst', companySize: '1 to 4', industry: 'Media' },
    })
    void state.auth.open({ screen: 'profile_settings' })
    const before = await posts('/api/user/profile')
    expect((await submit({ ...shown, companySize: '1 to 4' })).step).toBe('closed')
    expect(await posts('/api/user/profile')).toEqual(before)
  })

  test('profile_settings offers the choices of the settings', async () => {
    const { state, mock, view } = await modal({ settings: { jobTitles: ['Editor', 'Analyst'] } })
    await mock.signIn('reader@example.com')
    await state.session.check()
    await updateProfile(state, { jobTitle: 'Analyst', companySize: '1 to 4' })
    void state.auth.open({ screen: 'profile_settings' })
    expect(choicesOf(view().choices).jobTitle).toEqual(['Editor', 'Analyst'])
    const shown = profileChoicesOf(view().reader, { ...view().choices, companySizes: ['1 to 9'] })
    expect(shown).toMatchObject({ jobTitle: 'Analyst', companySize: '' })
  })

  test('the choices are saved once the reader signs in after an expired session', async () => {
    const { state, mock, view, submit } = await modal({ settings: { reload: 'never' } })
    await mock.signIn('reader@example.com')
    await state.session.check()
    void state.auth.open({ screen: 'profile_settings' })
    const body = { code: 'unauthenticated' }
    const path = '/api/user/profile'
    await mock.faults([{ method: 'POST', path, status: 401, body, times: 1 }])
    await submit(choices)
    expect(view()).toMatchObject({
      screen: 'sign-in',
      reasons: ['Your session has ended. Please sign in again.', 'Save your profile'],
    })
    await submit({ email: 'reader@example.com', password })
    await until(state.session.$session, (now): now is typeof now =>
      'user' in now ? now.user.jobTitle === 'Analyst' : false,
    )
  })

  test.each([true, false])(
    'another reader who signs in is asked first and answers %s',
    async (yes) => {
      const { state, mock, view, submit, posts } = await modal({
        settings: { reload: 'never' },
      })
      await mock.signIn('reader@example.com')
      await state.session.check()
      void state.auth.open({ screen: 'profile_settings' })
      const body = { code: 'unauthenticated' }
      const path = '/api/user/profile'
      await mock.faults([{ method: 'POST', path, status: 401, body, times: 1 }])
      await submit(choices)
      await submit({ email: 'good@example.com', password })
      expect(view()).toMatchObject({ step: 'asking', action: 'Save your profile' })
      view().answer(yes)
      expect(view().step).toBe('closed')
      if (yes) {
        await until(state.session.$session, (now): now is typeof now =>
          'user' in now ? now.user.jobTitle === 'Analyst' : false,
        )
      }
      expect(await posts(path)).toHaveLength(yes ? 2 : 1)
    },
  )
})
