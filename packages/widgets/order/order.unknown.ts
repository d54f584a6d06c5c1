import type { State } from '@bindery/state/state.ts'
import { whyUnknown } from '@bindery/state/unknown-reader.ts'

/** The server could not be asked who is reading: why, and the way to ask again. null: it is not known yet. */
export const unknownReader = (state: Pick<State, 'messages' | 'session'>) => {
  const why = whyUnknown(state)
  const again = async () => void (await state.session.refresh())
  return why === null ? null : { kind: 'failed' as const, why, again }
}
