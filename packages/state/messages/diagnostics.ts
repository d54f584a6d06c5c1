/** Warns about each override that matches no text of its noun. */
export const explainTexts = (
  noun: string,
  known: readonly string[],
  overrides: readonly string[],
  warn: (message: string) => void,
): void => {
  for (const path of overrides) {
    const [key = ''] = path.slice(noun.length + 1).split('.')
    // `noun.key.one` overrides one plural form of a text.
    if (!path.startsWith(`${noun}.`) || known.includes(key)) continue
    const names = known.map((name) => `${noun}.${name}`).join(', ')
    warn(`#bindery-config messages: there is no text "${path}". ${noun} has ${names}.`)
  }
}
