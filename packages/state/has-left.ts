import { readerId, readerOf, type Session } from './session.ts'

type Whose = Pick<Session, '$session' | '$departures'>

const whoIn = ({ $session }: Whose): string | null => {
  const reader = $session.value ? readerOf($session.value) : null
  return reader && readerId(reader)
}

/**
 * Tells, later, whether whoever reads now has left since: what they had begun is no business of who came
 * then. Who has come again, or had only just come, has not.
 */
export const hasLeft = (session: Whose): (() => boolean) => {
  const [then, who] = [session.$departures.value, whoIn(session)]
  return () => then !== session.$departures.value && (who === null || who !== whoIn(session))
}
