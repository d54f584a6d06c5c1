/**
 * Design tokens in the Design Tokens Format Module 2025.10: what the kit and the brands use of it. A token of a global
 * group is `--bindery-name` in CSS, one of a component `--bindery-group-name`. Runs in Node and in a browser.
 */

export interface Color {
  readonly colorSpace: 'srgb'
  readonly components: readonly [number, number, number]
  readonly alpha?: number
  readonly hex: string
}
export interface Dimension {
  readonly value: number
  readonly unit: 'px' | 'rem'
}
export interface Shadow {
  readonly color: Color
  readonly offsetX: Dimension
  readonly offsetY: Dimension
  readonly blur: Dimension
  readonly spread: Dimension
}

/** A token of a file. */
export interface Token {
  /** Of the groups and the token, with dots. */
  readonly path: string
  /** `--bindery-accent`. */
  readonly property: string
  readonly type: string
  /** As written: a value of the type, or an alias such as `{color.accent}`. */
  readonly value: unknown
  readonly description: string
  /** The value on dark pages, if it is another. */
  readonly dark: unknown
  /** The default in CSS, where the format has no word for it. */
  readonly css: string | undefined
}

/** Groups whose tokens every component reads. */
export const globalGroups: readonly string[] = [
  ...['color', 'type', 'space', 'shape', 'elevation', 'motion', 'layout'],
]

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const propertyOf = (groups: readonly string[]): string => {
  const [group = '', ...rest] = groups
  // What a brand says of its page is no property of the kit.
  if (group === 'page') return `--${groups.join('-')}`
  return `--bindery-${(globalGroups.includes(group) ? rest : groups).join('-')}`
}

/** What the format has no word for. */
function extensionsOf(node: unknown): Json {
  const extensions = isObject(node) && node['$extensions']
  const own = isObject(extensions) && extensions['org.bindery']
  return isObject(own) ? own : {}
}

/** All tokens of a file, in its order. A token without a type has that of its group. */
export function readTokens(file: unknown): Token[] {
  const visit = (node: Json, groups: readonly string[], inherited: string): Token[] => {
    const type = typeof node['$type'] === 'string' ? node['$type'] : inherited
    if ('$value' in node) {
      const own = extensionsOf(node)
      const { css } = own
      return [
        {
          path: groups.join('.'),
          property: propertyOf(groups),
          type,
          value: node['$value'],
          description: String(node['$description'] ?? ''),
          dark: own['dark'],
          css: typeof css === 'string' ? css : undefined,
        },
      ]
    }
    return Object.entries(node).flatMap(([name, child]) =>
      name.startsWith('$') || !isObject(child) ? [] : visit(child, [...groups, name], type),
    )
  }
  return isObject(file) ? visit(file, [], '') : []
}

/** The path of an alias; undefined for a value. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined

/** The token that a token's alias leads to in the end; itself without an alias; undefined if it leads nowhere. */
export function resolveToken(token: Token, all: readonly Token[], seen = 0): Token | undefined {
  const alias = aliasOf(token.value)
  if (alias === undefined) return token
  const next = all.find(({ path }) => path === alias)
  return next && seen < all.length ? resolveToken(next, all, seen + 1) : undefined
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isColor = (value: unknown): boolean => {
  if (!isObject(value) || value['colorSpace'] !== 'srgb') return false
  const { components, alpha = 1, hex } = value
  const isShare = (one: unknown) => isNumber(one) && one >= 0 && one <= 1
  if (!Array.isArray(components) || components.length !== 3 || !isShare(alpha)) return false
  if (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/.test(hex)) return false
  return components.every(
    (one, at) =>
      isShare(one) &&
      Math.abs(one * 255 - Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16)) < 0.5,
  )
}
const hasUnit =
  (...units: string[]) =>
  (value: unknown): boolean =>
    isObject(value) && isNumber(value['value']) && units.includes(String(value['unit']))
const isDimension = hasUnit('px', 'rem')

