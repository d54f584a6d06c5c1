// Without Zod, so that forms can import it; `fields.ts` uses the same rule.

/**
 * The e-mail pattern of the specification: a local part, an @ and a domain with a dot, without spaces. No two
 * parts match the same characters, so a long hostile value takes linear time.
 */
export const emailPattern =
  /^[^\s@"<>()[\]\\,;:|]+@(?:[^\s@."'<>()[\]\\,;:|/?#]+\.)+[^\s@."'<>()[\]\\,;:|/?#]{2,}$/

/** True for a valid e-mail of at most 254 characters. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value)
