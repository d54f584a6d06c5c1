import type { Environment } from './environment.ts'
import { headerFlagKey } from './private-storage.ts'

/** What is added to the id of a sign-up to get what the reply header says (spec accounts 7). */
const added = 173

/** The header of the reply to look at. */
export const headerName = 'x-amz-cf-stats'

/**
 * Sets the header flag, or takes it back: it is set when the reply's header is the id sent, plus 173.
 * The specification does not say what the flag is for; a page reads it as `sessionStorage`'s
 * `bindery:header-flag`, or hears it as `headerFlag` of the analytics entry `subscriber-registered`.
 */
export const setHeaderFlag = (
  { session }: Environment,
  id: number,
  header: string | null | undefined,
): boolean => {
  const right = /^\d+$/.test(header?.trim() ?? '') && Number(header) === id + added
  if (right) session.set(headerFlagKey, 'on')
  else session.remove(headerFlagKey)
  return right
}

/** Whether the flag is set in this tab. */
export const headerFlag = ({ session }: Environment): boolean => session.get(headerFlagKey) === 'on'
