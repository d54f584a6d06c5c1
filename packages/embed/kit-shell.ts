import type { Kit } from './kit.ts'

export interface KitShell {
  readonly kit: Kit
  /** The kit is complete: what was pushed is called. */
  settle(): void
  giveUp(reason: unknown): void
}

/** The part of the kit that works before anything is loaded: the queue. */
export function createKitShell(version: string): KitShell {
  let settle!: (kit: Kit) => void
  let giveUp!: (reason: unknown) => void
  const ready = new Promise<Kit>((resolve, reject) => {
    settle = resolve
    giveUp = reject
  })
  // Whoever does not ask for it must not see an unhandled rejection: the console says it already.
  ready.catch(() => {})
  const push: Kit['push'] = (fn) => {
    // A callback that throws shows up as an unhandled rejection and stops no other.
    ready.then(fn, () => {})
  }
  // The core adds the other members.
  const kit = { version, ready, push } as Kit
  return { kit, settle: () => settle(kit), giveUp }
}
