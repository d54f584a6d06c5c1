import { failureMessages, wordsOf } from './failure.messages.ts'
import type { State } from './state.ts'

/**
 * Why the server could not be asked who is reading, for what only a reader has: nobody is taken for a guest
 * without a word. null: it is known, or not yet.
 */
export const whyUnknown = ({
  messages,
  session,
}: Pick<State, 'messages' | 'session'>): string | null => {
  const now = session.$session.get()
  if (now.status !== 'unknown' || !now.failure) return null
  return wordsOf(now.failure, failureMessages(messages).get())
}

/** Asks for the sign-in; where it is not known who reads, the server first: it may be somebody by now. */
export const askForReader = async (
  { auth, session }: Pick<State, 'auth' | 'session'>,
  from: EventTarget,
): Promise<void> => {
  const unknown = session.$session.get().status === 'unknown'
  if (unknown && 'user' in (await session.refresh())) return
  auth.request({ screen: 'sign-in' }, from)?.catch(() => {})
}
