import { expect, test } from 'vitest'
import kit from '../../packages/ui/styles/tokens.json' with { type: 'json' }
import { type Color, findMistakes, readTokens, resolveToken } from '../../tools/design-tokens.ts'
import { brandFiles, brands } from './brands.ts'

type Rgb = readonly number[]

const base = readTokens(kit)
const cases = Object.entries(brandFiles).flatMap(([name, file]) =>
  (['light', 'dark'] as const).map((scheme) => ({ name, file, scheme })),
)

/** The relative luminance (WCAG 2.2). */
const luminance = (color: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = color.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
const mix = (one: Rgb, share: number, other: Rgb): Rgb =>
  one.map((value, at) => value * share + (other[at] ?? 0) * (1 - share))

/** The colours of a page in a brand, by the paths of their tokens. */
function colorsOf(file: unknown, scheme: 'light' | 'dark') {
  const own = readTokens(file)
  const all = [...own, ...base]
  const colorOf = (path: string): Rgb => {
    const token = all.find((each) => each.path === path)
    const isMixed = token?.css?.startsWith('color-mix') && !own.includes(token)
    const accent = isMixed
      ? colorOf(path === 'gate.background' ? 'color.accent' : 'color.danger')
      : []
    if (isMixed) return mix(accent, 0.07, colorOf('color.surface'))
    const target = token && resolveToken(token, all)
    const value = (scheme === 'dark' && target?.dark) || target?.value
    return (value as Color).components
  }
  return colorOf
}

const onSurface = ['color.surface', 'dialog.background', 'panel.background', 'page.background']
const texts = ['color.ink', 'color.muted', 'color.danger', 'color.success', 'link.color']
const text: readonly (readonly [string, string])[] = [
  ...onSurface.flatMap((ground) => texts.map((each) => [each, ground] as const)),
  ...onSurface.map((ground) => ['button.secondary-color', ground] as const),
  ['page.ink', 'page.background'],
  ['color.on-accent', 'color.accent'],
  ['button.color', 'button.background'],
  ['field.color', 'field.background'],
  ['color.muted', 'field.background'],
  ['dialog.color', 'dialog.background'],
  ['panel.color', 'panel.background'],
  ['toast.color', 'toast.background'],
  ['notice.color', 'notice.background'],
  ['gate.color', 'gate.background'],
  ['link.color', 'gate.background'],
  ['badge.color', 'badge.background'],
  ['tab.color', 'page.background'],
]
const shapes: readonly (readonly [string, string])[] = [
  ...onSurface.flatMap((ground) =>
    ['color.line', 'field.line', 'color.focus'].map((each) => [each, ground] as const),
  ),
  ['color.focus', 'gate.background'],
  ['meter.color', 'page.background'],
  ['meter.line', 'page.background'],
  ['tab.line', 'page.background'],
]

test.each(cases)(
  'the text of $name on $scheme pages has 4.5:1, lines and rings 3:1',
  ({ file, scheme }) => {
    const colorOf = colorsOf(file, scheme)
    const tooLow = [
      ...text.map((pair) => [...pair, 4.5] as const),
      ...shapes.map((pair) => [...pair, 3] as const),
    ]
      .map(([one, other, least]) => ({
        one,
        other,
        least,
        is: contrast(colorOf(one), colorOf(other)),
      }))
      .filter(({ is, least }) => is < least)
      .map(({ one, other, is }) => `${one} on ${other}: ${is.toFixed(2)}`)
    expect(tooLow).toEqual([])
  },
)

test.each(Object.entries(brandFiles))('the file of %s has tokens that the kit knows', (_, file) => {
  expect(findMistakes(file, base)).toEqual([])
  const known = new Set(base.map(({ path }) => path))
  const own = readTokens(file).map(({ path }) => path)
  expect(own.filter((path) => !known.has(path) && !path.startsWith('page.'))).toEqual([])
})

test('the sheet of a brand has its tokens, its scheme and the page’s colours', () => {
  expect(brands['nocturne']?.scheme).toBe('dark')
  expect(brands['quarto']?.scheme).toBeUndefined()
  expect(brands['salmon']?.css).toContain('--page-background: #fff1e5;')
  expect(brands['quarto']?.css).toContain('--bindery-accent: light-dark(#0a4f9c, #8fc1f7);')
})
