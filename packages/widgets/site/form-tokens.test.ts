import { expect, test } from 'vitest'
import { type Color, type ControlStyle, chooseTokens, contrast, type Paint } from './form-tokens.ts'

const paint = (css: string, alpha = 1): Paint => {
  const [red = 0, green = 0, blue = 0] = (css.match(/\w\w/g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  )
  return { css, color: [red, green, blue, alpha] }
}
const color = (css: string): Color => paint(css).color

/** As a browser draws it. */
const plain: ControlStyle = {
  background: paint('#ffffff'),
  image: false,
  color: paint('#000000'),
  line: paint('#767676'),
  radius: '0px',
  padding: 0.125,
  height: 1.3,
  font: 'Arial',
  weight: '400',
  spacing: 0,
  transform: 'none',
}
const kit = {
  ink: color('#17191c'),
  link: color('#1c3b61'),
  danger: color('#b01d22'),
  surface: color('#ffffff'),
}
/** What the tokens are for a field and a button of the page. */
const choose = (
  field: Partial<ControlStyle>,
  button: Partial<ControlStyle> = {},
  set: readonly string[] = [],
) =>
  chooseTokens({
    field: { own: { ...plain, ...field }, plain },
    button: { own: { ...plain, ...button }, plain },
    kit,
    page: color('#ffffff'),
    em: 16,
    isSet: (token) => set.includes(token),
  })

test('a page that styles neither fields nor buttons gives nothing', () => {
  expect(choose({})).toEqual({ tokens: {}, colors: [], leftOut: [] })
})

test('a page gives what it has styled: colours, corners, distances, height and letters', () => {
  const { tokens, leftOut } = choose(
    { background: paint('#fffaf0'), line: paint('#666666'), radius: '4px', padding: 1, height: 3 },
    {
      background: paint('#0d7680'),
      color: paint('#ffffff'),
      radius: '24px',
      height: 2.5,
      padding: 2,
      font: 'Metric, sans-serif',
      weight: '700',
      spacing: 0.0625,
      transform: 'uppercase',
    },
  )
  expect(leftOut).toEqual([])
  expect(tokens).toEqual({
    '--bindery-field-background': '#fffaf0',
    '--bindery-field-color': '#000000',
    '--bindery-field-line': '#666666',
    '--bindery-field-radius': '4px',
    '--bindery-field-padding': '1em',
    '--bindery-field-block-size': '3em',
    '--bindery-button-background': '#0d7680',
    '--bindery-button-color': '#ffffff',
    '--bindery-button-radius': '24px',
    '--bindery-button-padding': '2em',
    '--bindery-button-block-size': '2.5em',
    '--bindery-button-font': 'Metric, sans-serif',
    '--bindery-button-weight': '700',
    '--bindery-button-letter-spacing': '0.063em',
    '--bindery-button-text-transform': 'uppercase',
  })
})

test.each<[string, Partial<ControlStyle>, Partial<ControlStyle>, string]>([
  ['pale text', { color: paint('#999999') }, {}, 'field colours (contrast 2.8:1, at least 4.5:1)'],
  [
    'half transparent text',
    { color: paint('#000000', 0.4) },
    {},
    'field colours (contrast 2.8:1, at least 4.5:1)',
  ],
  [
    'a transparent field',
    { background: paint('#ffffff', 0) },
    {},
    'field colours (the background is transparent)',
  ],
  [
    'a dark field, on which the kit’s links are dark',
    { background: paint('#222222'), color: paint('#ffffff') },
    {},
    'field colours (a link in the field: contrast 1.3:1, at least 4.5:1)',
  ],
  ['a pale border', { line: paint('#cccccc') }, {}, 'field border (contrast 1.6:1, at least 3:1)'],
  ['no border', { line: null }, {}, 'field border (there is none)'],
  [
    'a gradient',
    {},
    { image: true, color: paint('#ffffff') },
    'button colours (the background is a picture)',
  ],
  [
    'a button that would be illegible under the pointer',
    {},
    { background: paint('#757575'), color: paint('#000000') },
    'button colours (pointed at: contrast 3.7:1, at least 4.5:1)',
  ],
  ['a low button', {}, { height: 1.25 }, 'button height (20px, allowed is 24px to 96px)'],
  ['text at the edge', { padding: 0 }, {}, 'field padding (0em, allowed is 0.25em to 3em)'],
  ['letters far apart', {}, { spacing: 0.5 }, 'button letter-spacing (0.5em, at most 0.3em)'],
])('a page does not give %s', (_, field, button, reason) => {
  const { tokens, leftOut } = choose(field, button)
  expect(leftOut).toEqual([reason])
  // Corners and weight come with any box that the page draws.
  expect(Object.keys(tokens).filter((token) => !/-(radius|weight)$/.test(token))).toEqual([])
})

test('square corners and thin letters are the page’s if it draws the box', () => {
  const colors = { background: paint('#0d7680'), color: paint('#ffffff') }
  expect(choose({}, colors).tokens).toMatchObject({
    '--bindery-button-radius': '0px',
    '--bindery-button-weight': '400',
  })
  expect(choose({ line: paint('#666666') }).tokens).toEqual({
    '--bindery-field-line': '#666666',
    '--bindery-field-radius': '0px',
  })
})

test('a border counts on the kit’s surface and on the page', () => {
  const dark = { ...kit, surface: color('#1b1d21') }
  const field = { own: { ...plain, line: paint('#555555') }, plain }
  const { leftOut } = chooseTokens({
    field,
    button: { own: plain, plain },
    kit: dark,
    page: color('#ffffff'),
    em: 16,
    isSet: () => false,
  })
  expect(leftOut).toEqual([expect.stringMatching(/^field border \(contrast 2/)])
})

test('a token of the page is left to the page, with the other colour of its pair', () => {
  const colors = { background: paint('#0d7680'), color: paint('#ffffff') }
  expect(choose({}, { ...colors, radius: '4px' }, ['--bindery-button-color'])).toEqual({
    tokens: { '--bindery-button-radius': '4px', '--bindery-button-weight': '400' },
    colors: [],
    leftOut: [],
  })
})

test('contrast is that of WCAG', () => {
  expect(contrast(color('#000000'), color('#ffffff'))).toBeCloseTo(21)
  expect(contrast(color('#767676'), color('#ffffff'))).toBeCloseTo(4.54, 2)
})
