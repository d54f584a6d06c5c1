/**
 * `count` and `params` of @nanostores/i18n, with its types, in a third of its code. Unlike the originals
 * they insert values literally: a `$` in a reader's name is no replacement pattern.
 */
import type * as i18n from '@nanostores/i18n'

type Parts = Readonly<Record<string, unknown>>

const fill = (text: string, parts: Parts): string =>
  text.replace(/{(\w+)}/g, (placeholder, name: string) => String(parts[name] ?? placeholder))

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

/** The notice for orders during a maintenance of the store (spec content 2). */
export const maintenance =
  'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration.'

/** The text of a failure whose own text cannot be loaded. Most nouns have it as `unreachable`. */
export const unreachable = 'No connection. Check your network and try again.'
