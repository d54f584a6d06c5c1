// Plain, no schema: forms and schemas share it.

/**
 * An e-mail as the spec's pattern wants it: something, an @, a domain with a dot, no spaces. The
 * parts cannot overlap, so a long hostile value costs linear time.
 */
export const emailPattern =
  /^[^\s@"<>()[\]\\,;:|]+@(?:[^\s@."'<>()[\]\\,;:|/?#]+\.)+[^\s@."'<>()[\]\\,;:|/?#]{2,}$/

/** True for an e-mail that may be sent, at most 254 characters. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value)
