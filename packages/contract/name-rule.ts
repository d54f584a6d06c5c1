// Plain, no schema: forms and the mock server judge a name by the same rule.

/** The one message for a name that holds what it must not (spec accounts 5). */
export const nameMessage = 'Names must not contain brackets, slashes, quotes, commas or pipes.'

/** True for a name of a person. The apostrophe is no quote here: it is a letter of many names. */
export const isName = (value: string): boolean => !/[()[\]{}<>/\\"“”„«»,|]/.test(value)
