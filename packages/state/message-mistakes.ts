/** The overrides of one noun's texts, against the texts that it has: one line for each that fits none. */
export const explainTexts = (
  noun: string,
  known: readonly string[],
  overrides: readonly string[],
  warn: (message: string) => void,
): void => {
  for (const path of overrides) {
    const [key = ''] = path.slice(noun.length + 1).split('.')
    // `noun.key.one` is one of several forms of a text.
    if (!path.startsWith(`${noun}.`) || known.includes(key)) continue
    const names = known.map((name) => `${noun}.${name}`).join(', ')
    warn(`#bindery-config messages: there is no text "${path}". ${noun} has ${names}.`)
  }
}
