import { createClient } from '@bindery/api/client.ts'
import { createCall, preloadEndpoint } from './client/create-call.ts'
import { lazy } from './client/lazy.ts'
import { BinderyErrorEvent } from './environment/error.events.ts'
import type { ActionRegistry, RunAction } from './session/action-runner.ts'
import type { ServerTools } from './session/core.ts'
import { sessionMessages } from './session/session.messages.ts'
import { readerId, readerOf } from './session/session.ts'
import { createSessionStore, type SessionParts } from './session/store.ts'
import { tabChannelOf } from './session/tab-channel.ts'

export type ServerParts = Omit<SessionParts, 'tabs' | 'texts'>

/**
 * The actions that can run after sign-in, by kind. They run even if the page no longer has the tag that
 * started them. An action that stores nothing has no line here.
 */
const resumableActions: ActionRegistry = {
  cart: async () => (await import('./cart/cart-action.ts')).cartAction,
  folder: async () => (await import('./library/folders.ts')).folderAction,
  follow: async () => (await import('./follows/follow-action.ts')).followAction,
  gift: async () => (await import('./articles/gift.ts')).giftAction,
  profile: async () => (await import('./account/profile-update.ts')).profileUpdate,
  saved: async () => (await import('./library/saved-action.ts')).savedAction,
}

/**
 * Creates the API client, the session's actions and the runner of resumable actions. Loaded on first use,
 * after the first paint: a page that shows only buttons never needs it. This module is the entry of the
 * chunk `api`.
 */
export const createServer = (parts: ServerParts): ServerTools => {
  const { environment, messages, settings } = parts
  const warned = new Set<string>()
  const client = createClient({
    ...settings,
    fetch: (...request) => environment.fetch(...request),
    now: environment.now,
    timer: environment.timer,
    // Only to the page's own origin: the API of another one may not admit the header.
    writeHeaders: ({ origin }): Record<string, string> => {
      const reader = readerOf(parts.$session.value)
      return reader && origin === environment.location().origin
        ? { 'x-bindery-reader': encodeURIComponent(readerId(reader)) }
        : {}
    },
    onIntegrationError: ({ name, message }) => {
      environment.dispatch(new BinderyErrorEvent(name, message))
      const base = name === 'HttpError' ? `; api-base is ${settings.apiBase}` : ''
      const line = message + base
      if (warned.has(line)) return
      warned.add(line)
      environment.warn(line)
    },
  })
  const call = createCall(client)
  // Another tab may have changed anything, so a read that started before its message may be stale.
  const tabs = tabChannelOf(environment)
  tabs.onAny(client.endDedupe)
  const texts = () => messages.define('session', sessionMessages).get()
  const { session, core } = createSessionStore({ ...parts, tabs, texts }, call, client.endDedupe)
  const runner = lazy(async () => {
    const { createActionRunner } = await import('./session/action-runner.ts')
    return { run: createActionRunner({ call, core, session, actions: resumableActions }) }
  })
  const run: RunAction = (...args) => runner(({ run }) => run(...args))
  // A pending action of this page or the previous one runs once its reader is known, whatever tags are here.
  core.pendingActions.$action.subscribe((action) => {
    if (action) void runner(async () => ({ ok: true }))
  })
  return { call, core, session, run, preload: preloadEndpoint }
}