/** The types that the kit uses, and whether a value is of the type. */
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  duration: hasUnit('ms', 's'),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  fontFamily: (value) =>
    typeof value === 'string' ||
    (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')),
  shadow: (value) =>
    isObject(value) &&
    isColor(value['color']) &&
    ['offsetX', 'offsetY', 'blur', 'spread'].every((side) => isDimension(value[side])),
}

/** What is wrong with the tokens of a file. @param base tokens that its aliases may lead to as well */
export function findMistakes(file: unknown, base: readonly Token[] = []): string[] {
  const tokens = readTokens(file)
  const all = [...tokens, ...base]
  return tokens.flatMap((token) => {
    const { path, type, value, dark, description } = token
    const isType = types[type]
    if (!isType) return [`${path}: the type ${type} is unknown`]
    const target = resolveToken(token, all)
    if (!target) return [`${path}: ${String(value)} leads nowhere`]
    return [
      ...(target.type === type ? [] : [`${path}: ${String(value)} is of the type ${target.type}`]),
      ...(types[target.type]?.(target.value) ? [] : [`${path}: the value is no ${type}`]),
      ...(dark === undefined || isType(dark) ? [] : [`${path}: the dark value is no ${type}`]),
      ...(base.length > 0 || /\w/.test(description) ? [] : [`${path}: has no description`]),
      ...(/^[a-z]+(\.[a-z]+(-[a-z]+)*)+$/.test(path) ? [] : [`${path}: is no name of a token`]),
    ]
  })
}

/** The share of a colour's opacity counts only below 1. */
const colorCss = ({ components, alpha = 1, hex }: Color): string => {
  const bytes = components.map((share) => Math.round(share * 255))
  if (alpha < 1) return `rgb(${bytes.join(' ')} / ${alpha})`
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}
/** A rem of a token file is the text size of the tag. */
const dimensionCss = ({ value, unit }: Dimension): string =>
  value === 0 ? '0px' : `${value}${unit === 'rem' ? 'em' : unit}`
const familyCss = (name: string): string => (/^[a-z-]+$/i.test(name) ? name : `"${name}"`)

/** A value of a type as CSS has it. */
export function valueCss(type: string, value: unknown): string {
  switch (type) {
    case 'color':
      return colorCss(value as Color)
    case 'dimension':
      return dimensionCss(value as Dimension)
    case 'duration':
      return hasUnit('ms', 's')(value) ? Object.values(value as Dimension).join('') : ''
    case 'fontFamily':
      return [value].flat().map(String).map(familyCss).join(', ')
    case 'shadow': {
      const { offsetX, offsetY, blur, spread, color } = value as Shadow
      const lengths = [offsetX, offsetY, blur, spread].map(dimensionCss).join(' ')
      return `${lengths} ${colorCss(color)}`.replaceAll('0px', '0')
    }
    default:
      return String(value)
  }
}

/** The value of a token as CSS, for light and dark pages; an alias is a reference to its custom property. */
export function tokenCss(token: Token, all: readonly Token[]): string {
  const alias = aliasOf(token.value)
  const target = all.find(({ path }) => path === alias)
  if (target) return `var(${target.property})`
  const light = valueCss(token.type, token.value)
  return token.dark === undefined
    ? light
    : `light-dark(${light}, ${valueCss(token.type, token.dark)})`
}

/**
 * The custom properties of a brand's file, and its colour scheme, as the declarations of a rule. An alias to a token that only the kit has is
 * written as its value.
 * @param base the tokens of the kit
 */
export const brandCss = (file: unknown, base: readonly Token[]): string => {
  const tokens = readTokens(file)
  const declarations = tokens.map((token) => {
    const target = resolveToken(token, [...tokens, ...base]) ?? token
    const value = tokens.some(({ path }) => path === aliasOf(token.value))
      ? tokenCss(token, tokens)
      : tokenCss(target, [])
    return `${token.property}: ${value};`
  })
  const { scheme } = extensionsOf(file)
  return [...(scheme ? [`color-scheme: ${scheme};`] : []), ...declarations].join('\n')
}
