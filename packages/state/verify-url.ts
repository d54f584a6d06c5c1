import { webUrl } from '@bindery/contract/safe-url.ts'
import type { Settings } from './settings.ts'

/**
 * Where a subscription is proved: the address a tag names, else `user/subscriber/verify` of the API. What
 * the reader types goes there with their cookies, so it must be on the API's own origin or on one of
 * `allowed-origins` (reliability 9). Null: it is not, and nothing may be sent.
 * @param named the attribute `verify-url`; a relative address starts from the API's base
 */
export const verifyUrlOf = (
  { apiBase, allowedOrigins }: Pick<Settings, 'apiBase' | 'allowedOrigins'>,
  named = 'user/subscriber/verify',
): string | null => {
  const url = webUrl(named, apiBase)
  const trusted = [new URL(apiBase).origin, ...allowedOrigins]
  return url && trusted.includes(url.origin) ? url.href : null
}
