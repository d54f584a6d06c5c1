import { describe, expect, test } from 'vitest'
import { updateProfile } from '../account/profile-update.ts'
import { createServer, reader, visit } from '../test/state.ts'

const profile = '/api/user/profile'

describe('registering', () => {
  const input = {
    firstName: 'Grace',
    lastName: 'Hopper',
    emailAddress: 'grace@example.com',
    password: 'Compiler#1952',
    optIn: true,
  }

  test('the modal goes on to the profile step, and closing it reloads the page', async () => {
    const here = visit()
    const waiting = here.state.auth.open({ screen: 'registration' })
    expect(await here.state.session.register(input)).toMatchObject({
      ok: true,
      outcome: 'registered',
    })
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'profile_settings' })
    expect(await waiting).toMatchObject({ firstName: 'Grace' })
    expect(here.page.journeys).toEqual([])
    expect(await updateProfile(here.state, { jobTitle: 'Retired', industry: '' })).toMatchObject({
      ok: true,
      user: { jobTitle: 'Retired' },
    })
    here.state.auth.close()
    expect(here.page.journeys).toEqual(['reload'])
    expect(here.page.events.map(({ type }) => type)).toEqual([
      'bindery-registered',
      'bindery-signed-in',
      'bindery-profile-changed',
      'bindery-reload-request',
    ])
  })

  test('a registration is announced on the page that the reader sees after it', async () => {
    const here = visit()
    void here.state.auth.open({ screen: 'registration' })
    await here.state.session.register(input)
    here.state.auth.close()
    expect(here.state.liveRegion.$announcement.get().count).toBe(0)
    const next = here.reloaded()
    await next.state.session.check()
    expect(next.state.liveRegion.$announcement.get()).toMatchObject({
      text: 'You are signed in as Grace Hopper.',
      count: 1,
    })
  })

  test('a registration without a reload is announced after the modal has closed', async () => {
    const { state } = visit({ reload: 'never' })
    void state.auth.open({ screen: 'registration' })
    await state.session.register(input)
    expect(state.liveRegion.$announcement.get().count).toBe(0)
    state.auth.close()
    expect(state.liveRegion.$announcement.get()).toMatchObject({
      text: 'You are signed in as Grace Hopper.',
      count: 1,
    })
  })

  test.each([false, true])(
    'a registration whose cookie is not stored says so and opens no profile step (paywall: %s)',
    async (fromPaywall) => {
      const server = createServer()
      // A browser that stores no cookie stays a guest, whatever the server answers.
      const fetch: typeof server.fetch = async (input, init) => {
        const request = new Request(input, init)
        return request.url.endsWith(profile)
          ? Response.json({ status: 'guest' })
          : server.fetch(request)
      }
      const { state, page } = visit({}, { fetch }, server)
      void state.auth.open({ screen: 'registration' })
      expect(await state.session.register(input, { fromPaywall })).toEqual({
        ok: false,
        failure: { kind: 'unkept' },
      })
      expect(state.auth.$auth.get()).toMatchObject({ screen: 'registration' })
      expect(page.journeys).toEqual([])
    },
  )

  test('the new reader replaces the cached profile of another reader', async () => {
    const first = visit()
    await first.server.control.signIn(reader.username)
    await first.state.session.check()
    const { state } = first.reloaded()
    await state.session.register(input)
    expect(await state.session.check()).toMatchObject({ user: { firstName: 'Grace' } })
  })

  test('the modal goes on while the first session request is in flight', async () => {
    const server = createServer()
    let answer: ((response: Response) => void) | null = null
    const fetch = async (input: Request | URL | string, init?: RequestInit) => {
      const request = new Request(input, init)
      if (!request.url.endsWith(profile) || request.method !== 'GET') return server.fetch(request)
      if (!answer) {
        return new Promise<Response>((resolve) => {
          answer = resolve
        })
      }
      // The first question is answered when it is already overtaken.
      answer(new Response('', { status: 401 }))
      return server.fetch(request)
    }
    const here = visit({}, { fetch }, server)
    const early = here.state.session.check()
    void here.state.auth.open({ screen: 'registration' })
    await here.state.session.register(input)
    await early
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'profile_settings' })
  })

  test('a registration from a paywall reloads with registration=success', async () => {
    const here = visit({}, { href: 'https://publisher.example/2025/03/a?from=mail#part' })
    void here.state.auth.open({ screen: 'registration', fromPaywall: true })
    expect(await here.state.session.register(input)).toMatchObject({ outcome: 'reloading' })
    expect(here.page.journeys).toEqual([
      'https://publisher.example/2025/03/a?from=mail&registration=success#part',
    ])
    expect(here.state.auth.$auth.get().step).toBe('closed')
  })

  test('a known subscriber is redirected, and no registration is sent', async () => {
    const here = visit()
    const known = { ...input, emailAddress: 'print@example.com' }
    expect(await here.state.session.register(known)).toMatchObject({ outcome: 'redirected' })
    expect(here.page.journeys).toEqual([
      'https://publisher.example/subscriber-registration?emailAddress=cHJpbnRAZXhhbXBsZS5jb20%3D&return=%2F2025%2F03%2Fan-article',
    ])
    expect(await here.calls()).not.toContain('POST /api/user/register')
  })

  test('two calls in one task send one registration', async () => {
    const here = visit()
    await Promise.all([here.state.session.register(input), here.state.session.register(input)])
    const posts = (await here.calls()).filter((call) => call === 'POST /api/user/register')
    expect(posts).toHaveLength(1)
  })

  test.each([
    [{ emailAddress: reader.username }, { kind: 'refused', code: 'username_unavailable' }],
    [{ emailAddress: 'restricted@example.com' }, { kind: 'refused', code: 'user_restricted' }],
    [
      { password: 'short' },
      {
        kind: 'refused',
        code: 'invalid_fields',
        errors: [{ field: 'password', message: expect.any(String) }],
      },
    ],
    [
      { emailAddress: 'nobody' },
      {
        kind: 'refused',
        code: 'invalid_fields',
        errors: [{ field: 'emailAddress', message: 'Email address is not valid.' }],
      },
    ],
  ])('the registration with %j fails with %j', async (part, failure) => {
    const here = visit()
    expect(await here.state.session.register({ ...input, ...part })).toMatchObject({
      ok: false,
      failure,
    })
    expect(here.page.events).toEqual([])
  })

  test.each([
    [
      { errors: { password: ['too plain', 'too old'] } },
      [{ field: 'password', message: 'too plain' }],
    ],
    [
      { errors: { firstName: { message: 'no name' } } },
      [{ field: 'firstName', message: 'no name' }],
    ],
    [{ message: 'not today' }, [{ field: '', message: 'not today' }]],
    [{ message: 'no name', field: 'lastName' }, [{ field: 'lastName', message: 'no name' }]],
    [{ errors: {}, message: 'not today' }, [{ field: '', message: 'not today' }]],
    [{ errors: { password: [] } }, undefined],
  ])('the refusal %j becomes the field errors %j', async (body, errors) => {
    const here = visit()
    await here.server.control.faults([{ path: '/api/user/register', status: 400, body }])
    const answer = await here.state.session.register(input)
    expect(answer).toMatchObject({ failure: { kind: 'refused', code: 'refused_in_words' } })
    expect(!answer.ok && 'errors' in answer.failure ? answer.failure.errors : undefined).toEqual(
      errors,
    )
  })
})

describe('asking for a reset', () => {
  test('the reset request sends the mail', async () => {
    const here = visit()
    expect(await here.state.session.requestReset({ emailAddress: reader.username })).toEqual({
      ok: true,
    })
    expect(await here.server.control.mailbox()).toMatchObject([{ to: reader.username }])
  })

  test.each([
    ['restricted@example.com', 'user_restricted', 403],
    ['locked@example.com', 'locked', 423],
  ])('the reset request for %s fails with %s', async (emailAddress, code, status) => {
    expect(await visit().state.session.requestReset({ emailAddress })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code, status },
    })
  })
})
