import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import type { Settings } from './settings.ts'

/** How long the script may take to load, and the captcha to answer, in ms each. */
const patience = 10_000

interface Grecaptcha {
  ready(fn: () => void): void
  execute(key: string, options: { action: string }): PromiseLike<unknown>
}

const isGrecaptcha = (value: unknown): value is Grecaptcha =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  typeof Reflect.get(value, 'execute') === 'function' &&
  typeof Reflect.get(value, 'ready') === 'function'

const inTime = <T>(environment: Environment, promise: PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = environment.timer(patience, () => reject(new Error('No answer in time')))
    promise.then(
      (value) => {
        stop()
        resolve(value)
      },
      (error: unknown) => {
        stop()
        reject(error)
      },
    )
  })

/** A token; '' when the provider gives none. Its script is loaded when it is not there. */
const tokenOf = async (
  environment: Environment,
  { captchaKey, captchaScript }: Settings,
  action: string,
): Promise<string> => {
  let captcha = environment.global('grecaptcha')
  if (!isGrecaptcha(captcha) && captchaScript) {
    await inTime(environment, environment.script(captchaScript))
    captcha = environment.global('grecaptcha')
  }
  if (!isGrecaptcha(captcha) || !captchaKey) return ''
  const { ready, execute } = captcha
  await inTime(environment, new Promise<void>((resolve) => ready.call(captcha, resolve)))
  const token = await inTime(environment, execute.call(captcha, captchaKey, { action }))
  return typeof token === 'string' ? token : ''
}

/**
 * Gets a token from the captcha provider. Nothing of a failed try is kept, so the next one starts
 * over. Without one the setting `captcha-on-failure` says whether the server is asked all the same.
 */
export const runCaptcha = async (
  environment: Environment,
  settings: Settings,
  action: string,
): Promise<Result<{ token: string }>> => {
  const token = await tokenOf(environment, settings, action).catch(() => '')
  return token || settings.captchaOnFailure === 'submit'
    ? { ok: true, token }
    : { ok: false, failure: { kind: 'captcha' } }
}
