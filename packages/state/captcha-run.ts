import type { CaptchaAction } from '@bindery/contract/captcha-action.ts'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import type { Settings } from './settings.ts'

/** How long the script may take to load, the provider to be ready, and to answer, in ms each. */
const patience = 10_000

type Call = (...args: readonly unknown[]) => unknown

const inTime = <T>(
  environment: Environment,
  promise: PromiseLike<T>,
  what: string,
): Promise<Awaited<T>> =>
  new Promise((resolve, reject) => {
    const stop = environment.timer(patience, () => reject(new Error(`${what} takes too long`)))
    // Of a provider's promise only `then` can be relied on.
    Promise.resolve(promise).then(resolve, reject).finally(stop)
  })

/** Calls a method of the provider, which is there only when it is a function. */
const method = (environment: Environment, name: string): Call | undefined => {
  const captcha = environment.global('grecaptcha')
  const has = (typeof captcha === 'object' || typeof captcha === 'function') && captcha !== null
  const member: unknown = has ? Reflect.get(captcha, name) : undefined
  return typeof member === 'function'
    ? (...args) => Reflect.apply(member, captcha, args)
    : undefined
}

/** The script wants to be told the key, unless the site has told it itself. */
const addressOf = (script: string, key: string, failures: number): string => {
  const url = new URL(script)
  if (!url.searchParams.has('render')) url.searchParams.set('render', key)
  // A browser joins a request to one of the same address that hangs: a new try needs another.
  if (failures > 0) url.searchParams.set('again', String(failures))
  return url.href
}

/** Scripts on their way: two forms at once wait for one. */
const loading = new WeakMap<Environment, Promise<void>>()
/** How often it has failed to load on a page. */
const failed = new WeakMap<Environment, number>()
/** Pages where what the script left behind is of no use: the next try loads it again. */
const stuck = new WeakSet<Environment>()

const load = (environment: Environment, script: string, key: string): Promise<void> => {
  const known = loading.get(environment)
  if (known) return known
  const failures = failed.get(environment) ?? 0
  const asked = environment.script(addressOf(script, key, failures))
  const loaded = inTime(environment, asked, 'its script')
    .catch((error: unknown) => {
      failed.set(environment, failures + 1)
      throw error
    })
    .finally(() => loading.delete(environment))
  loading.set(environment, loaded)
  return loaded
}

/** `execute` of the provider: what its script leaves at first is only `ready`, which says when. */
const whenReady = async (environment: Environment): Promise<Call> => {
  const ready = method(environment, 'ready')
  if (!ready) throw new Error('its script did not bring it')
  await inTime(environment, new Promise<void>((resolve) => void ready(resolve)), 'getting ready')
  const execute = method(environment, 'execute')
  if (!execute) throw new Error('it has no execute()')
  return execute
}

/** A token; its script is loaded when it is not there. @throws Error that says what is missing. */
const tokenOf = async (
  environment: Environment,
  { captchaKey, captchaScript }: Settings,
  action: CaptchaAction,
): Promise<string> => {
  if (!captchaKey) throw new Error('captcha-key is not set')
  const here = method(environment, 'ready') && !stuck.has(environment)
  if (!here) {
    if (!captchaScript) throw new Error('captcha-script is not set')
    await load(environment, captchaScript, captchaKey)
  }
  const execute = await whenReady(environment).catch((error: unknown) => {
    stuck.add(environment)
    throw error
  })
  stuck.delete(environment)
  const answer = Promise.resolve(execute(captchaKey, { action }))
  const token: unknown = await inTime(environment, answer, 'execute()')
  if (typeof token !== 'string' || token === '') throw new Error('execute() gave no token')
  return token
}

const unavailable = 'grecaptcha is not available'

/**
 * Gets a token from the captcha provider. Nothing of a failed try is kept, so the next one starts
 * over; why it failed is told to the page's builder. Without a token the setting
 * `captcha-on-failure` says whether the server is asked all the same.
 */
export const runCaptcha = async (
  environment: Environment,
  settings: Settings,
  action: CaptchaAction,
): Promise<Result<{ token: string }>> => {
  try {
    return { ok: true, token: await tokenOf(environment, settings, action) }
  } catch (error) {
    // A provider rejects with whatever it likes, null included.
    const why = error instanceof Error ? error.message : 'execute() failed'
    environment.warn(`${unavailable}: ${why}`)
    return settings.captchaOnFailure === 'submit'
      ? { ok: true, token: '' }
      : { ok: false, failure: { kind: 'captcha' } }
  }
}
