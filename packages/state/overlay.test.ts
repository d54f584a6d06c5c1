import { describe, expect, test } from 'vitest'
import { createOverlays } from './overlay.ts'
import { testEnvironment } from './test-environment.ts'

describe('overlays', () => {
  const opener = () => {
    const calls: string[] = []
    return { calls, isConnected: true, focus: () => void calls.push('focus') }
  }
  const setup = () => {
    const page = testEnvironment()
    const overlays = createOverlays(page)
    const closed: string[] = []
    const open = (id: string, kind: 'flyout' | 'modal', from?: ReturnType<typeof opener>) =>
      overlays.open({ id, kind, close: () => closed.push(id), opener: from ?? null })
    return { page, overlays, closed, open }
  }

  test('one flyout at a time', () => {
    const { overlays, closed, open, page } = setup()
    const first = open('a', 'flyout')
    open('b', 'flyout')
    expect(closed).toEqual(['a'])
    first()
    expect(overlays.$overlay.get()).toEqual({ flyout: 'b', modal: null })
    expect(page.locks()).toBe(0)
  })
  test('a modal closes the flyouts, locks the scroll once, and gives it back once', () => {
    const { overlays, closed, open, page } = setup()
    open('a', 'flyout')
    open('m', 'modal')
    const release = open('n', 'modal')
    expect(closed).toEqual(['a', 'm'])
    expect(page.locks()).toBe(1)
    release()
    release()
    expect(page.locks()).toBe(0)
    expect(overlays.$overlay.get()).toEqual({ flyout: null, modal: null })
  })
  test('the focus goes back to the opener, also through a second modal, if it is still there', () => {
    const { open } = setup()
    const from = opener()
    open('m', 'modal', from)
    const release = open('n', 'modal', opener())
    release()
    expect(from.calls).toEqual(['focus'])
    const gone = { ...opener(), isConnected: false }
    open('a', 'flyout', gone)()
    open('b', 'flyout', from)({ focus: false })
    expect([gone.calls, from.calls]).toEqual([[], ['focus']])
  })
  test('all close at once', () => {
    const { closed, open, overlays, page } = setup()
    open('m', 'modal')
    open('a', 'flyout')
    overlays.closeAll()
    expect(closed).toEqual(['a', 'm'])
    expect(page.locks()).toBe(0)
  })
})
