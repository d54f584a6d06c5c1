import { describe, expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import { createOverlays } from './overlays.ts'

describe('overlays', () => {
  const setup = () => {
    const page = testEnvironment()
    const overlays = createOverlays(page)
    const closed: string[] = []
    const open = (id: string, kind: 'flyout' | 'modal') =>
      overlays.open({ id, kind, close: () => closed.push(id) })
    return { page, overlays, closed, open }
  }

  test('one flyout at a time', () => {
    const { overlays, closed, open, page } = setup()
    const first = open('a', 'flyout')
    open('b', 'flyout')
    expect(closed).toEqual(['a'])
    first()
    overlays.closeFlyouts()
    expect(closed).toEqual(['a', 'b'])
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
    overlays.closeAll()
    expect(closed).toEqual(['a', 'm'])
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
