import { topics } from './topic.ts'

const sections = [
  { href: '/the-latest', label: 'The Latest' },
  { href: '/topics', label: 'Topics' },
  { href: '/store', label: 'Store' },
  { href: '/subscriber-help', label: 'Subscriber help' },
]

/** What the head of every page leads to: the sections, and (in its menu) all topics. */
export const sectionsFor = (path: string) => ({
  sections: sections.map((section) => ({ ...section, current: section.href === path })),
  topics,
})
