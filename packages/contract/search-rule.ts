// Without Zod, so that widgets can import it. Parameters of a search (spec content 7 and 9).

/** By relevance or by date of publication. */
export const searchSorts = ['relevance', 'date'] as const
export type SearchSort = (typeof searchSorts)[number]

/** `desc`: the most relevant or the newest first. */
export const searchOrders = ['desc', 'asc'] as const
export type SearchOrder = (typeof searchOrders)[number]

/** The fewest characters that get suggestions. */
export const minTermLength = 3
/** The most suggestions of each kind. */
export const maxRecords = 6
export const maxSubjects = 3

/** Trims a typed term and collapses its white space. */
export const normalizeTerm = (typed: string): string => typed.trim().replace(/\s+/g, ' ')
