// Apart from share-rule.ts: code that records a share on a network checks no addresses.

/** The most UTF-16 units of a message (spec accounts 9). */
export const maxTextLength = 100_000

/** Truncates a message to the limit. No character is split. */
export const truncateText = (text: string): string =>
  text.length <= maxTextLength ? text : text.slice(0, maxTextLength).replace(/[\uD800-\uDBFF]$/, '')
