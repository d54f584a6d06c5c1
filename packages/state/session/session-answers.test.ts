import { describe, expect, test } from 'vitest'
import { known, reader, visit } from '../test/state.ts'

const profile = '/api/user/profile'

const cacheKey = 'bindery:user'

const json = (body: unknown) => ({
  status: 200,
  body,
  headers: { 'content-type': 'application/json' },
})

describe('a refusal with messages of its own', () => {
  const grace = {
    firstName: 'Grace',
    lastName: 'Hopper',
    emailAddress: 'grace@example.com',
    password: 'Compiler#1952',
    optIn: true,
  }
  const plain = [{ field: '', message: 'Not today.' }]

  test.each([
    ['alone', 400, { errors: ['Not today.'] }, plain],
    [
      'of a field',
      400,
      { errors: [{ field: 'city', message: 'Not there.' }, 'Not today.'] },
      [{ field: 'city', message: 'Not there.' }, ...plain],
    ],
    [
      'where no schema has looked',
      409,
      { errors: ['Not today.', null, { field: 7, message: 'No.' }] },
      [...plain, { field: '7', message: 'No.' }],
    ],
    ['that are no list', 409, { errors: 'Not today.' }, undefined],
  ])('the refusal keeps its messages: %s', async (_what, status, body, errors) => {
    const here = visit()
    await here.server.control.faults([{ path: '/api/user/register', status, body }])
    const answer = await here.state.session.register(grace)
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status } })
    expect(Object(answer).failure.errors).toEqual(errors)
  })
})

describe('invalid responses', () => {
  const broken = [
    ['invalid JSON', { status: 200, body: '{"a', headers: { 'content-type': 'application/json' } }],
    ['empty', { status: 200, body: '', headers: { 'content-type': 'application/json' } }],
    ['204', { status: 204 }],
    ['null', json(null)],
    ['a list', json([])],
    ['HTML', { status: 200, body: '<p>Hi', headers: { 'content-type': 'text/html' } }],
    [
      'a wrong type',
      { status: 200, body: '{"status":"guest"}', headers: { 'content-type': 'text/plain' } },
    ],
  ] as const

  test.each(broken)(
    'an invalid response (%s) leaves the session unknown and uncached and dispatches an event',
    async (_what, fault) => {
      const here = visit()
      await here.server.control.faults([{ path: profile, ...fault }])
      expect(await here.state.session.check()).toEqual({
        status: 'unknown',
        failure: { kind: 'contract' },
      })
      expect(here.state.session.$session.get()).toMatchObject({ failure: { kind: 'contract' } })
      expect(here.page.local.get(cacheKey)).toBeNull()
      expect(here.page.events.map(({ type }) => type)).toEqual(['bindery-error'])
    },
  )

  test.each(broken)('an invalid response (%s) keeps the known reader', async (_what, fault) => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    await here.server.control.faults([{ path: profile, ...fault }])
    await here.state.session.refresh()
    expect(here.state.session.$session.get()).toMatchObject({ status: 'registered' })
    expect(here.page.local.get(cacheKey)).toBeNull()
  })

  test.each(broken)(
    'an invalid response (%s) to a sign-in returns a failure and does not throw',
    async (what, fault) => {
      const here = visit()
      await here.server.control.faults([{ path: '/authenticate', ...fault }])
      // A sign-in may succeed without a body. Here no cookie came with it.
      const kind = ['empty', '204'].includes(what) ? 'unkept' : 'contract'
      expect(await here.state.session.signIn(reader)).toEqual({ ok: false, failure: { kind } })
    },
  )

  test('a missing API warns once in the console', async () => {
    const here = visit()
    await here.server.control.faults([{ path: profile, status: 404 }])
    await here.state.session.check()
    await here.state.session.refresh()
    const address = `${here.state.settings.apiBase}user/profile`
    expect(here.page.warnings).toEqual([
      `readProfile: GET ${address} answered 404 (not-found); api-base is ${here.state.settings.apiBase}`,
    ])
    expect(here.page.events.map(({ type }) => type)).toContain('bindery-error')
  })

  test.each([
    [
      'a page of a firewall',
      { status: 403, body: '<p>Blocked' },
      'answered 403 (status-unexpected)',
    ],
    ['a redirect to a login', { status: 302, headers: { location: '/login' } }, '(redirected)'],
    ['a page of HTML', { ...broken[5][1] }, 'breaks the contract (reply-html)'],
  ])('%s in place of the profile warns once, with its finding', async (_what, fault, line) => {
    const here = visit()
    await here.server.control.faults([{ path: profile, ...fault }])
    await here.state.session.check()
    await here.state.session.refresh()
    expect(here.page.warnings).toEqual([expect.stringContaining(line)])
    expect(here.page.warnings[0]).toContain(`GET ${here.state.settings.apiBase}user/profile`)
  })

  test('a sign-in without a cookie warns with its finding', async () => {
    const here = visit()
    await here.server.control.faults([
      {
        path: '/authenticate',
        status: 200,
        body: '{}',
        headers: { 'content-type': 'application/json' },
      },
    ])
    expect(await here.state.session.signIn(reader)).toMatchObject({ failure: { kind: 'unkept' } })
    expect(here.page.warnings).toEqual([
      expect.stringMatching(/GET .*user\/profile .*\(session-missing\)$/),
    ])
  })

  test('a contract error warns once, with the path and without the value', async () => {
    const here = visit()
    const answer = json({ status: ['king'] })
    await here.server.control.faults([{ path: profile, ...answer }])
    await here.state.session.check()
    await here.state.session.refresh()
    expect(here.page.warnings).toEqual([
      `readProfile: GET ${here.state.settings.apiBase}user/profile breaks the contract in status (reply-shape)`,
    ])
  })

  test('a profile with wrong optional parts keeps the reader, and warns once without an error event', async () => {
    const here = visit()
    const answer = json({
      id: 7,
      status: 'registered',
      createdDate: 'soon',
      quota: 'x',
      tiers: 'y',
    })
    await here.server.control.faults([{ path: profile, ...answer }])
    await here.state.session.check()
    await here.state.session.refresh()
    const session = here.state.session.$session.get()
    expect(session).toMatchObject({ status: 'registered', user: { id: '7', tiers: [] } })
    expect(here.page.warnings).toEqual([
      expect.stringContaining('quota (expected object, got string)'),
    ])
    expect(here.page.events.map(({ type }) => type)).not.toContain('bindery-error')
  })

  test('a refusal for another reason keeps the reader signed in', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    const refused = { ...json({ code: 'cross_site', message: 'No.' }), status: 403 }
    await here.server.control.faults([{ path: profile, ...refused }])
    await here.state.session.refresh()
    expect(here.state.session.$session.get()).toMatchObject({ status: 'registered' })
    expect(await here.reloaded().state.session.check()).toMatchObject({ status: 'unknown' })
  })

  test('a page whose session request failed asks again when it becomes visible', async () => {
    let seen = (_visible: boolean) => {}
    const here = visit(
      {},
      {
        onVisibility: (fn) => {
          seen = fn
          return () => {}
        },
      },
    )
    await here.server.control.faults([{ path: profile, status: 404, times: 1 }])
    await here.state.session.check()
    seen(true)
    expect(await known(here)).toEqual({ status: 'guest' })
  })
})
