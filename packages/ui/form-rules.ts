/** What a form holds, by field name; a box that is not ticked is ''. */
export type Values = Readonly<Record<string, string>>

/** What is wrong, by field name, in words for the reader; empty when a form may be sent. */
export type Faults = Readonly<Record<string, string>>

/** Says what is wrong with a value, in the words it is given; false when nothing is. */
export type Rule<W> = (value: string, words: W) => string | false

/** By field name, in the order of the form. The first rule that a value breaks speaks. */
export type Rules<W> = Readonly<Record<string, readonly Rule<W>[]>>

/** The rule that a value is not blank. */
export const filled: Rule<{ readonly required: string }> = (value, words) =>
  value === '' && words.required

const isPassword = (name: string) => /password/i.test(name)

/** Spaces around what was typed are nobody's intention, except in a password. */
export const tidy = (values: Values): Values => {
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    result[name] = isPassword(name) ? value : value.trim()
  }
  return result
}

/** The first fault of each field; tidied first, as it will be sent. */
export const faultsOf = <W>(rules: Rules<W>, values: Values, words: W): Faults => {
  const tidied = tidy(values)
  const faults: Record<string, string> = {}
  for (const [name, list] of Object.entries(rules)) {
    for (const rule of list) {
      const fault = rule(tidied[name] ?? '', words)
      if (!fault) continue
      faults[name] = fault
      break
    }
  }
  return faults
}
