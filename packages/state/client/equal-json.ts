const members = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/** Whether two JSON values are deeply equal. */
export const isEqualJson = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  const [mine, theirs] = [members(one), members(other)]
  if (!mine || !theirs || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(mine)
  return (
    names.length === Object.keys(theirs).length &&
    names.every((name) => name in theirs && isEqualJson(mine[name], theirs[name]))
  )
}
