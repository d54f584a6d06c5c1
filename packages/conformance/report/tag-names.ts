/** The tags that a finding breaks, for people: the first ones, if a call is made by many. */
export const tagNames = (tags: readonly string[]): string => {
  const shown = tags.length > 8 ? tags.slice(0, 6) : tags
  const rest = tags.length - shown.length
  return `${shown.join(', ')}${rest ? ` and ${rest} more` : ''}`
}
