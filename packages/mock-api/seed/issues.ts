import type { IssueRecord } from '../core/catalog.ts'

/** The default issues of a mock without a site: three years, one of them with a gap. */
export const sampleIssues: readonly IssueRecord[] = [
  ['BR5601', 1956, 'January–February', 'What the Foreman Knows'],
  ['BR5609', 1956, 'September–October', 'The Long Quarter'],
  ['BR5801', 1958, 'January–February', 'A Desk Is Not a Plan'],
  ['BR2509', 2025, 'September', 'The Quiet Half of the Meeting'],
  ['BR2510', 2025, 'October', 'Prices That Explain Themselves'],
  ['BR2511', 2025, 'November', 'Who Decides When Nobody Does'],
].map(([code, year, month, title]) => ({
  code: String(code),
  year: Number(year),
  month: String(month),
  title: `${month} ${year}`,
  summary: `In this issue: ${title}.`,
  items: [
    { link: '/2026/11/the-meeting-that-decides-nothing', title: String(title) },
    { link: '/topic/strategy', title: 'Letters From the Floor' },
  ],
}))
