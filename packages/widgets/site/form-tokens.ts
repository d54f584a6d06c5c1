/** The tokens that a page's own fields and buttons give to those of the kit, without what would break reading. */

/** Red, green, blue and opacity, each from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** A colour as the browser has computed it. */
export interface Paint {
  readonly css: string
  readonly color: Color
}

/** What a field or a button looks like. Lengths are in em of the kit's text. */
export interface ControlStyle {
  readonly background: Paint
  /** Whether the background has a picture or a gradient. */
  readonly image: boolean
  readonly color: Paint
  /** null: no border. */
  readonly line: Paint | null
  /** As CSS, in px or per cent. */
  readonly radius: string
  readonly padding: number
  /** 0: it is not drawn. */
  readonly height: number
  readonly font: string
  readonly weight: string
  readonly spacing: number
  readonly transform: string
}

/** A control as the page draws it, and as the browser draws it without the page's rules. */
export interface Control {
  readonly own: ControlStyle
  readonly plain: ControlStyle
}

/** Colours of the kit that stand on or around a field or a button. */
export interface KitColors {
  readonly ink: Color
  readonly link: Color
  readonly danger: Color
  readonly surface: Color
}

export interface PageForms {
  readonly field: Control
  readonly button: Control
  readonly kit: KitColors
  /** The colour of the page around its fields. */
  readonly page: Color
  /** The px of one em of the kit's text. */
  readonly em: number
  /** Whether the page sets this token itself. */
  readonly isSet: (token: string) => boolean
}

export interface FormTokens {
  readonly tokens: Readonly<Record<string, string>>
  /** Those among them that are colours. */
  readonly colors: readonly string[]
  /** What is left out, and why. */
  readonly leftOut: readonly string[]
}

const leastText = 4.5
const leastShape = 3
/** The smallest target of WCAG 2.2, in px. */
const leastHeight = 24
const mostHeight = 96
const paddings = [0.25, 3] as const
const mostSpacing = 0.3
const transforms = ['none', 'uppercase', 'lowercase', 'capitalize']

/** The relative luminance (WCAG 2.2). */
const luminance = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = color.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const mix = (one: Color, share: number, other: Color): Color => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
  1,
]

/** The contrast of a colour, which may be see-through, on an opaque one. */
export const contrast = (color: Color, ground: Color): number => {
  const [dark = 0, light = 0] = [mix(color, color[3], ground), ground]
    .map(luminance)
    .sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Why a colour cannot be read on a ground; undefined if it can. */
function unreadable(color: Color, ground: Color, least: number, what = ''): string | undefined {
  const ratio = contrast(color, ground)
  // Rounded down: 4.49 is not 4.5.
  return ratio < least
    ? `${what}contrast ${Math.floor(ratio * 10) / 10}:1, at least ${least}:1`
    : undefined
}

/** Chooses the tokens of components that fields and buttons of the page give. */
export function chooseTokens({ field, button, kit, page, em, isSet }: PageForms): FormTokens {
  const tokens: Record<string, string> = {}
  const colors: string[] = []
  const leftOut: string[] = []
  const isChanged = ({ own, plain }: Control, name: keyof ControlStyle): boolean =>
    JSON.stringify(own[name]) !== JSON.stringify(plain[name])

  /** Takes the tokens together, or none of them. @param problem why they are left out */
  const take = (
    name: string,
    values: Readonly<Record<string, string>>,
    problem: string | undefined,
  ): void => {
    if (Object.keys(values).some(isSet)) return
    if (problem) leftOut.push(`${name} (${problem})`)
    else Object.assign(tokens, values)
  }
  const takeColors = (...input: Parameters<typeof take>): void => {
    take(...input)
    colors.push(...Object.keys(input[1]).filter((token) => token in tokens))
  }

  const takePair = (name: string, control: Control, more: () => string | undefined): void => {
    if (!(['background', 'color', 'image'] as const).some((each) => isChanged(control, each)))
      return
    const { background, color, image } = control.own
    const values = {
      [`--bindery-${name}-background`]: background.css,
      [`--bindery-${name}-color`]: color.css,
    }
    const isClear = background.color[3] < 1
    const problem =
      (image && 'the background is a picture') ||
      (isClear && 'the background is transparent') ||
      unreadable(color.color, background.color, leastText) ||
      more()
    takeColors(`${name} colours`, values, problem || undefined)
  }
  takePair('field', field, () => {
    const ground = field.own.background.color
    return (
      unreadable(kit.link, ground, leastText, 'a link in the field: ') ??
      unreadable(kit.danger, ground, leastShape, 'the border of a mistake: ')
    )
  })
  takePair('button', button, () => {
    const { background, color } = button.own
    return unreadable(color.color, mix(background.color, 0.86, kit.ink), leastText, 'pointed at: ')
  })
  if (isChanged(field, 'line')) {
    const { line } = field.own
    const problem = line
      ? [kit.surface, page]
          .map((ground) => unreadable(line.color, ground, leastShape))
          .find((each) => each)
      : 'there is none'
    takeColors('field border', { '--bindery-field-line': line?.css ?? '' }, problem)
  }

  for (const [name, control] of Object.entries({ field, button })) {
    const { radius, padding, height, font, weight, spacing, transform } = control.own
    const token = (part: string, value: string) => ({ [`--bindery-${name}-${part}`]: value })
    // Square corners are the browser's own, too. They are the page's if it has drawn the box.
    const isDrawn = (['background', 'image', 'line', 'radius'] as const).some((each) =>
      isChanged(control, each),
    )
    if (isDrawn) take('', token('radius', radius), undefined)
    if (isChanged(control, 'padding')) {
      const [least, most] = paddings
      const isWrong = padding < least || padding > most
      const problem = isWrong
        ? `${round(padding)}em, allowed is ${least}em to ${most}em`
        : undefined
      take(`${name} padding`, token('padding', `${round(padding)}em`), problem)
    }
    if (isChanged(control, 'height') && height > 0) {
      const px = Math.round(height * em)
      const isWrong = px < leastHeight || px > mostHeight
      const problem = isWrong
        ? `${px}px, allowed is ${leastHeight}px to ${mostHeight}px`
        : undefined
      take(`${name} height`, token('block-size', `${round(height)}em`), problem)
    }
    if (isChanged(control, 'font')) take('', token('font', font), undefined)
    if (name !== 'button') continue
    if (isDrawn || isChanged(control, 'weight')) take('', token('weight', weight), undefined)
    if (isChanged(control, 'spacing')) {
      const isWrong = Math.abs(spacing) > mostSpacing
      const problem = isWrong ? `${round(spacing)}em, at most ${mostSpacing}em` : undefined
      take('button letter-spacing', token('letter-spacing', `${round(spacing)}em`), problem)
    }
    if (isChanged(control, 'transform')) {
      const problem = transforms.includes(transform) ? undefined : transform
      take('button text-transform', token('text-transform', transform), problem)
    }
  }
  return { tokens, colors, leftOut }
}
