/**
 * Copies a value so that `JSON.stringify` writes its arrays as arrays. Prototype.js adds an
 * `Array.prototype.toJSON` that returns a string.
 */
export const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return Object.assign(value.map(plain), { toJSON: undefined })
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
}

/** `JSON.stringify` for pages whose arrays have a `toJSON()`: for keys, comparisons and stored values. */
export const toJson = (value: unknown): string =>
  // The copy of a cart of 500 lines takes as long as its text.
  JSON.stringify('toJSON' in [] ? plain(value) : value)
