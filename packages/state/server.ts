import { withOwnPath } from '@bindery/api/address.ts'
import { type Client, createClient } from '@bindery/api/client.ts'
import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { endpointNames } from '@bindery/contract/endpoint-names.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import * as session from '@bindery/contract/groups/session.ts'
import { toJson } from '@bindery/contract/json.ts'
import type { Call } from './client/call.ts'
import type { Result } from './client/failure.ts'
import { lazy, loadOnce, signedOut } from './client/lazy.ts'
import { toFailure, toFailureWithMessage, toResult } from './client/to-failure.ts'
import { BinderyErrorEvent } from './environment/error.events.ts'
import type { RunAction, ServerTools } from './session/core.ts'
import type { ActionRegistry } from './session/pending-runner.ts'
import type { ActionTools, ResumableAction } from './session/resumable-action.ts'
import { sessionMessages } from './session/session.messages.ts'
import {
  type ActionOptions,
  readerId,
  readerOf,
  type Session,
  type SessionCore,
} from './session/session.ts'
import { keepInterrupted } from './session/several-actions.ts'
import { createSessionStore, type SessionParts } from './session/store.ts'
import { tabChannelOf } from './session/tab-channel.ts'
import type { Settings } from './settings/settings.ts'

export type ServerParts = Omit<SessionParts, 'tabs' | 'texts' | 'preload'>

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

type Endpoints = Readonly<Record<string, Endpoint>>

/**
 * One chunk per group, except for the session's endpoints, which every page needs. Loaded once: a second `import()`
 * answers in a later task, and a page that is being left has none.
 */
const groups: Readonly<Record<keyof typeof endpointNames, () => Promise<object>>> = {
  session: async () => session,
  account: loadOnce(() => import('@bindery/contract/groups/account.ts')),
  library: loadOnce(() => import('@bindery/contract/groups/library.ts')),
  content: loadOnce(() => import('@bindery/contract/groups/content.ts')),
  cart: loadOnce(() => import('@bindery/contract/groups/cart.ts')),
}

const groupOf = new Map(
  Object.entries(endpointNames).flatMap(([group, names]) =>
    names.map((name) => [name, groups[group as keyof typeof groups]] as const),
  ),
)

/** Loads the schemas of an endpoint and its group ahead of a call. */
const preload = (name: EndpointName): void =>
  void groupOf
    .get(name)?.()
    .catch(() => {})

/** Calls by the contract's names over a client. */
const createCall =
  (client: Client, paths: Settings['apiPaths']): Call =>
  (name, input, { readerChanged = () => false, ...options } = {}) =>
    lazy(
      async () => (await groupOf.get(name)?.()) as Endpoints,
      () => readerChanged,
    )(async (endpoints) => {
      const known = endpoints[name] as Endpoint
      const endpoint = options.url
        ? { ...known, path: { api: '{url}' } }
        : withOwnPath(known, paths)
      try {
        const data = await client.call(endpoint, input, options)
        // The endpoint's schema has validated the data, so it has the contract's type.
        return { ok: true, data: data as never }
      } catch (error) {
        const convert = 'refused_in_words' in endpoint.errors ? toFailureWithMessage : toFailure
        return { ok: false, failure: convert(error) }
      }
    })

/**
 * Runs actions for the reader who started them. While an action is running, the same action with the same
 * input is deduplicated. An action with other input runs in parallel: two articles can be saved at once.
 */
const createRun = (
  call: Call,
  core: SessionCore,
  session: Pick<Session, 'expired' | 'refresh'>,
): RunAction => {
  const { messages, pendingActions } = core
  const running = new Map<string, Promise<Result>>()

  const start = async <I, O extends object>(
    action: ResumableAction<I, O>,
    input: I,
    options: ActionOptions,
    readerChanged: () => boolean,
  ): Promise<Result<O>> => {
    // Once another reader has taken over, the action sends and reads nothing more.
    const tools: ActionTools = {
      readerChanged,
      call: async (name, input, more) => call(name, input, { ...more, readerChanged }),
      core: {
        ...core,
        load: async () => {
          if (readerChanged()) return { status: 'guest' }
          const state = await core.load()
          return readerChanged() ? { status: 'guest' } : state
        },
      },
    }
    const answer = await toResult(() => action.run(tools, input, options))
    if (answer.ok || answer.failure.kind !== 'signed-out' || readerChanged()) return answer
    const { kind } = action
    const data = action.serialize(input)
    if (data !== null)
      keepInterrupted(pendingActions, { kind, name: action.name(messages, input), data })
    // The new reader is asked whether to do it: see `$unconfirmed`.
    if (answer.failure.replaced) void session.refresh()
    else session.expired()
    return signedOut
  }
  return (action, input, options, readerChanged) => {
    if (readerChanged()) return Promise.resolve(signedOut)
    // The key includes the reader, so a new reader's identical request is not deduplicated into the old one.
    const key = toJson([action.kind, input, core.$readerChanges.value])
    const answer = running.get(key) ?? start(action, input, options, readerChanged)
    running.set(key, answer)
    void answer.finally(() => running.delete(key))
    // One kind is one action, so its answers have one shape.
    return answer as ReturnType<typeof start<typeof input, never>>
  }
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
      // A repaired answer is no error of the page. It is in the console only.
      if (name !== 'RepairedAnswer') environment.dispatch(new BinderyErrorEvent(name, message))
      const base = name === 'HttpError' ? `; api-base is ${settings.apiBase}` : ''
      const line = message + base
      if (warned.has(line)) return
      warned.add(line)
      environment.warn(line)
    },
  })
  const call = createCall(client, settings.apiPaths)
  for (const name of Object.keys(settings.apiPaths)) {
    if (!groupOf.has(name as EndpointName))
      environment.warn(`#bindery-config api-paths.${name}: the API has no call of this name.`)
  }
  // Another tab may have changed anything, so a read that started before its message may be stale.
  const tabs = tabChannelOf(environment)
  tabs.onAny(client.endDedupe)
  const texts = () => messages.define('session', sessionMessages).get()
  const sessionParts = { ...parts, tabs, texts, preload }
  const { session, core } = createSessionStore(sessionParts, call, client.endDedupe)
  const runNow = createRun(call, core, session)
  const pendingRunner = lazy(async () => {
    const { runPendingActions } = await import('./session/pending-runner.ts')
    runPendingActions(core, resumableActions, runNow)
    return { run: runNow }
  })
  // Loads the runner first. If it came after `keep`, it would run the action for the reader who has gone.
  const run: RunAction = (...args) => pendingRunner(({ run }) => run(...args))
  // A pending action of this page or the previous one runs once its reader is known, whatever tags are here.
  core.pendingActions.$action.subscribe((action) => {
    if (action) void pendingRunner(async () => ({ ok: true }))
  })
  return { call, core, session, run, preload }
}
