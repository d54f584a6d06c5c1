/** Rules of WCAG that a style sheet, a picture or a text can break, without a page on which a reader would notice. */
import { isShipped, type Rule, withoutComments } from './project.ts'
import { type Base, formsOf } from './translations.ts'

interface CssRule {
  readonly selector: string
  readonly declarations: readonly (readonly [name: string, value: string])[]
}

const withoutRemarks = (css: string): string => css.replace(/\/\*.*?\*\//gs, '')

/** The innermost rules of a style sheet: selectors, and the steps of keyframes. */
const rulesOf = (css: string): CssRule[] =>
  [...withoutRemarks(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      declarations: [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      ),
    }),
  )

const isStyle = (path: string) => /^packages\/(?:ui|widgets|element|embed)\/.*\.css$/.test(path)

/** WCAG 1.3.4: nothing asks how the device is held, or holds it so. */
export const noOrientation: Rule = (files) =>
  files
    .filter((source) => isStyle(source.path) || isShipped(source))
    .filter(({ text }) => /\(\s*orientation\s*:|\borientation\.lock\b/.test(text))
    .map(({ path }) => `${path}: depends on how the device is held (WCAG 1.3.4)`)

/** The properties that a rule for `:hover` may set: they change only the look of an element. */
const look =
  /^(?:color|background-color|border-color|outline(?:-\w+)?|text-decoration(?:-\w+)?|text-underline-offset|fill|stroke(?:-width)?|cursor)$/

/** WCAG 1.4.13: a style sheet shows, moves and hides nothing under a pointer. */
export const nothingByHover: Rule = (files) =>
  files
    .filter(({ path }) => isStyle(path))
    .flatMap(({ path, text }) =>
      rulesOf(text)
        .filter(({ selector }) => selector.includes(':hover'))
        .flatMap(({ selector, declarations }) =>
          declarations
            .filter(([name]) => !look.test(name))
            .map(([name]) => `${path}: ${selector} changes ${name} under a pointer (WCAG 1.4.13)`),
        ),
    )

/** WCAG 2.3.1: what is animated turns or moves. Nothing changes its light. */
export const nothingFlashes: Rule = (files) =>
  files
    .filter(({ path }) => isStyle(path))
    .flatMap(({ path, text }) =>
      rulesOf(text)
        .filter(({ selector }) => /(?:^|[\s{])(?:from|to|\d+%)$/.test(selector))
        .flatMap(({ declarations }) => declarations)
        .filter(
          ([name]) => !/^(?:transform|rotate|translate|animation-timing-function)$/.test(name),
        )
        .map(([name]) => `${path}: keyframes animate ${name} (WCAG 2.3.1)`),
    )

const isPicture = (path: string) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path)

/** The texts and tags of a script: `<text` in a template or an element of JSX. */
const drawsText = (text: string) => /<(?:svg:)?text[\s>]/.test(text)

/** WCAG 1.4.5: the kit has no picture of its own but icons, and no icon has a letter. */
export const noImagesOfText: Rule = (files) =>
  files.flatMap((source) => {
    const { path, text } = source
    const isKit = /^packages\/(?:ui|widgets|element|embed)\//.test(path)
    if (isKit && isPicture(path)) return [`${path}: is a picture (WCAG 1.4.5)`]
    if (isStyle(path) && /url\(/.test(withoutRemarks(text)))
      return [`${path}: draws a picture (WCAG 1.4.5)`]
    return isShipped(source) && drawsText(withoutComments(source))
      ? [`${path}: draws text in an icon (WCAG 1.4.5)`]
      : []
  })

const senses =
  /\bnew Audio\b|\bAudioContext\b|<(?:audio|video)[\s>]|\bspeechSynthesis\b|\bSpeechRecognition\b|\bgetUserMedia\b|\bdevice(?:motion|orientation)\b|\b(?:Accelerometer|Gyroscope)\b|\.vibrate\(/

/** WCAG 1.4.2 and 2.5.4: the kit plays nothing, and uses no microphone, camera or movement of the device. */
export const nothingSounds: Rule = (files) =>
  files
    .filter((source) => isShipped(source) && senses.test(withoutComments(source)))
    .map(({ path }) => `${path}: plays, listens or feels movement (WCAG 1.4.2, 2.5.4)`)

/** Words for a place, a shape or a colour. */
const sensory =
  /\b(?:above|below|beside|under|(?:on|at|to) the (?:left|right|top|bottom|side)|upper|lower|corner|round|square|circle|arrow|star|icon|red|green|blue|yellow|gr[ae]y)\b/i

/** Texts with such a word, by `noun.key`, each with what else it names. */
export const placed: Readonly<Record<string, string>> = {
  'cart-verb.quantityInvalid': 'above a number',
  'checkoutFrame.silent': 'the form',
  'library.emptyLibrary': 'the button Save',
  'subscriber.accountNumberHint': 'the name on a printed label',
  'subscriberRegistration.unread': 'the email address',
}

type Messages = ReadonlyMap<string, Base>

const textsOf = (messages: Messages): (readonly [path: string, text: string])[] =>
  [...messages].flatMap(([noun, base]) =>
    Object.entries(base).flatMap(([key, entry]) =>
      formsOf(entry).map((text) => [`${noun}.${key}`, text] as const),
    ),
  )

/** WCAG 1.3.3: no text needs its reader to see a place, a shape or a colour. */
export function sensoryTexts(
  messages: Messages,
  known: Readonly<Record<string, string>>,
): string[] {
  const found = textsOf(messages).filter(([, text]) => sensory.test(text))
  const paths = new Set(found.map(([path]) => path))
  return [
    ...found
      .filter(([path]) => !Object.hasOwn(known, path))
      .map(([path, text]) => `${path}: “${text}” names a place, a shape or a colour`),
    ...Object.keys(known)
      .filter((path) => !paths.has(path))
      .map((path) => `${path}: is listed in wcag.ts and names none`),
  ]
}

/** WCAG 3.2.6: customer service has one name, wherever a text sends a reader there. */
export const helpFaults = (messages: Messages): string[] =>
  textsOf(messages)
    .filter(([, text]) =>
      /\b(?:customer|client|reader)s?[ -](?:service|care|support)|\bhelp ?desk\b/i.test(
        text.replaceAll('Customer Service', ''),
      ),
    )
    .map(([path, text]) => `${path}: “${text}” has another name for Customer Service`)

/** What a reader does in many places, by the key of its text. */
export const sharedActions: readonly string[] = [
  'cancel',
  'captchaPrivacy',
  'captchaTerms',
  'close',
  'retry',
  'undo',
]

/** WCAG 3.2.4: an action has the same text in every noun. */
export const actionFaults = (messages: Messages, actions: readonly string[]): string[] =>
  actions.flatMap((action) => {
    const texts = textsOf(messages).filter(([path]) => path.split('.')[1] === action)
    const unique = [...new Set(texts.map(([, text]) => text))]
    if (texts.length < 2) return [`${action}: is no action of several nouns`]
    return unique.length === 1 ? [] : [`${action}: is called ${unique.join(' and ')}`]
  })
