// Plain, no schemas: how a search is asked for (spec content 7 and 9).

/** By how well it fits, or by when it came out. */
export const searchSorts = ['relevance', 'date'] as const
export type SearchSort = (typeof searchSorts)[number]

/** `desc`: the best, or the newest, first. */
export const searchOrders = ['desc', 'asc'] as const
export type SearchOrder = (typeof searchOrders)[number]

/** Suggestions begin with so many characters. */
export const shortestTerm = 3
/** The most that is offered of each kind. */
export const mostRecords = 6
export const mostSubjects = 3

/** A term as it is searched for: trimmed, white space collapsed. */
export const termOf = (typed: string): string => typed.trim().replace(/\s+/g, ' ')
