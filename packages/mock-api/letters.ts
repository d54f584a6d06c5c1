import { emailKey } from './accounts.ts'
import type { Server } from './server.ts'

/** Mails whose sender is only said, by what they are about. */
export type LetterKind = 'share' | 'newsletter' | 'reset'

/** So many of a kind go to one e-mail in an hour: who asks for them need not be its owner. */
const most = 10
const hour = 60 * 60 * 1000

const recent = ({ store, clock }: Server, key: string): number[] =>
  (store.get('letter', key)?.times ?? []).filter((at) => at > clock.now() - hour)

const keyOf = (kind: LetterKind, to: string) => `${kind} ${emailKey(to)}`

/** Seconds until one more mail of the kind may go there; 0 when it is now. */
export const secondsToLetter = (server: Server, kind: LetterKind, to: string): number => {
  const times = recent(server, keyOf(kind, to))
  const [first] = times
  if (first === undefined || times.length < most) return 0
  return Math.ceil((first + hour - server.clock.now()) / 1000)
}

/** Counts a mail that goes there; false, and nothing counted, when there were too many. */
export const countLetter = (server: Server, kind: LetterKind, to: string): boolean => {
  if (secondsToLetter(server, kind, to) > 0) return false
  const key = keyOf(kind, to)
  server.store.put('letter', key, { times: [...recent(server, key), server.clock.now()] })
  return true
}
