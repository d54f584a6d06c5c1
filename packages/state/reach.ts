import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { once } from './latch.ts'
import type { Online } from './online.ts'
import type { Settings } from './settings.ts'

/**
 * Does something online. When the code for it cannot be loaded the answer is the failure `offline`,
 * and the next one who reaches tries to load it again.
 */
export type Reach = <T extends object>(
  act: (online: Online) => Promise<Result<T>>,
) => Promise<Result<T>>

export const createReach = (environment: Environment, settings: Settings): Reach => {
  const online = once(async () => {
    const { createOnline } = await import('./online.ts')
    return createOnline(environment, settings)
  })
  return (act) => online().then(act, () => ({ ok: false, failure: { kind: 'offline' } }))
}
