import type { Article } from './article.ts'
import type { Page } from './page.ts'
import { fillForm } from './page-forms.ts'
import { type Topic, topics } from './topic.ts'

/** An issue of the magazine. */
export interface Issue {
  code: string
  year: number
  /** As printed on the cover: `November`, `July–August`. */
  month: string
  title: string
  summary: string
  image: string
  items: { link: string; title: string }[]
}

const firstYear = 1956
const lastYear = 2025
/** Before that year there are six issues a year, from then on one a month. */
const monthlySince = 2001
/** Before that year some issues are missing. */
const completeSince = 1966

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

const subjects = [
  'the Foreman',
  'a New Manager',
  'the Night Shift',
  'the Treasurer',
  'a Small Board',
]
const predicates: Readonly<Record<string, readonly string[]>> = {
  strategy: ['Chooses Not to Do', 'Can Learn From a Rival', 'Sees Before the Market Does'],
  'leading-teams': ['Owes a Team', 'Should Say Aloud', 'Hears Last'],
  'managing-yourself': ['Does Before Nine', 'Ought to Put Off', 'Keeps in a Notebook'],
  'decision-making-and-problem-solving': ['Asks First', 'Leaves Undecided', 'Counts Twice'],
  innovation: ['Tries in Secret', 'Builds From Scraps', 'Would Rather Not Patent'],
  'negotiation-strategies': ['Offers First', 'Never Gives Away', 'Signs on a Friday'],
  economics: ['Pays for Waiting', 'Knows About Prices', 'Makes of a Bad Year'],
  marketing: ['Hears at the Counter', 'Promises Too Early', 'Finds in the Complaints'],
}

/** A pseudo-random choice: the same for the same numbers, different for neighbours. */
const pick = <T>(list: readonly T[], ...numbers: number[]): T =>
  list[numbers.reduce((sum, each, at) => sum + each * (at * 4 + 3), 0) % list.length] as T

/** An item of an old issue. The site no longer has it, so it links to its topic. */
const oldItem = (topic: Topic, year: number, month: number) => ({
  link: `/topic/${topic.slug}`,
  title: `What ${pick(subjects, year, month, topics.indexOf(topic))} ${pick(predicates[topic.slug] ?? ['Knows'], month, year)}`,
})

function issueOf(year: number, month: number, name: string, articles: readonly Article[]): Issue {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const yearMonth = `${year}-${twoDigits(month + 1)}`
  const printed = articles.filter(({ date }) => date.startsWith(yearMonth))
  const themes = topics.filter((_, at) => (at + year + month) % 2 === 0)
  const theme = pick(topics, year, month)
  return {
    code: `BR${twoDigits(year % 100)}${twoDigits(month + 1)}`,
    year,
    month: name,
    title: `${name} ${year}`,
    summary: `${theme.name}: ${theme.promise}`,
    image: `/assets/covers/${topics.indexOf(theme) % 4}.svg`,
    items: [
      ...printed.map(({ path, title }) => ({ link: path, title })),
      ...themes.map((topic) => oldItem(topic, year, month)),
    ],
  }
}

/** Every issue, oldest first. Some of the first years are missing. */
export function createIssues(articles: readonly Article[]): Issue[] {
  const issues: Issue[] = []
  for (let year = firstYear; year <= lastYear; year += 1) {
    const step = year < monthlySince ? 2 : 1
    for (let month = 0; month < 12; month += step) {
      if (year < completeSince && (year + month / step) % 4 === 0) continue
      const name = step === 1 ? months[month] : `${months[month]}–${months[month + 1]}`
      issues.push(issueOf(year, month, name ?? '', articles))
    }
  }
  return issues
}

/**
 * `/archive-toc/{code}`, complete without the script. Without an issue: `/archive-toc`, where the kit shows the newest
 * one above the list of recent magazine articles.
 * @param recent a page of that list
 */
export function issuePage(issues: readonly Issue[], issue?: Issue, recent?: Page): Page {
  const newest = issues.at(-1)
  if (!newest) throw new Error('There is no issue.')
  const link = (other: Issue | undefined) =>
    other && { href: `/archive-toc/${other.code}`, title: other.title }
  // One link for each year, to its first issue.
  const years = [...new Map(issues.toReversed().map((one) => [one.year, one])).values()]
  const at = issue ? issues.indexOf(issue) : issues.length
  return {
    template: 'issue',
    path: issue ? `/archive-toc/${issue.code}` : (recent?.path ?? '/archive-toc'),
    title: issue ? `${issue.title} — The Magazine` : (recent?.title ?? 'The Magazine'),
    description: issue?.summary ?? 'Every issue of the magazine since 1956.',
    scope: {
      newest: newest.code,
      issue,
      feed: recent?.scope,
      before: link(issues[at - 1]),
      after: link(issues[at + 1]),
      yearForm: fillForm('archive', {
        page: '/archive-toc',
        options: { year: years.map(({ year }) => [String(year), String(year)] as const) },
        ...(issue ? { values: { year: String(issue.year) } } : {}),
      }),
      years: years.map(({ year, code }) => ({ year, href: `/archive-toc/${code}` })),
    },
  }
}
