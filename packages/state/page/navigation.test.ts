import { describe, expect, test } from 'vitest'
import { BinderyEvent } from '../environment/event.ts'
import { origin, visit } from '../test/state.ts'
import { track } from './analytics.ts'

describe('navigation', () => {
  test('navigation goes only to the origin of the site', () => {
    const { state, page } = visit()
    expect(state.navigation.go('//evil.example')).toBe(true)
    state.navigation.go('/search?q=a')
    expect(page.journeys).toEqual([`${origin}/`, `${origin}/search?q=a`])
    expect(page.events[1]).toMatchObject({
      type: 'bindery-navigate-request',
      cancelable: true,
      detail: { url: `${origin}/search?q=a` },
    })
  })
  test('a listener can cancel the navigation', () => {
    const { state, page } = visit()
    const from = new EventTarget()
    from.addEventListener('bindery-navigate-request', (event) => event.preventDefault())
    expect(state.navigation.go('/search', { from })).toBe(false)
    expect([page.journeys, state.navigation.leaving()]).toEqual([[], false])
  })
  test('a reload to a URL with a fragment reloads the page', () => {
    const { state, page } = visit({}, { href: `${origin}/a?registration=success#part` })
    expect(state.navigation.reload('registered', { search: { registration: 'success' } })).toBe(
      true,
    )
    expect(page.journeys).toEqual(['reload'])
    page.show(true)
    expect(state.navigation.leaving()).toBe(false)
  })
})

test('events bubble and cross shadow roots', () => {
  const event = new BinderyEvent('bindery-x', { a: 1 })
  expect(event).toMatchObject({
    bubbles: true,
    composed: true,
    cancelable: false,
    detail: { a: 1 },
  })
})

test('analytics go to listeners and to both data layers', () => {
  const { page } = visit()
  track(page, 'user', { userState: 'Guest' })
  const entry = { name: 'user', data: { userState: 'Guest' } }
  expect(page.dataLayer).toEqual([{ event: 'bindery-analytics', ...entry }])
  expect(page.adobeDataLayer).toEqual([{ event: 'user', user: { userState: 'Guest' } }])
  expect(page.events).toMatchObject([{ type: 'bindery-analytics', detail: entry }])
})
