import type { Environment, Off } from './environment.ts'

/** What one tab tells the others. Nothing of the reader is in it: they ask the server themselves. */
export const notices = ['signed-in', 'signed-out', 'profile-changed'] as const
export type Notice = (typeof notices)[number]

export interface Tabs {
  tell(notice: Notice): void
  listen(fn: (notice: Notice) => void): Off
}

/** The tabs of this browser agree over a BroadcastChannel; where there is none each is alone. */
export const createTabs = (environment: Environment): Tabs => {
  const channel = environment.channel('bindery')
  return {
    tell: (notice) => channel?.post(notice),
    listen: (fn) =>
      channel?.listen((message) => {
        const notice = notices.find((known) => known === message)
        if (notice) fn(notice)
      }) ?? (() => {}),
  }
}
