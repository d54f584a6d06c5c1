/** The contrast of two colours by WCAG 2.2, and which colours of the kit have to stand out from which. */
import type { Color, Token } from '../../tools/design-tokens.ts'

/** `[text, ground, least]`: 4.5 for text, 3 for borders and the focus ring. */
export const pairs = [
  ['ink', 'surface', 4.5],
  ['muted', 'surface', 4.5],
  ['accent', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['danger', 'surface', 4.5],
  ['success', 'surface', 4.5],
  ['line', 'surface', 3],
  ['focus', 'surface', 3],
] as const

const luminance = ({ components }: Color): number => {
  const [red = 0, green = 0, blue = 0] = components.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, for the same colour, to 21, for black on white. */
export const contrast = (one: Color, other: Color): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour of a token on light or dark pages. */
export const colorOf = ({ value, dark }: Token, isDark: boolean): Color =>
  ((isDark ? dark : undefined) ?? value) as Color
