/** What the head of every page leads to. */
export const sections = [
  { href: '/the-latest', label: 'The Latest' },
  { href: '/topics', label: 'Topics' },
  { href: '/store', label: 'Store' },
  { href: '/subscriber-help', label: 'Subscriber help' },
]
