import type { Environment, Off } from './environment.ts'

/**
 * What one tab tells the others. Nothing of the reader is in it: they ask the server themselves. A noun
 * that several tabs show has a line here.
 */
export type Notice =
  | 'signed-in'
  | 'signed-out'
  | 'profile-changed'
  | 'quota-changed'
  | 'saved-changed'
  | 'folders-changed'
  | 'cart-changed'

export interface Tabs {
  /** Tells the other tabs; this one knows it already. */
  tell(notice: Notice): void
  /** Calls `fn` when another tab has told this. */
  on(notice: Notice, fn: () => void): Off
}

/**
 * The tabs of this browser agree over a BroadcastChannel; where there is none each is alone.
 * @param onNotice called first, whatever another tab has told
 */
export const createTabs = (environment: Environment, onNotice: () => void): Tabs => {
  const channel = environment.channel('bindery')
  // Before whoever asks anew because of it.
  channel?.listen(onNotice)
  return {
    tell: (notice) => channel?.post(notice),
    on: (notice, fn) => channel?.listen((message) => message === notice && fn()) ?? (() => {}),
  }
}
