/**
 * `count` and `params` of @nanostores/i18n, with its types, in a third of its code. Unlike the originals
 * they insert values literally: a `$` in a reader's name is no replacement pattern.
 */
import type * as i18n from '@nanostores/i18n'

type Parts = Readonly<Record<string, unknown>>

/** Removes characters that override the direction of the text after them, up to the end of the sentence. */
export const withoutOverrides = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** Joins the parts of a line that are there. None of them may reverse the others. */
export const joinTexts = (parts: readonly (string | undefined)[], separator: string): string =>
  withoutOverrides(parts.filter(Boolean).join(separator))

const fill = (text: string, parts: Parts): string =>
  text.replace(/{(\w+)}/g, (placeholder, name: string) =>
    withoutOverrides(String(parts[name] ?? placeholder)),
  )

/** `params('Wait {time}')`: `text({ time: '5 s' })`. */
export const params = ((input: string) => ({
  input,
  transform: (_locale: string, text: string, [parts]: [Parts]) => fill(text, parts),
})) as never as typeof i18n.params

/** `count({ one: '{count} try', other: '{count} tries' })`: `text(2)`. */
export const count = ((input: Record<string, string>) => ({
  input,
  transform: (locale: string, forms: typeof input, [number]: [number]) => {
    const form = new Intl.PluralRules(locale).select(number)
    return fill(forms[form] ?? forms['other'] ?? forms['many'] ?? '', { count: number })
  },
})) as never as typeof i18n.count

/** The text of a failure whose own text cannot be loaded. Most nouns have it as `unreachable`. */
export const unreachable = 'No connection. Check your network and try again.'
