import { describe, expect, test } from 'vitest'
import { type PageOptions, password, stand, until } from '../test/page.ts'
import { createAuthModel } from './auth.model.ts'
import type { AuthAttributes } from './auth.opening.ts'

const attributes: AuthAttributes = { open: false, screen: undefined, fromPaywall: false }

const modal = async (options: PageOptions = {}, own: Partial<AuthAttributes> = {}) => {
  const page = await stand(createAuthModel, { ...attributes, ...own }, options)
  /** Sends the open screen's form, and answers what the reader then sees. */
  const submit = async (values: Record<string, string>) => {
    await page.view().submit(values)
    return page.view()
  }
  return { ...page, submit }
}

describe('profile_settings', () => {
  const choices = { jobTitle: 'Analyst', companySize: '1 to 4', industry: '' }

  test('what was chosen is sent, then the modal closes and the page reloads', async () => {
    const { state, environment, submit } = await modal({ reader: 'reader@example.com' })
    void state.auth.open({ screen: 'profile_settings' })
    const view = await submit(choices)
    expect(view.step).toBe('closed')
    expect(environment.journeys).toEqual(['reload'])
    expect(state.session.$session.get()).toMatchObject({
      user: { jobTitle: 'Analyst', companySize: '1 to 4', industry: '' },
    })
  })

  test('a session that has ended: the reader signs in, and it is sent after all', async () => {
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

  test.each([true, false])('another reader signs in and is asked first: %s', async (yes) => {
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
    expect(view()).toMatchObject({ step: 'asking', wish: 'Save your profile' })
    view().answer(yes)
    expect(view().step).toBe('closed')
    if (yes) {
      await until(state.session.$session, (now): now is typeof now =>
        'user' in now ? now.user.jobTitle === 'Analyst' : false,
      )
    }
    expect(await posts(path)).toHaveLength(yes ? 2 : 1)
  })
})
