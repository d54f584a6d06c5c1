/** The English text of a noun: a string, or what `params` and `count` make of one or more. */
type Base = string | { readonly input: string | Readonly<Record<string, string>> }

const placeholdersIn = (text: string): readonly string[] => [...new Set(text.match(/{\w+}/g))]

/** What is wrong with an override of `base`; null if it is used. */
const faultOf = (text: string, base: Base): string | null => {
  const allowed = placeholdersIn(JSON.stringify(base))
  const unknown = placeholdersIn(text).filter((placeholder) => !allowed.includes(placeholder))
  return unknown[0] ? `has ${unknown.join(', ')}; allowed: ${allowed.join(', ') || 'none'}` : null
}

/** Warns about each override that matches no text of its noun or has an unknown placeholder. */
export const explainTexts = (
  noun: string,
  base: Readonly<Record<string, Base>>,
  overrides: readonly (readonly [path: string, text: string])[],
  warn: (message: string) => void,
): void => {
  for (const [path, text] of overrides) {
    if (!path.startsWith(`${noun}.`)) continue
    // `noun.key.one` overrides one plural form of a text.
    const [key = ''] = path.slice(noun.length + 1).split('.')
    const own = Object.hasOwn(base, key) ? base[key] : undefined
    const fault = own && faultOf(text, own)
    if (fault) warn(`#bindery-config messages: "${path}" ${fault}. The usual text stays.`)
    if (own) continue
    const names = Object.keys(base).map((name) => `${noun}.${name}`)
    warn(`#bindery-config messages: there is no text "${path}". ${noun} has ${names.join(', ')}.`)
  }
}
