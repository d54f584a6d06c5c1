import { createClient } from '@bindery/api/client.ts'
import { captchaEnabled } from '@bindery/contract/captcha.ts'
import type { CaptchaAction } from '@bindery/contract/captcha-action.ts'
import { attempt } from './failure-of.ts'
import { FaultEvent } from './fault.events.ts'
import { once } from './latch.ts'
import { later } from './later.ts'
import type { ForReader } from './reader-verb.ts'
import { sessionMessages } from './session.messages.ts'
import { createSessionControl, type SessionParts } from './session-control.ts'
import { createTabs } from './tabs.ts'

export type OnlineParts = Omit<SessionParts, 'tabs' | 'texts'>

/**
 * Everything that talks to the server. It is loaded when somebody first wants to, after the first
 * paint: a page that only shows buttons never needs it.
 */
export type Online = ReturnType<typeof createOnline>

/** Makes all that talks to the server. This module is the entry of the chunk `api`. */
export const createOnline = (parts: OnlineParts) => {
  const { environment, messages, settings } = parts
  const told = new Set<string>()
  const client = createClient({
    ...settings,
    fetch: (...request) => environment.fetch(...request),
    now: environment.now,
    timer: environment.timer,
    onBreach: ({ name, message }) => {
      environment.dispatch(new FaultEvent(name, message))
      const there = name === 'HttpError' ? `; api-base is ${settings.apiBase}` : ''
      const line = message + there
      if (told.has(line)) return
      told.add(line)
      environment.warn(line)
    },
  })
  const tabs = createTabs(environment, client.forget)
  const texts = () => messages.define('session', sessionMessages).get()
  const { session, core } = createSessionControl({ ...parts, tabs, texts }, client)
  const readers = later(
    once(async () => {
      const { createForReader } = await import('./reader-verb.ts')
      return createForReader({ ...parts, client, core, session })
    }),
  )
  // What is kept, before this page was loaded or now, is done when its reader is known, whatever tags
  // are here.
  core.intent.$kept.subscribe((kept) => kept && void readers(async () => ({ ok: true })))
  const captcha = later(() => import('./captcha-run.ts'))
  return {
    /** Calls an endpoint: `attempt(async () => ({ ok: true, ...(await client.call(endpoint, input)) }))`. */
    client,
    /** What the verbs stand on: settings, captcha, navigation, the modal, other tabs, `load` (the profile). */
    core,
    session,
    /** Does what only a signed-in reader may do; see `ReaderVerb`. */
    forReader: ((...args) => readers((act) => act(...args))) as ForReader,
    captchaEnabled: () =>
      attempt(async () => ({ ok: true, ...(await client.call(captchaEnabled, {})) })),
    captcha: (action: CaptchaAction) =>
      captcha(({ runCaptcha }) => runCaptcha(environment, settings, action)),
  }
}
