/** Types of the tokens that all components read: a CSS property that takes the same, and its name. */
const types = {
  color: ['color', 'a color'],
  length: ['padding-top', 'a length'],
  integer: ['order', 'a whole number'],
  font: ['font-family', 'a list of font families'],
  fontSize: ['font-size', 'a font size'],
  weight: ['font-weight', 'a font weight'],
  shadow: ['box-shadow', 'a shadow'],
  time: ['transition-duration', 'a time'],
} as const

const { color, length } = types

/** Each custom property that has a type. */
export const tokenTypes: Readonly<Record<string, readonly [property: string, allowed: string]>> = {
  '--bindery-accent': color,
  '--bindery-on-accent': color,
  '--bindery-ink': color,
  '--bindery-muted': color,
  '--bindery-surface': color,
  '--bindery-line': color,
  '--bindery-danger': color,
  '--bindery-success': color,
  '--bindery-focus': color,
  '--bindery-backdrop': color,
  '--bindery-font': types.font,
  '--bindery-heading-font': types.font,
  '--bindery-heading-weight': types.weight,
  '--bindery-strong-weight': types.weight,
  '--bindery-font-size': types.fontSize,
  '--bindery-space-small': length,
  '--bindery-space': length,
  '--bindery-space-large': length,
  '--bindery-radius': length,
  '--bindery-shadow': types.shadow,
  '--bindery-shadow-high': types.shadow,
  '--bindery-duration': types.time,
  '--bindery-top': length,
  '--bindery-layer': types.integer,
}

/** Warns once about each custom property whose value is of a wrong type, on the page or on one of its tags. */
export function warnWrongTokens(tags: readonly string[]): void {
  const wrong = new Set<string>()
  for (const element of document.querySelectorAll(['html', ...tags].join())) {
    const style = getComputedStyle(element)
    for (const [token, [property, allowed]] of Object.entries(tokenTypes)) {
      const value = style.getPropertyValue(token).trim()
      if (value && !CSS.supports(property, value))
        wrong.add(`${token}: ${value.slice(0, 60)} is ignored; allowed: ${allowed}`)
    }
  }
  for (const line of wrong) console.warn(`bindery: ${line}`)
}
