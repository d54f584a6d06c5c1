import { topics } from './topic.ts'

const sections = [
  { href: '/the-latest', label: 'The Latest' },
  { href: '/topics', label: 'Topics' },
  { href: '/store', label: 'Store' },
  { href: '/subscriber-help', label: 'Subscriber help' },
]

/** The links in every page's header: the sections, and all topics in its menu. */
export const sectionsFor = (path: string) => ({
  sections: sections.map((section) => ({ ...section, current: section.href === path })),
  topics,
})
