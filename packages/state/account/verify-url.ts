import { parseWebUrl } from '@bindery/contract/safe-url.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * The URL that proves a subscription: the attribute of the tag, or `user/subscriber/verify` of the API. It
 * receives the reader's input and cookies, so it must be on the API's origin or on one of `allowed-origins`
 * (reliability 9). null: it is not, so nothing may be sent.
 * @param named the attribute `verify-url`; relative to the API's base
 */
export const verifyUrlOf = (
  { apiBase, allowedOrigins }: Pick<Settings, 'apiBase' | 'allowedOrigins'>,
  named = 'user/subscriber/verify',
): string | null => {
  const url = parseWebUrl(named, apiBase)
  const trusted = [new URL(apiBase).origin, ...allowedOrigins]
  return url && trusted.includes(url.origin) ? url.href : null
}
