import { type CaptchaPurpose, captchaActions } from '@bindery/contract/captcha-action.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import { type MockContext, originOf, type Server } from './server.ts'
import { fingerprint, randomToken } from './tokens.ts'

/** The site's key at the provider: its pages carry it. */
export const captchaSiteKey = 'halyard-site-key'
/** What the site's server proves itself with, by the key that its tokens must be of. */
const siteSecrets: Readonly<Record<string, string>> = { 'halyard-secret': captchaSiteKey }

/** How long a token is good for: two minutes. */
const tokenLife = 2 * 60 * 1000
/** When the provider no longer knows that there was a token. */
const forgottenAfter = 60 * 60 * 1000
/** Whoever scores less is taken for a robot by the site. */
const leastScore = 0.5

/** A token was asked for by a page. */
export interface CaptchaTicket {
  readonly siteKey: string
  readonly action: string
  /** Of the page, as its browser said. */
  readonly hostname: string
}

/** The provider's answer to the site's server, by the names that reCAPTCHA has for it. */
export interface SiteVerify {
  readonly success: boolean
  readonly 'error-codes'?: readonly string[]
  readonly challenge_ts?: string
  readonly hostname?: string
  readonly score?: number
  readonly action?: string
}

/** The provider's side: a token for what a page says that its reader is doing. */
export const issueToken = async (server: Server, ticket: CaptchaTicket): Promise<string> => {
  const token = `03A${randomToken(512)}`
  const now = server.clock.now()
  for (const { id, value } of server.store.list('captchaToken')) {
    if (now - value.issuedAt > forgottenAfter) server.store.remove('captchaToken', id)
  }
  server.store.put('captchaToken', await fingerprint(token), {
    ...ticket,
    score: server.settings.captchaScore,
    issuedAt: now,
    used: false,
  })
  return token
}

const no = (code: string): SiteVerify => ({ success: false, 'error-codes': [code] })

/** The provider's side: what a token is worth, told once. */
export const siteVerify = async (
  server: Server,
  secret: string,
  response: string,
): Promise<SiteVerify> => {
  if (secret === '') return no('missing-input-secret')
  const siteKey = siteSecrets[secret]
  if (siteKey === undefined) return no('invalid-input-secret')
  if (response.trim() === '') return no('missing-input-response')
  const id = await fingerprint(response)
  const token = server.store.get('captchaToken', id)
  if (token?.siteKey !== siteKey) return no('invalid-input-response')
  const late = server.clock.now() - token.issuedAt >= tokenLife
  server.store.put('captchaToken', id, { ...token, used: true })
  if (late || token.used) return no('timeout-or-duplicate')
  const { action, hostname, score, issuedAt } = token
  const challenge_ts = new Date(issuedAt).toISOString()
  return { success: true, challenge_ts, hostname, score, action }
}

/** What a token has to be got for, by the call that carries it; any form's will do for another. */
const purposes: Partial<Record<EndpointName, CaptchaPurpose>> = {
  signIn: 'signIn',
  register: 'register',
  verifySubscription: 'register',
  requestReset: 'forgotPassword',
  forgotPassword: 'forgotPassword',
}

const isFor = (name: EndpointName, action = ''): boolean => {
  const purpose = purposes[name]
  const allowed: readonly string[] = purpose
    ? captchaActions[purpose]
    : Object.values(captchaActions).flat()
  return allowed.includes(action)
}

/**
 * The site's side: why it does not take a token for this call; undefined when it does. Asking uses
 * the token up, also when the call then fails for another reason.
 */
export const captchaFault = async (
  server: Server,
  c: MockContext,
  name: EndpointName,
  token: string,
): Promise<string | undefined> => {
  const { success, action, hostname, score, ...rest } = await siteVerify(
    server,
    'halyard-secret',
    token,
  )
  if (!success) return rest['error-codes']?.[0] ?? 'invalid-input-response'
  if (!isFor(name, action)) return 'wrong-action'
  const own = [originOf(server, c), ...server.origins].map((origin) => new URL(origin).hostname)
  if (!own.includes(hostname ?? '')) return 'wrong-hostname'
  return (score ?? 0) < leastScore ? 'low-score' : undefined
}
