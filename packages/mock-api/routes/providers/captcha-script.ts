/**
 * The script of the fake captcha provider. It behaves as reCAPTCHA's does: the first file defines only `ready`
 * and loads the second, which defines `execute` and adds a badge to the body. `execute` throws for a key that the
 * script was not loaded with, and returns an object with `then` alone.
 *
 * The functions are sent as text (`scriptOf`), so they must be self-contained.
 */

interface Config {
  waiting?: (() => void)[]
  keys?: string[]
}

const first = (key: string, second: string): void => {
  interface Policies {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string }
  }
  const page = window as {
    grecaptcha?: { ready?: (fn: () => void) => void }
    ___grecaptcha_cfg?: Config
    trustedTypes?: Policies
  }
  page.___grecaptcha_cfg ??= {}
  page.grecaptcha ??= {}
  const config = page.___grecaptcha_cfg
  config.waiting ??= []
  config.keys ??= []
  if (key) config.keys.push(key)
  page.grecaptcha.ready ??= (fn) => void config.waiting?.push(fn)
  const policy = page.trustedTypes?.createPolicy('recaptcha', { createScriptURL: (url) => url })
  const script = document.createElement('script')
  script.src = policy ? policy.createScriptURL(second) : second
  script.async = true
  const { nonce } = document.currentScript ?? {}
  if (nonce) script.nonce = nonce
  document.head.append(script)
}

const second = (reload: string): void => {
  const page = window as { grecaptcha?: object; ___grecaptcha_cfg?: Config }
  const config: Config = page.___grecaptcha_cfg ?? {}
  const requestToken = async (key: string, action: string): Promise<string> => {
    const answer = await fetch(`${reload}?k=${encodeURIComponent(key)}`, {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ action }),
    })
    // reCAPTCHA rejects with null as well.
    if (!answer.ok) throw null
    const { token } = (await answer.json()) as { token: string }
    return token
  }
  const execute = (key: string, { action = '' }: { action?: string } = {}) => {
    if (!config.keys?.includes(key)) {
      throw new Error(`Invalid site key or not loaded in api.js: ${key}`)
    }
    if (!/^[\w/]+$/.test(action))
      throw new Error('Invalid action name, may only include "A-Za-z/_".')
    const answer = requestToken(key, action)
    const whenAnswered = (right: (token: string) => void, wrong: () => void) =>
      answer.then(right, wrong)
    return Object.fromEntries([['then', whenAnswered]])
  }
  const ready = (fn: () => void) => void setTimeout(fn)
  page.grecaptcha = Object.assign(page.grecaptcha ?? {}, { execute, ready })
  if (!document.querySelector('.grecaptcha-badge')) {
    const badge = document.createElement('div')
    badge.className = 'grecaptcha-badge'
    badge.textContent = 'protected by reCAPTCHA'
    const look = {
      position: 'fixed',
      right: '0',
      bottom: '14px',
      padding: '8px',
      background: '#f9f9f9',
      color: '#222',
      font: '12px sans-serif',
    }
    for (const [name, value] of Object.entries(look)) badge.style.setProperty(name, value)
    document.body.append(badge)
  }
  for (const fn of config.waiting?.splice(0) ?? []) ready(fn)
}

const scriptOf = (code: unknown, ...args: readonly string[]): string =>
  `(${String(code)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})\n`

/**
 * The text of `api.js`.
 * @param base the provider's address, with a trailing slash
 */
export const captchaApi = (base: string, key: string): string =>
  scriptOf(first, key, `${base}release.js`)

/** The text of `release.js`. */
export const captchaRelease = (base: string): string => scriptOf(second, `${base}reload`)
