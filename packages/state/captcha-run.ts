import type { Environment } from './environment.ts'
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

/** There is no captcha to be had. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  constructor(cause?: unknown) {
    super('grecaptcha is not available', { cause })
  }
}

const inTime = <T>(environment: Environment, promise: PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = environment.timer(patience, () => reject(new CaptchaError()))
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

/**
 * Gets a token from the captcha provider; its script is loaded when it is not there. Nothing of a
 * failed try is kept, so the next one starts over.
 * @throws CaptchaError 'grecaptcha is not available'
 */
export const runCaptcha = async (
  environment: Environment,
  { captchaKey, captchaScript }: Settings,
  action: string,
): Promise<string> => {
  try {
    let captcha = environment.global('grecaptcha')
    if (!isGrecaptcha(captcha) && captchaScript) {
      await inTime(environment, environment.script(captchaScript))
      captcha = environment.global('grecaptcha')
    }
    if (!isGrecaptcha(captcha) || !captchaKey) throw new CaptchaError()
    const { ready, execute } = captcha
    await inTime(environment, new Promise<void>((resolve) => ready.call(captcha, resolve)))
    const token = await inTime(environment, execute.call(captcha, captchaKey, { action }))
    if (typeof token !== 'string' || token === '') throw new CaptchaError()
    return token
  } catch (error) {
    if (error instanceof CaptchaError) throw error
    throw new CaptchaError(error)
  }
}
