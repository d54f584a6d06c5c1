/**
 * `count` and `params` of @nanostores/i18n, with its types: texts with parts. English and the site's
 * overrides need a third of its code, and what is put into a text is put in as it is: a `$` in a
 * reader's name means nothing there.
 */
import type * as i18n from '@nanostores/i18n'

type Parts = Readonly<Record<string, unknown>>

const fill = (text: string, parts: Parts): string =>
  text.replace(/{(\w+)}/g, (gap, name: string) => String(parts[name] ?? gap))

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

/** What tags say of a failure when not even the words for it can be fetched: of most nouns `unreachable`. */
export const unreachable = 'No connection. Check your network and try again.'
