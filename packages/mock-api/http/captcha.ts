import { type CaptchaPurpose, captchaActions } from '@bindery/contract/captcha-action.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import type { CaptchaTicket } from '../core/records.ts'
import { type MockContext, originOf, type Server } from '../core/server.ts'
import { fingerprint, randomToken } from '../core/tokens.ts'

/** The site's public key at the provider. */
export const captchaSiteKey = 'halyard-site-key'
/** Secrets of the site's server, each with the public key of its tokens. */
const siteSecrets: Readonly<Record<string, string>> = { 'halyard-secret': captchaSiteKey }

/** How long a token is valid: two minutes. */
const tokenLifetime = 2 * 60 * 1000
/** When the provider deletes an expired token. */
const deletedAfter = 60 * 60 * 1000
/** The site refuses a token with a lower score as a robot's. */
const minScore = 0.5

/** The provider's reply to the site's server, with the member names of reCAPTCHA. */
export interface SiteVerify {
  readonly success: boolean
  readonly 'error-codes'?: readonly string[]
  readonly challenge_ts?: string
  readonly hostname?: string
  readonly score?: number
  readonly action?: string
}

/** Provider: issues a token for the action that a page names. */
export const issueToken = async (server: Server, ticket: CaptchaTicket): Promise<string> => {
  const token = `03A${randomToken(512)}`
  const now = server.clock.now()
  for (const { id, value } of server.store.list('captchaToken')) {
    if (now - value.issuedAt > deletedAfter) server.store.remove('captchaToken', id)
  }
  server.store.put('captchaToken', await fingerprint(token), {
    ...ticket,
    score: server.settings.captchaScore,
    issuedAt: now,
    used: false,
  })
  return token
}

const failed = (code: string): SiteVerify => ({ success: false, 'error-codes': [code] })

/** Provider: verifies a token. A second call for the same token fails. */
export const siteVerify = async (
  server: Server,
  secret: string,
  response: string,
): Promise<SiteVerify> => {
  if (secret === '') return failed('missing-input-secret')
  const siteKey = siteSecrets[secret]
  if (siteKey === undefined) return failed('invalid-input-secret')
  if (response.trim() === '') return failed('missing-input-response')
  const id = await fingerprint(response)
  const token = server.store.get('captchaToken', id)
  if (token?.siteKey !== siteKey) return failed('invalid-input-response')
  const isExpired = server.clock.now() - token.issuedAt >= tokenLifetime
  server.store.put('captchaToken', id, { ...token, used: true })
  if (isExpired || token.used) return failed('timeout-or-duplicate')
  const { action, hostname, score, issuedAt } = token
  const challenge_ts = new Date(issuedAt).toISOString()
  return { success: true, challenge_ts, hostname, score, action }
}

/** The purpose that a call's token needs. A call that is not listed accepts the token of any form. */
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
 * Site: why a token is not accepted for this call; undefined if it is. The check uses the token up, even if the
 * call then fails for another reason.
 */
export const captchaError = async (
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
  return (score ?? 0) < minScore ? 'low-score' : undefined
}
