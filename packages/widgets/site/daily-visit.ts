import type { Environment } from '@bindery/state/environment.ts'

/** When this browser was here last, in ms since 1970. It is of the browser: it stays at sign-out. */
export const visitKey = 'bindery:last-visit'

const day = 24 * 60 * 60 * 1000

/** What analytics call the time between two visits (spec content and commerce 5). */
export const gapOf = (ms: number): string => {
  const days = Math.floor(ms / day)
  if (days < 1) return 'Less Than One Day'
  return days === 1 ? 'One Day' : `${days} Days`
}

/**
 * How long ago this browser was here, and that it is here now. A browser that keeps nothing, or
 * something that is no time, was never here; a clock that was set back has made no gap.
 */
export const visit = ({ local, now }: Pick<Environment, 'local' | 'now'>): string => {
  const last = local.get(visitKey) ?? ''
  const at = now()
  local.set(visitKey, `${at}`)
  return /^\d{1,15}$/.test(last) ? gapOf(at - Number(last)) : 'First Visit'
}
