import { afterEach, expect, test } from 'vitest'
import { place } from '../../../tests/support/mount.tsx'
import { baseStyles } from './base-styles.ts'

const page = document.documentElement
afterEach(() => page.removeAttribute('style'))

/** The style of a box inside a tag with the kit's sheets, as a view has it. */
function boxStyle(own = ''): CSSStyleDeclaration {
  const host = place('div', own ? { style: own } : {})
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [...baseStyles, rules].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  root.innerHTML = '<div><p class="bindery-view"></p></div>'
  return getComputedStyle(root.querySelector('p') as Element)
}
const rules = `:host > div { all: initial; font-family: system-ui, sans-serif; color-scheme: inherit }
  p { background-color: var(--_surface); border: 1px solid var(--_line); border-radius: var(--_radius) }`

test('a token of a wrong type counts as absent, for the page and for one tag', () => {
  const plain = boxStyle()
  const defaults = [plain.backgroundColor, plain.borderTopColor, plain.borderTopStyle]
  expect(defaults).toEqual(['rgb(255, 255, 255)', 'rgb(134, 139, 146)', 'solid'])
  const wrong = '--bindery-surface: url(x.png); --bindery-line: 3px; --bindery-radius: red'
  page.style.cssText = wrong
  for (const style of [boxStyle(), boxStyle(wrong)]) {
    const { backgroundColor, borderTopColor, borderTopStyle, borderTopLeftRadius, color } = style
    expect([backgroundColor, borderTopColor, borderTopStyle]).toEqual(defaults)
    expect(borderTopLeftRadius).toBe('3px')
    expect(color).toBe(plain.color)
  }
})

test('a wrong font or font size leaves the default of both', () => {
  const { fontFamily, fontSize } = boxStyle()
  page.style.cssText = '--bindery-font: 12px; --bindery-font-size: large; font: 30px serif'
  expect(boxStyle().fontFamily).toBe(fontFamily)
  page.style.cssText = '--bindery-font-size: blue; font: 30px serif'
  expect(boxStyle().fontSize).toBe(fontSize)
  expect(boxStyle().fontFamily).toBe(fontFamily)
})

test('light-dark() of the page follows the scheme of each tag', () => {
  page.style.cssText = 'color-scheme: light; --bindery-surface: light-dark(#fed, #123)'
  expect(boxStyle().backgroundColor).toBe('rgb(255, 238, 221)')
  expect(boxStyle('--bindery-scheme: dark').backgroundColor).toBe('rgb(17, 34, 51)')
  page.style.cssText = '--bindery-surface: 1px'
  expect(boxStyle('--bindery-scheme: dark').backgroundColor).toBe('rgb(27, 29, 33)')
})

test('a tag may have its own value, and the page a wrong one', () => {
  page.style.cssText = '--bindery-surface: none; --bindery-radius: 7px'
  const style = boxStyle('--bindery-surface: #abcdef')
  expect([style.backgroundColor, style.borderTopLeftRadius]).toEqual(['rgb(171, 205, 239)', '7px'])
})
