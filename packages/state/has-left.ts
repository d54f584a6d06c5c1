import type { Session } from './session.ts'

/** Tells, later, whether whoever reads now has left since: what they had begun is no business of who came then. */
export const hasLeft = ({ $departures }: Pick<Session, '$departures'>): (() => boolean) => {
  const then = $departures.value
  return () => then !== $departures.value
}
