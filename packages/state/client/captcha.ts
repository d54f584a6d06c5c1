import type { CaptchaAction } from '@bindery/contract/captcha-action.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/environment.ts'
import type { Settings } from '../settings/settings.ts'
import type { Call } from './call.ts'
import type { Result } from './failure.ts'
import { lazy } from './lazy.ts'
import { loadOnMount } from './load-on-mount.ts'

export type { CaptchaAction }

export interface Captcha {
  /**
   * null until known. Requested once per page, with the first listener. true if the request fails. A site
   * without the setting `captcha-key` has no captcha: false, without a request.
   */
  readonly $enabled: ReadableAtom<boolean | null>
  /**
   * Gets a token for the server. '' if the captcha is off, or if it failed and the setting
   * `captcha-on-failure` is `submit`. Otherwise the failure is `captcha`.
   */
  execute(action: CaptchaAction): Promise<Result<{ token: string }>>
}

/** Extra fields of each call with credentials. */
export const clientFields = ({ token }: { readonly token: string }) => ({
  deviceType: 'WEB_SITE',
  reCaptchaToken: token,
})

/** The captcha of the page. The code for tokens is lazy-loaded. */
export const createCaptcha = (
  environment: Environment,
  settings: Settings,
  call: Call,
): Captcha => {
  const provider = lazy(() => import('./captcha-token.ts'))
  const $enabled = atom<boolean | null>(settings.captchaKey ? null : false)
  let asking: Promise<boolean> | null = null
  const read = async () => {
    const answer = await call('captchaEnabled', {})
    // On after a failed request: a server without the captcha ignores a token.
    const enabled = answer.ok ? answer.data.enabled : true
    $enabled.set(enabled)
    return enabled
  }
  const ask = async () => {
    const known = $enabled.value
    if (known !== null) return known
    asking ??= read()
    return asking
  }
  loadOnMount($enabled, environment, ask)
  return {
    $enabled,
    execute: async (action) =>
      (await ask())
        ? provider(({ runCaptcha }) => runCaptcha(environment, settings, action))
        : { ok: true, token: '' },
  }
}
