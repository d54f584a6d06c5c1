import type { CaptchaAction } from '@bindery/contract/captcha-action.ts'
import type { Environment } from '../environment/environment.ts'
import type { Settings } from '../settings/settings.ts'
import type { Result } from './failure.ts'

/** How long the script may take to load, the provider to be ready, and to answer, in ms each. */
const timeoutMs = 10_000
/** The delay until a provider that the page has loaded is asked again for the key of a new script, in ms. */
const retryMs = 250

type Call = (...args: readonly unknown[]) => unknown

class SlowError extends Error {}

const withTimeout = <T>(
  environment: Environment,
  promise: PromiseLike<T>,
  what: string,
): Promise<Awaited<T>> =>
  new Promise((resolve, reject) => {
    const stop = environment.timer(timeoutMs, () => reject(new SlowError(`${what} takes too long`)))
    // A provider's promise may have no method but `then`.
    Promise.resolve(promise).then(resolve, reject).finally(stop)
  })

/** A method of the provider; undefined if it is not a function. */
const method = (environment: Environment, name: string): Call | undefined => {
  const captcha = environment.global('grecaptcha')
  const has = (typeof captcha === 'object' || typeof captcha === 'function') && captcha !== null
  const member: unknown = has ? Reflect.get(captcha, name) : undefined
  return typeof member === 'function'
    ? (...args) => Reflect.apply(member, captcha, args)
    : undefined
}

/** The URL of the script. It needs the key as `render`, unless the site's URL has one already. */
const addressOf = (script: string, key: string, failures: number): string => {
  const url = new URL(script)
  if (!url.searchParams.has('render')) url.searchParams.set('render', key)
  // A browser joins a new request to a hanging one with the same URL, so a retry needs another URL.
  if (failures > 0) url.searchParams.set('again', String(failures))
  return url.href
}

/** Scripts that are loading, so that two forms share one load. */
const loading = new WeakMap<Environment, Promise<void>>()
/** How often the script has failed to load on a page. */
const failed = new WeakMap<Environment, number>()
/** Pages whose provider never got ready, or refused the key. The next attempt loads the script again. */
const stuck = new WeakSet<Environment>()
/** Pages on which the script of the settings has loaded. */
const scripted = new WeakSet<Environment>()

const load = (environment: Environment, script: string, key: string): Promise<void> => {
  const known = loading.get(environment)
  if (known) return known
  const failures = failed.get(environment) ?? 0
  const request = environment.script(addressOf(script, key, failures))
  const loaded = withTimeout(environment, request, 'its script')
    .catch((error: unknown) => {
      failed.set(environment, failures + 1)
      throw error
    })
    .finally(() => loading.delete(environment))
  loading.set(environment, loaded)
  return loaded
}

/** `execute` of the provider. Its script first defines only `ready`, which reports when `execute` exists. */
const whenReady = async (environment: Environment): Promise<Call> => {
  const ready = method(environment, 'ready')
  if (!ready) throw new Error('its script did not bring it')
  await withTimeout(
    environment,
    new Promise<void>((resolve) => void ready(resolve)),
    'getting ready',
  )
  const execute = method(environment, 'execute')
  if (!execute) throw new Error('it has no execute()')
  return execute
}

/**
 * Asks the provider for a token. If it throws, it does not know the key.
 * @param retries how often a provider that throws is asked again
 */
const requestToken = async (
  environment: Environment,
  key: string,
  action: CaptchaAction,
  retries: number,
): Promise<string> => {
  let answer: PromiseLike<unknown>[]
  try {
    const execute = await whenReady(environment)
    // In a list: the promise is awaited outside this `try`.
    answer = [Promise.resolve(execute(key, { action }))]
    stuck.delete(environment)
  } catch (error) {
    stuck.add(environment)
    if (retries === 0 || error instanceof SlowError) throw error
    await new Promise<void>((resolve) => void environment.timer(retryMs, resolve))
    return requestToken(environment, key, action, retries - 1)
  }
  const [promise = Promise.resolve()] = answer
  const token: unknown = await withTimeout(environment, promise, 'execute()')
  if (typeof token !== 'string' || token === '') throw new Error('execute() gave no token')
  return token
}

/**
 * Gets a token; loads the script if necessary. A page may have a captcha of its own, with another key. The
 * script is then loaded beside it and adds its key to the same provider.
 * @throws Error whose message names what is missing
 */
const tokenOf = async (
  environment: Environment,
  { captchaKey, captchaScript }: Settings,
  action: CaptchaAction,
): Promise<string> => {
  if (!captchaKey) throw new Error('captcha-key is not set')
  const isPresent = method(environment, 'ready') !== undefined
  const isForeign = isPresent && !scripted.has(environment)
  if (isPresent && !stuck.has(environment)) {
    try {
      return await requestToken(environment, captchaKey, action, 0)
    } catch (error) {
      if (!isForeign || !captchaScript || error instanceof SlowError) throw error
    }
  }
  if (!captchaScript) throw new Error('captcha-script is not set')
  await load(environment, captchaScript, captchaKey)
  scripted.add(environment)
  // The provider of the page is ready at once, but knows the key only after the script's second file.
  return requestToken(environment, captchaKey, action, isForeign ? timeoutMs / retryMs : 0)
}

const unavailable = 'grecaptcha is not available'

/**
 * Gets a token from the captcha provider. A failed attempt leaves no state, so the next one starts over; the
 * console says why it failed. The setting `captcha-on-failure` decides whether the form is sent without a
 * token.
 */
export const runCaptcha = async (
  environment: Environment,
  settings: Settings,
  action: CaptchaAction,
): Promise<Result<{ token: string }>> => {
  try {
    return { ok: true, token: await tokenOf(environment, settings, action) }
  } catch (error) {
    // A provider may reject with any value, null included.
    const why = error instanceof Error ? error.message : 'execute() failed'
    environment.warn(`${unavailable}: ${why}`)
    return settings.captchaOnFailure === 'submit'
      ? { ok: true, token: '' }
      : { ok: false, failure: { kind: 'captcha' } }
  }
}
