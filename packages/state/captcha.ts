import type { CaptchaAction } from '@bindery/contract/captcha-action.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { latch } from './latch.ts'
import type { Reach } from './reach.ts'
import { whenWanted } from './when-wanted.ts'

export type { CaptchaAction }

export interface Captcha {
  /** null until asked. Asked once per page, when listened to; assumed true when the question fails. */
  readonly $enabled: ReadableAtom<boolean | null>
  /**
   * A token for the server; '' when the captcha is off, or could not be had and the setting
   * `captcha-on-failure` is `submit`. Otherwise fails with `captcha`.
   */
  execute(action: CaptchaAction): Promise<Result<{ token: string }>>
}

/** The captcha of the page; its code is loaded with the first question. */
export const createCaptcha = (environment: Environment, reach: Reach): Captcha => {
  const $enabled = atom<boolean | null>(null)
  const ask = latch(async () => {
    const known = $enabled.value
    if (known !== null) return known
    const answer = await reach(({ captchaEnabled }) => captchaEnabled())
    // Assumed on when the question fails: the server wants a token then, or does not mind one.
    const enabled = answer.ok ? answer.enabled : true
    $enabled.set(enabled)
    return enabled
  })
  whenWanted($enabled, environment, ask)
  return {
    $enabled,
    execute: async (action) =>
      (await ask()) ? reach(({ captcha }) => captcha(action)) : { ok: true, token: '' },
  }
}
