// Without Zod, so that forms can import it. Forms and the mock API apply the same rule.

/** The message for a name with a forbidden character (spec accounts 5). */
export const nameMessage = 'Names must not contain brackets, slashes, quotes, commas or pipes.'

/** True for the name of a person. The apostrophe does not count as a quote, because many names have one. */
export const isName = (value: string): boolean => !/[()[\]{}<>/\\"“”„«»,|]/.test(value)
