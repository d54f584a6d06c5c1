import { createClient } from '@bindery/api/client.ts'
import { captchaEnabled } from '@bindery/contract/captcha.ts'
import { CaptchaError, runCaptcha } from './captcha-run.ts'
import { attempt } from './failure-of.ts'
import { FaultEvent } from './fault.events.ts'
import type { QuotaStores } from './quota.ts'
import { createQuotaControl, type QuotaControl } from './quota-control.ts'
import { createSessionControl, type SessionParts } from './session-control.ts'
import { createTabs } from './tabs.ts'

export interface OnlineParts extends Omit<SessionParts, 'changed' | 'tabs'> {
  readonly quotas: QuotaStores
}

/**
 * Everything that talks to the server. It is loaded when somebody first wants to, after the first
 * paint: a page that only shows buttons never needs it.
 */
export type Online = ReturnType<typeof createOnline>

export const createOnline = (parts: OnlineParts) => {
  const { environment, settings } = parts
  const client = createClient({
    ...settings,
    fetch: (...request) => environment.fetch(...request),
    now: environment.now,
    timer: environment.timer,
    onBreach: (error) => {
      environment.dispatch(new FaultEvent(error.name, error.message))
      if (settings.debug || error.name === 'OriginError') environment.warn(error.message)
    },
  })
  let quotas: QuotaControl | null = null
  const tabs = createTabs(environment)
  const changed = () => quotas?.forget()
  const session = createSessionControl({ ...parts, tabs, changed }, client)
  quotas = createQuotaControl(client, parts.quotas, environment, { ...parts, check: session.check })
  return {
    client,
    session,
    quotas,
    captchaEnabled: () =>
      attempt(async () => ({ ok: true, ...(await client.call(captchaEnabled, {})) })),
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
  }
}
