import { readerId, readerOf, type Session } from './session.ts'

/**
 * Tells, later, whether whoever reads now has left since: what they had begun is no business of who came
 * then. Who has come again, or had only just come, has not; of what was begun while nobody was known nobody
 * can say whose it is: with another reader it is over.
 */
export const hasLeft = ({
  $departures,
  $session,
}: Pick<Session, '$session' | '$departures'>): (() => boolean) => {
  const who = () => {
    const reader = $session.value && readerOf($session.value)
    return reader && readerId(reader)
  }
  const [then, mine] = [$departures.value, who()]
  return () => then !== $departures.value && mine !== who()
}
