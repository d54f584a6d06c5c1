import { expect, test } from 'vitest'
import { important, lightStyle } from './important.ts'
import { formStyles, uiStyles } from './styles.ts'

const parse = (text: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Every declaration below a rule, as `property value !important`; keyframes left out. */
function declarations(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSKeyframesRule) return []
    const nested = 'cssRules' in rule ? declarations(rule.cssRules as CSSRuleList) : []
    if (!(rule instanceof CSSStyleRule)) return nested
    return [
      ...[...rule.style].map((name) => `${name} ${rule.style.getPropertyPriority(name)}`),
      ...nested,
    ]
  })
}

test('every declaration for the light DOM is important, and none is lost on the way', () => {
  const light = formStyles.flatMap((text) => declarations(parse(text).cssRules))
  expect(light.filter((line) => !line.endsWith(' important'))).toEqual([])
  const plain = uiStyles.flatMap((text) => declarations(parse(text).cssRules))
  expect(declarations(parse(uiStyles.map(important).join('')).cssRules).length).toBe(plain.length)
})

test('a sheet is made important as a whole: nested rules, media queries, comments', () => {
  const sheet = parse(
    lightStyle(`
      /* a: comment; with { all } */
      .a { color: red; &:hover { color: blue } }
      @media (width < 30em) { .a { --x: 1; margin: 0 } }`),
  )
  const layer = sheet.cssRules[0] as CSSLayerBlockRule
  expect(layer.name).toBe('bindery')
  expect(layer.cssRules[0]?.cssText).toContain('color: red !important')
  expect(layer.cssRules[0]?.cssText).toContain('color: blue !important')
  expect(layer.cssRules[1]?.cssText).toContain('margin: 0px !important')
  expect(layer.cssRules[1]?.cssText).toMatch(/--x: ?1 ?!important/)
})

test('a field that a password manager has painted is guarded as before, what it adds is its own', () => {
  const hostile = parse('* { float: left !important; opacity: 0.5 !important }')
  const ours = formStyles.map(parse)
  const before = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...before, hostile, ...ours]
  const form = document.body.appendChild(document.createElement('div'))
  form.setAttribute('data-bindery-light', '')
  const input = form.appendChild(document.createElement('input'))
  const badge = form.appendChild(document.createElement('span'))
  input.style.backgroundColor = badge.style.backgroundColor = 'rgb(250, 255, 189)'
  const look = (element: Element) => {
    const { float, opacity } = getComputedStyle(element)
    return { float, opacity }
  }
  expect(look(input)).toEqual({ float: 'none', opacity: '1' })
  expect(getComputedStyle(badge).backgroundColor).toBe('rgb(250, 255, 189)')
  form.remove()
  document.adoptedStyleSheets = before
})

test.each(['light', 'shadow'])('what has focus has the same ring, in the %s DOM', (kind) => {
  const hostile = parse(':focus { outline: none !important }')
  const before = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...before, hostile, ...formStyles.map(parse)]
  const box = document.body.appendChild(document.createElement('div'))
  const root = kind === 'shadow' ? box.attachShadow({ mode: 'open' }) : box
  if (root instanceof ShadowRoot) root.adoptedStyleSheets = uiStyles.map(parse)
  else box.setAttribute('data-bindery-light', '')
  const input = root.appendChild(document.createElement('input'))
  const ring = () => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(input)
    return [outlineStyle, outlineWidth, outlineOffset]
  }
  expect(ring()[0]).toBe('none')
  input.focus()
  expect(ring()).toEqual(['solid', '2px', '2px'])
  box.remove()
  document.adoptedStyleSheets = before
})
