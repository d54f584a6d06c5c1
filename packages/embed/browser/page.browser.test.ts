import { afterEach, expect, test, vi } from 'vitest'
import { createPage } from './page.ts'

const root = document.documentElement
const overflow = () => getComputedStyle(root).overflowY
const sheets = [...document.adoptedStyleSheets]
afterEach(() => {
  root.removeAttribute('style')
  document.adoptedStyleSheets = sheets
})

test('lockScroll overrides the page’s overflow, and unlocking restores it', () => {
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

test('lockScroll reserves the space of a visible scrollbar, and unlocking gives it back', () => {
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
