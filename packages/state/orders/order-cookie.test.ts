import { expect, test } from 'vitest'
import { visit } from '../test/state.ts'
import { completePendingActivation, hasOrderCookie, setOrderCookie } from './order-cookie.ts'

const path = '/api/user/subscribe/checkoutComplete'

const ordered = async (email?: string) => {
  const here = visit()
  if (email) await here.server.control.signIn(email)
  setOrderCookie(here.state)
  return here
}

test('an order sets a cookie, and the next page completes the activation once', async () => {
  const { page, state, calls } = await ordered('good@example.com')
  expect(Object.fromEntries(page.jar)).toEqual({ 'bindery-order': 'on' })
  expect(hasOrderCookie(page)).toBe(true)
  await completePendingActivation(state)
  await completePendingActivation(state)
  expect((await calls()).filter((call) => call === `POST ${path}`)).toHaveLength(1)
  expect(page.jar.size).toBe(0)
  expect(page.warnings).toEqual([])
})

test('the order cookie lives for 7 days', () => {
  const set: unknown[] = []
  setOrderCookie(visit({}, { setCookie: (...cookie) => void set.push(cookie) }).state)
  expect(set).toEqual([['bindery-order', 'on', 604_800]])
})

test('a failed activation clears the order cookie and is only logged', async () => {
  const { page, server, state } = await ordered('good@example.com')
  await server.control.faults([{ path, status: 500, body: {} }])
  await completePendingActivation(state)
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

test('the order cookie is cleared for a guest, too', async () => {
  const { page, state } = await ordered()
  await completePendingActivation(state)
  expect(page.jar.size).toBe(0)
  expect(page.warnings).toEqual(['after an order: checkoutComplete: signed-out'])
})

test('a page without a valid order cookie sends no activation', async () => {
  const { page, state, calls } = visit()
  page.setCookie('bindery-order', 'off', 60)
  await completePendingActivation(state)
  expect(await calls()).toEqual([])
})
