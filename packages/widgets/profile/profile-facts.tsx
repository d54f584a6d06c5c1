import type { Fact } from './profile.facts.ts'

/** What the form shows of a reader and does not change. */
export function ProfileFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="facts" part="facts">
      {facts.map(({ term, entries }) => (
        <div key={term}>
          <dt>{term}</dt>
          {entries.map((entry) => (
            <dd key={entry}>{entry}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
