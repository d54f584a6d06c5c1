/**
 * The same value with lists that stay lists as JSON: an old script on the page (Prototype.js) may have
 * taught all lists to be texts there.
 */
export const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return Object.assign(value.map(plain), { toJSON: undefined })
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
}
