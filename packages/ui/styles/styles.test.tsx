import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lightStyle, makeImportant } from './important.ts'
import { formStyles, uiStyles } from './styles.ts'

const parse = (text: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Every declaration of the rules, as `property priority`, without keyframes. */
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

test('makeImportant marks every declaration of the light-DOM sheets and loses none', () => {
  const light = formStyles.flatMap((text) => declarations(parse(text).cssRules))
  expect(light.filter((line) => !line.endsWith(' important'))).toEqual([])
  const plain = uiStyles.flatMap((text) => declarations(parse(text).cssRules))
  expect(declarations(parse(uiStyles.map(makeImportant).join('')).cssRules).length).toBe(
    plain.length,
  )
})

test('makeImportant handles nested rules, media queries and comments', () => {
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

test('no sheet asks for style attributes: each one that a page changes would compute all styles in it again', () => {
  expect([...uiStyles, ...formStyles].join('')).not.toMatch(/\[style/)
})

/** An element of this name in a box with the kit's sheets. */
function placed(kind: string, name: 'input' | 'h2') {
  const box = document.body.appendChild(document.createElement('div'))
  const shadow = box.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = uiStyles.map(parse)
  const view = shadow.appendChild(document.createElement('div'))
  const light = document.createElement('div')
  light.setAttribute('data-bindery-light', '')
  if (kind === 'light') {
    view.append(document.createElement('slot'))
    box.append(light)
  }
  const root = kind === 'light' ? light : view
  return { box, element: root.appendChild(document.createElement(name)) }
}

test.each(['light', 'shadow'])(
  'a heading that a script focuses has no ring in the %s DOM',
  async (kind) => {
    const before = document.adoptedStyleSheets
    document.adoptedStyleSheets = [...before, ...formStyles.map(parse)]
    const { box, element } = placed(kind, 'h2')
    element.tabIndex = -1
    await userEvent.keyboard('{Tab}')
    element.focus()
    expect(element.matches(':focus-visible')).toBe(true)
    expect(getComputedStyle(element).outlineStyle).toBe('none')
    element.tabIndex = 0
    expect(getComputedStyle(element).outlineStyle).toBe('solid')
    box.remove()
    document.adoptedStyleSheets = before
  },
)

test.each(['light', 'shadow'])('the focus ring is the same in the %s DOM', (kind) => {
  const hostile = parse(':focus { outline: none !important }')
  const before = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...before, hostile, ...formStyles.map(parse)]
  const { box, element: input } = placed(kind, 'input')
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
