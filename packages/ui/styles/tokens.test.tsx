import { afterEach, expect, test } from 'vitest'
import { emulateMedia } from '../../../tests/support/emulate-media.ts'
import { place } from '../../../tests/support/mount.tsx'
import { baseStyles } from './base-styles.ts'

const page = document.documentElement
afterEach(async () => {
  page.removeAttribute('style')
  await emulateMedia()
})

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
  p { background-color: var(--_surface); border: 1px solid var(--_line); border-radius: var(--_radius);
  outline: 1px solid var(--_rule); text-decoration: underline var(--_muted) }`

test('a token of a wrong type counts as absent, for the page and for one tag', () => {
  const plain = boxStyle()
  const defaults = [plain.backgroundColor, plain.borderTopColor, plain.borderTopStyle]
  expect(defaults).toEqual(['rgb(255, 255, 255)', 'rgb(128, 133, 140)', 'solid'])
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

/** The relative luminance of `rgb(…)` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((text) => {
    const share = Number(text) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'])(
  'the border of a field is at least 3:1, and text 4.5:1, in %s',
  (scheme) => {
    const style = boxStyle(`--bindery-scheme: ${scheme}`)
    expect(contrast(style.borderTopColor, style.backgroundColor)).toBeGreaterThanOrEqual(3)
    expect(contrast(style.color, style.backgroundColor)).toBeGreaterThanOrEqual(7)
    for (const name of ['muted', 'accent', 'danger', 'success']) {
      const text = boxStyle(`--bindery-scheme: ${scheme}; --bindery-ink: var(--bindery-_${name})`)
      expect(contrast(text.color, text.backgroundColor), name).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('hints, fields and rules have the colour of text for readers who want more contrast', async () => {
  const lines = '--bindery-line: #aaa; --bindery-muted: #999; --bindery-ink: #123456'
  const style = boxStyle(lines)
  const colors = () => [style.borderTopColor, style.outlineColor, style.textDecorationColor]
  const ink = 'rgb(18, 52, 86)'
  for (const color of colors()) expect(color).not.toBe(ink)
  await emulateMedia({ features: [{ name: 'prefers-contrast', value: 'more' }] })
  expect(colors()).toEqual([ink, ink, ink])
})
