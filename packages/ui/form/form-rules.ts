/** Values of a form by field name; an unchecked checkbox is ''. */
export type Values = Readonly<Record<string, string>>

/** Error texts by field name; empty if the form is valid. */
export type ErrorTexts = Readonly<Record<string, string>>

/** Returns the error text of a value, taken from `words`, or false if the value is valid. */
export type Rule<W> = (value: string, words: W) => string | false

/** By field name, in the order of the form. The first broken rule of a field gives its error. */
export type Rules<W> = Readonly<Record<string, readonly Rule<W>[]>>

/** The rule that a value is not empty. */
export const required: Rule<{ readonly required: string }> = (value, words) =>
  value === '' && words.required

const isPassword = (name: string) => /password/i.test(name)

/** Removes spaces around values, except passwords. */
export const trimValues = (values: Values): Values => {
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    result[name] = isPassword(name) ? value : value.trim()
  }
  return result
}

/** The first error of each field, of the values as they are sent: trimmed. */
export const validateFields = <W>(rules: Rules<W>, values: Values, words: W): ErrorTexts => {
  const trimmed = trimValues(values)
  const errors: Record<string, string> = {}
  for (const [name, list] of Object.entries(rules)) {
    for (const rule of list) {
      const error = rule(trimmed[name] ?? '', words)
      if (!error) continue
      errors[name] = error
      break
    }
  }
  return errors
}
