/** Freezes a value deeply, so that the page's scripts cannot change the kit's copy. */
export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) freeze(part)
    Object.freeze(value)
  }
  return value
}
