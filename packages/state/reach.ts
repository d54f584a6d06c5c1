import type { Result } from './failure.ts'
import { once } from './latch.ts'
import type { Online, OnlineParts } from './online.ts'

/**
 * Does something online. When the code for it cannot be loaded the answer is the failure `offline`,
 * and the next one who reaches tries to load it again.
 */
export type Reach = <T extends object>(
  act: (online: Online) => Promise<Result<T>>,
) => Promise<Result<T>>

export const createReach = (parts: () => OnlineParts): Reach => {
  const online = once(async () => {
    const { createOnline } = await import('./online.ts')
    return createOnline(parts())
  })
  return (act) => online().then(act, () => ({ ok: false, failure: { kind: 'offline' } }))
}
