import type { BinderyKit } from './kit-types.ts'

export interface KitShell {
  readonly kit: BinderyKit
  /** Resolves `ready` and calls the pushed callbacks: the kit is complete. */
  settle(): void
  giveUp(reason: unknown): void
}

/** The part of the kit that works before anything is loaded: `push`, `ready` and `version`. */
export function createKitShell(version: string): KitShell {
  let settle!: (kit: BinderyKit) => void
  let giveUp!: (reason: unknown) => void
  const ready = new Promise<BinderyKit>((resolve, reject) => {
    settle = resolve
    giveUp = reject
  })
  // If the page does not use `ready`, no unhandled rejection is reported: a console line is there already.
  ready.catch(() => {})
  const push: BinderyKit['push'] = (fn) => {
    // If a callback throws, the page sees an unhandled rejection, and the other callbacks still run.
    ready.then(fn, () => {})
  }
  // `completeKit` adds the other members.
  const kit = { version, ready, push } as BinderyKit
  return { kit, settle: () => settle(kit), giveUp }
}

/** Makes the kit `window.bindery` and takes over the callbacks that the page has pushed there. */
export function publishKit(kit: BinderyKit): void {
  const host = window as { bindery?: unknown }
  const queue = host.bindery
  host.bindery = kit
  if (Array.isArray(queue))
    queue.forEach((fn: Parameters<BinderyKit['push']>[0]) => void kit.push(fn))
}
