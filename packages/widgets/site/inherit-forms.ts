/**
 * The setting `inherit-forms`: fields and buttons of the kit look like those of the page. A chunk of its own.
 */
import { type Adoption, adoptAround, sheetOf } from '@bindery/element/stylesheets.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import {
  type Color,
  type Control,
  type ControlStyle,
  chooseTokens,
  type FormTokens,
  type Paint,
} from './form-tokens.ts'

const root = document.documentElement

/** Only while the styles are read. The ids outweigh the rules of the page. */
const probeStyles = `[data-bindery-probe]:not(#_#_#_){position:fixed!important;visibility:hidden!important}
[data-bindery-probe=plain]:not(#_#_#_) *{all:revert!important}`

/** The element that the page has marked as the pattern of its fields or buttons. */
const patternOf = (kind: 'field' | 'button'): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-bindery-pattern=${kind}]`)

/** A bare field or button. The text gives a button the height of its text. */
function bareControl(kind: 'field' | 'button'): HTMLElement {
  if (kind === 'field') return Object.assign(document.createElement('input'), { type: 'email' })
  return Object.assign(document.createElement('button'), { type: 'submit', textContent: 'A' })
}

/** A copy in the state in which a reader finds it: a pattern may be disabled, or have the focus. */
function copyOf(pattern: HTMLElement): HTMLElement {
  const copy = pattern.cloneNode() as HTMLElement
  for (const name of ['id', 'name', 'autofocus', 'disabled']) copy.removeAttribute(name)
  if (!copy.matches('input')) copy.textContent = 'A'
  copy.dataset['binderyProbe'] = ''
  pattern.after(copy)
  return copy
}

/** Reads styles, with a sample of the kit's own text, which also converts colours. */
interface Sample {
  readonly element: HTMLElement
  readonly em: number
}

const colorOf = (css: string, { element }: Sample): Color => {
  const isPlain = /^rgba?\(/.test(css)
  if (!isPlain) element.style.color = `color-mix(in srgb, ${css}, ${css})`
  const text = isPlain ? css : getComputedStyle(element).color
  const numbers = text.replaceAll('none', '0').match(/-?[\d.]+(?:e-?\d+)?/g) ?? []
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map(Number)
  const share = (value: number) => Math.min(Math.max(isPlain ? value / 255 : value, 0), 1)
  return [share(red), share(green), share(blue), alpha]
}

/** The value of a token or a private name of the kit. */
const kitColor = (name: string, sample: Sample): Color => {
  sample.element.style.color = `var(${name}, var(--_accent))`
  return colorOf(getComputedStyle(sample.element).color, sample)
}

function styleOf(element: HTMLElement, sample: Sample): ControlStyle {
  const style = getComputedStyle(element)
  const paint = (css: string): Paint => ({ css, color: colorOf(css, sample) })
  const inEm = (length: string): number => (Number.parseFloat(length) || 0) / sample.em
  const { borderBottomWidth, borderBottomStyle } = style
  const hasLine = Number.parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none'
  return {
    background: paint(style.backgroundColor),
    image: style.backgroundImage !== 'none',
    color: paint(style.color),
    line: hasLine ? paint(style.borderBottomColor) : null,
    radius: style.borderStartStartRadius.split(' ')[0] ?? '',
    padding: inEm(style.paddingInlineStart),
    height: element.offsetHeight / sample.em,
    font: style.fontFamily,
    weight: style.fontWeight,
    spacing: inEm(style.letterSpacing),
    transform: style.textTransform,
  }
}

/** The first opaque background of these elements. */
function groundOf(elements: readonly Element[], sample: Sample): Color | undefined {
  const colors = elements.map((each) => colorOf(getComputedStyle(each).backgroundColor, sample))
  return colors.find(([, , , alpha]) => alpha === 1)
}

/** Puts samples into the page, reads their styles, and takes them out again before anything is painted. */
function readForms(): FormTokens {
  const boxOf = (tag: 'div' | 'form', kind = ''): HTMLElement => {
    const box = document.createElement(tag)
    box.dataset['binderyProbe'] = kind
    return box
  }
  const [host, own, plain] = [boxOf('div'), boxOf('form'), boxOf('form', 'plain')]
  const shadow = host.attachShadow({ mode: 'open' })
  const text = document.createElement('span')
  shadow.append(document.createElement('div'))
  shadow.firstElementChild?.append(text)
  const controls = (['field', 'button'] as const).map((kind) => {
    const pattern = patternOf(kind)
    const control = pattern ? copyOf(pattern) : bareControl(kind)
    if (!pattern) own.append(control)
    const bare = bareControl(kind)
    plain.append(bare)
    return [control, bare] as const
  })
  document.body.append(host, own, plain)
  const sheet = adoptAround(root, [probeStyles], undefined)
  shadow.adoptedStyleSheets = baseStyles.map((each) => sheetOf(each))
  text.style.fontSize = 'var(--_font-size)'
  const em = Number.parseFloat(getComputedStyle(text).fontSize)
  const sample: Sample = { element: text, em }
  const [field, button] = controls.map(
    ([control, bare]): Control => ({
      own: styleOf(control, sample),
      plain: styleOf(bare, sample),
    }),
  ) as [Control, Control]
  const surface = kitColor('--_surface', sample)
  const set = getComputedStyle(document.body)
  const chosen = chooseTokens({
    field,
    button,
    em,
    kit: {
      surface,
      ink: kitColor('--_ink', sample),
      link: kitColor('--bindery-link-color', sample),
      danger: kitColor('--_danger', sample),
    },
    page: groundOf([document.body, root], sample) ?? surface,
    isSet: (token) => set.getPropertyValue(token).trim() !== '',
  })
  sheet?.release()
  for (const each of [host, own, plain, ...controls.map(([control]) => control)]) each.remove()
  return chosen
}

/**
 * The sheet of the chosen tokens. It has no specificity, so that a rule of the page for the same token wins. A tag with
 * a theme of its own keeps the kit's colours.
 */
const sheetText = ({ tokens, colors }: FormTokens): string => {
  const lines = Object.entries(tokens).map(([token, value]) => `${token}:${value}`)
  const resets = colors.map((token) => `${token}:initial`)
  return `:where(:root){${lines.join(';')}}:where([data-bindery-theme]){${resets.join(';')}}`
}

const dark = matchMedia('(prefers-color-scheme: dark)')

/** An attribute with more values than this is none of a theme: the place to which the page is scrolled, for example. */
const mostValues = 20

/** Reads what a page changes to switch its theme, without the classes of the kit. */
const createThemeReader = (): (() => string) => {
  const valuesOf = new Map<string, Set<string>>()
  const isOfTheme = (name: string, value: string): boolean => {
    const values = valuesOf.get(name) ?? new Set()
    valuesOf.set(name, values)
    if (values.size <= mostValues) values.add(value)
    return values.size <= mostValues
  }
  return () =>
    [root, document.body]
      .flatMap((element) => [...element.attributes])
      .map(({ name, value }) => [name, value.replaceAll(/bindery-\S+/g, '').trim()] as const)
      .filter(([name, value]) => name !== 'style' && isOfTheme(name, value))
      .map(([name, value]) => `${name}=${value}`)
      .concat(String(dark.matches))
      .join()
}

/**
 * Gives the kit the page's fields and buttons, and again whenever the page switches its theme.
 * @returns ends it
 */
export function inheritForms(warn: (message: string) => void): () => void {
  const themeOf = createThemeReader()
  const known = new Map<string, string>()
  const told = new Set<string>()
  let adoption: Adoption | undefined
  let shown = ''
  const show = (text: string): void => {
    if (text === shown) return
    adoption?.release()
    adoption = text ? adoptAround(root, [text], undefined) : undefined
    shown = text
  }
  const read = (): string => {
    // The tokens of the last reading would count as the page's own.
    show('')
    const forms = readForms()
    const line = forms.leftOut.join(', ')
    if (line && !told.has(line)) warn(`inherit-forms leaves out: ${line}.`)
    told.add(line)
    return sheetText(forms)
  }
  const update = (): void => {
    const theme = themeOf()
    const text = known.get(theme) ?? read()
    known.set(theme, text)
    show(text)
  }
  update()
  dark.addEventListener('change', update)
  const observer = new MutationObserver(update)
  for (const element of [root, document.body]) observer.observe(element, { attributes: true })
  // A style sheet may be late.
  const again = (): void => {
    known.clear()
    update()
  }
  if (document.readyState !== 'complete') addEventListener('load', again, { once: true })
  return () => {
    removeEventListener('load', again)
    dark.removeEventListener('change', update)
    observer.disconnect()
    show('')
  }
}
