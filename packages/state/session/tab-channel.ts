import type { Channel, Environment, Off } from '../environment/environment.ts'
import { pageReturnsOf } from '../environment/page-returns.ts'

/**
 * A message from one tab to the others. It holds no data of the reader: the other tabs ask the server
 * themselves.
 */
export type TabMessage =
  | 'signed-in'
  | 'signed-out'
  | 'profile-changed'
  | 'quota-changed'
  | 'saved-changed'
  | 'folders-changed'
  | 'cart-changed'

export interface TabChannel {
  /** Sends a message to the other tabs, not to this one. */
  broadcast(message: TabMessage): void
  /**
   * Calls `fn` when another tab has sent this message. A hidden page hears it when its reader returns, once
   * for several, so that hidden tabs send no requests. `signed-in` and `signed-out` are heard at once.
   */
  on(message: TabMessage, fn: () => void): Off
  /** Calls `fn` on every message of another tab, before the listeners of `on`. */
  onAny(fn: () => void): Off
}

const storageKey = 'bindery:tabs'

/**
 * So many messages of other tabs are delivered at once in `burstMs`. The rest is delivered at its end, each kind once:
 * every message makes a tab ask the server.
 */
const burstCount = 20
const burstMs = 10_000

/** Sends each message as a storage event. It leaves nothing in the storage. */
const storageChannel = ({ local, onStorage }: Environment): Channel => ({
  post: (message) => {
    local.set(storageKey, String(message))
    local.remove(storageKey)
  },
  listen: (fn) => onStorage((key, value) => key === storageKey && value && fn(value)),
  close: () => {},
})

/** Opens the channel at its first use. */
const createTabChannel = (environment: Environment): TabChannel => {
  const anyListeners = new Set<() => void>()
  const listeners = new Set<(message: unknown) => void>()
  const returns = pageReturnsOf(environment)
  const waiting = new Set<unknown>()
  const deliver = (message: unknown) => {
    for (const fn of [...listeners]) fn(message)
  }
  const deliverWaiting = () => {
    for (const message of waiting) {
      waiting.delete(message)
      deliver(message)
    }
  }
  let received = 0
  const endBurst = () => {
    received = 0
    if (returns.isHidden()) returns.hurry()
    else deliverWaiting()
  }
  let channel: Channel | null = null
  const open = () => {
    if (channel) return channel
    channel = environment.channel('bindery') ?? storageChannel(environment)
    channel.listen((message) => {
      for (const fn of [...anyListeners]) fn()
      const isSession = message === 'signed-in' || message === 'signed-out'
      if (returns.isHidden() && !isSession) {
        waiting.add(message)
        return returns.hurry()
      }
      if (received === 0) environment.timer(burstMs, endBurst)
      received += 1
      // A reader who has signed out is shown no longer than that.
      if (received <= burstCount || message === 'signed-out') deliver(message)
      else waiting.add(message)
    })
    returns.on(deliverWaiting)
    return channel
  }
  const add = <F>(set: Set<F>, fn: F): Off => {
    open()
    set.add(fn)
    return () => void set.delete(fn)
  }
  return {
    broadcast: (message) => open().post(message),
    on: (message, fn) => add(listeners, (received) => received === message && fn()),
    onAny: (fn) => add(anyListeners, fn),
  }
}

const made = new WeakMap<Environment, TabChannel>()

/** The channel of a page: a BroadcastChannel, or storage events in a browser without one. */
export const tabChannelOf = (environment: Environment): TabChannel => {
  const known = made.get(environment) ?? createTabChannel(environment)
  made.set(environment, known)
  return known
}
