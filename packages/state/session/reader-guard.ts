import { readerId, readerOf, type Session } from './session.ts'

/**
 * Returns a check: has another reader taken over since this call? Their pending work must not run for the
 * new one. Signing back in as the same reader is no change. Work started before any reader was known counts
 * as stale once a reader changes.
 */
export const watchReader = ({
  $readerChanges,
  $session,
}: Pick<Session, '$session' | '$readerChanges'>): (() => boolean) => {
  const currentId = () => {
    const reader = $session.value && readerOf($session.value)
    return reader && readerId(reader)
  }
  const [startedIn, startedBy] = [$readerChanges.value, currentId()]
  return () => startedIn !== $readerChanges.value && startedBy !== currentId()
}
