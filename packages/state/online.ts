import { type Client, createClient } from '@bindery/api/client.ts'
import { CaptchaError, runCaptcha } from './captcha-run.ts'
import type { Environment } from './environment.ts'
import { attempt } from './failure-of.ts'
import { FaultEvent } from './fault.events.ts'
import { loadProfile } from './profile.ts'
import type { QuotaKind } from './quota.ts'
import * as verbs from './session-verbs.ts'
import type { Settings } from './settings.ts'

/**
 * Everything that talks to the server. It is loaded when somebody first wants to, after the first
 * paint: a page that only shows buttons never needs it.
 */
export type Online = ReturnType<typeof createOnline>

const quotaCalls = {
  quota: { read: 'readQuota', count: 'countReading' },
  ascend: { read: 'readAscendQuota', count: 'countAscendReading' },
} as const

export const createOnline = (environment: Environment, settings: Settings) => {
  const client: Client = createClient({
    ...settings,
    fetch: (...request) => environment.fetch(...request),
    now: environment.now,
    timer: environment.timer,
    onBreach: (error) => {
      environment.dispatch(new FaultEvent(error.name, error.message))
      if (settings.debug || error.name === 'OriginError') environment.warn(error.message)
    },
  })
  return {
    client,
    attempt,
    verbs,
    loadProfile: (current: () => boolean) => loadProfile(client, environment, current),
    captchaEnabled: async () => (await client.call('captchaEnabled', {})).enabled,
    captcha: (action: string) =>
      attempt<{ token: string }>(async () => {
        try {
          return { ok: true, token: await runCaptcha(environment, settings, action) }
        } catch (error) {
          if (!(error instanceof CaptchaError)) throw error
          return settings.captchaOnFailure === 'submit'
            ? { ok: true, token: '' }
            : { ok: false, failure: { kind: 'captcha' } }
        }
      }),
    readQuota: (kind: QuotaKind) =>
      attempt(async () => ({ ok: true, quota: await client.call(quotaCalls[kind].read, {}) })),
    countReading: (kind: QuotaKind, url: string) =>
      attempt(async () => ({
        ok: true,
        quota: await client.call(quotaCalls[kind].count, { url }),
      })),
  }
}
