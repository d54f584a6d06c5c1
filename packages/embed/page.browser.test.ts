import { afterEach, expect, test, vi } from 'vitest'
import { createPage } from './page.ts'

const root = document.documentElement
const overflow = () => getComputedStyle(root).overflowY
const sheets = [...document.adoptedStyleSheets]
afterEach(() => {
  root.removeAttribute('style')
  document.adoptedStyleSheets = sheets
})

test('scrolling is locked whatever the page says, and the page has its own again', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { overflow: scroll !important }')
  document.adoptedStyleSheets = [...sheets, sheet]
  root.style.setProperty('overflow', 'auto', 'important')
  const unlock = createPage().lockScroll()
  expect(overflow()).toBe('hidden')
  unlock()
  expect(overflow()).toBe('auto')
  expect(root.style.getPropertyPriority('overflow')).toBe('important')
})

test('room is kept for a scrollbar, where there is one, and given back', () => {
  const gutter = () => getComputedStyle(root).scrollbarGutter
  root.style.scrollbarGutter = 'auto'
  const wide = vi.spyOn(window, 'innerWidth', 'get')
  for (const [scrollbar, kept] of [
    [0, 'auto'],
    [15, 'stable'],
  ] as const) {
    wide.mockReturnValue(root.clientWidth + scrollbar)
    const unlock = createPage().lockScroll()
    expect([overflow(), gutter()]).toEqual(['hidden', kept])
    unlock()
    expect(gutter()).toBe('auto')
  }
  wide.mockRestore()
})
