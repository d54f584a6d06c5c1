import { expect, test } from 'vitest'
import { followCrumb, hasCrumb, leaveCrumb } from './order-crumb.ts'
import { visit } from './test-state.ts'

const path = '/api/user/subscribe/checkoutComplete'

const ordered = async (email?: string) => {
  const here = visit()
  if (email) await here.server.control.signIn(email)
  leaveCrumb(here.state)
  return here
}

test('an order leaves a crumb for 7 days, and the next page completes the activation, once', async () => {
  const { page, state, calls } = await ordered('good@example.com')
  expect(Object.fromEntries(page.jar)).toEqual({ 'bindery-order': 'on' })
  expect(hasCrumb(page)).toBe(true)
  await followCrumb(state)
  await followCrumb(state)
  expect((await calls()).filter((call) => call === `POST ${path}`)).toHaveLength(1)
  expect(page.jar.size).toBe(0)
  expect(page.warnings).toEqual([])
})

test('the crumb is set for 7 days', () => {
  const set: unknown[] = []
  leaveCrumb(visit({}, { setCookie: (...cookie) => void set.push(cookie) }).state)
  expect(set).toEqual([['bindery-order', 'on', 604_800]])
})

test('it is gone when the activation fails, too, which is only logged', async () => {
  const { page, server, state } = await ordered('good@example.com')
  await server.control.faults([{ path, status: 500, body: {} }])
  await followCrumb(state)
  expect(page.jar.size).toBe(0)
  expect(page.warnings).toEqual(['after an order: checkoutComplete: server'])
  const faults = page.events.filter(({ type }) => type === 'bindery-error')
  expect(faults.map(({ detail }) => detail)).toEqual([
    {
      tag: 'bindery-site',
      code: 'activation',
      message: 'after an order: checkoutComplete: server',
    },
  ])
})

test('and when nobody is signed in', async () => {
  const { page, state } = await ordered()
  await followCrumb(state)
  expect(page.jar.size).toBe(0)
  expect(page.warnings).toEqual(['after an order: checkoutComplete: signed-out'])
})

test('without it nothing is asked; another value is none', async () => {
  const { page, state, calls } = visit()
  page.setCookie('bindery-order', 'off', 60)
  await followCrumb(state)
  expect(await calls()).toEqual([])
})
