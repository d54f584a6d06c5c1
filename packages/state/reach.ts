import { once } from './latch.ts'
import { type Later, later } from './later.ts'
import type { Online, OnlineParts } from './online.ts'

/**
 * Does something online. When the code for it cannot be loaded the answer is the failure `offline`,
 * and the next one who reaches tries to load it again.
 */
export type Reach = Later<Online>

/** The door to the server; the code behind it is loaded when somebody first goes through. */
export const createReach = (parts: () => OnlineParts): Reach =>
  later(once(async () => (await import('./online.ts')).createOnline(parts())))
