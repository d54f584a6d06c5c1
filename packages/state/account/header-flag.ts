import type { Environment } from '../environment/environment.ts'
import { headerFlagKey } from '../session/storage-keys.ts'

/** The expected difference between the response header and the id of the sign-up (spec accounts 7). */
const offset = 173

/** The response header to check. */
export const headerName = 'x-amz-cf-stats'

/**
 * Sets the header flag if the response header is the sent id plus 173, and clears it otherwise. The spec
 * gives no purpose for the flag. A page reads it from `sessionStorage` as `bindery:header-flag`, or from
 * `headerFlag` of the analytics entry `subscriber-registered`.
 */
export const setHeaderFlag = (
  { session }: Environment,
  id: number,
  header: string | null | undefined,
): boolean => {
  const isSet = /^\d+$/.test(header?.trim() ?? '') && Number(header) === id + offset
  if (isSet) session.set(headerFlagKey, 'on')
  else session.remove(headerFlagKey)
  return isSet
}

/** Whether the flag is set in this tab. */
export const headerFlag = ({ session }: Environment): boolean => session.get(headerFlagKey) === 'on'
