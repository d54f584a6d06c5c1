/**
 * An issue of the magazine. The site that has them hands them over (`createMockApi({ issues })`), oldest
 * first, as its content is.
 */
export interface IssueRecord {
  /** The last part of its address, `/archive-toc/{code}`. */
  code: string
  year: number
  /** As readers see it: `November`, `July–August`. */
  month: string
  title: string
  summary: string
  /** A path of the site. */
  image?: string
  items: readonly { readonly link: string; readonly title: string }[]
}

/** Its address on the site. */
export const issueUrl = ({ code }: Pick<IssueRecord, 'code'>): string => `/archive-toc/${code}`
