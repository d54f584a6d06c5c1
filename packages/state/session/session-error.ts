import { failureMessages, wordsOf } from '../client/failure.messages.ts'
import type { Core } from './core.ts'

/**
 * The text for a failed session check, for widgets that only a signed-in reader can use: they must not
 * treat an unknown reader as a guest. null if the session is known, or still loading.
 */
export const sessionErrorText = ({
  messages,
  session,
}: Pick<Core, 'messages' | 'session'>): string | null => {
  const state = session.$session.get()
  if (state.status !== 'unknown' || !state.failure) return null
  return wordsOf(state.failure, failureMessages(messages).get())
}

/** Opens the sign-in. If the session is unknown, it is checked first: the reader may be signed in already. */
export const requestSignIn = async (
  { auth, session }: Pick<Core, 'auth' | 'session'>,
  from: EventTarget,
): Promise<void> => {
  const state = session.$session.get()
  if (state.status === 'unknown') {
    const known = await (state.failure ? session.refresh() : session.check())
    if ('user' in known) return
  }
  auth.request({ screen: 'sign-in' }, from)?.catch(() => {})
}
