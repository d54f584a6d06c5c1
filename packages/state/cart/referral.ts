import type { Core } from '../session/core.ts'
import { pageTypeOf } from '../settings/page-type.ts'

/** The code of topic pages and home pages (spec content and commerce 9). */
const listPageReferral = '03069'

/** The code on a search's link to more results. */
export const searchReferral = '02749'

/**
 * The referral code of purchases from a page: five digits with leading zeros (spec content and commerce 3
 * and 9). The query parameter `referral` takes precedence over the page type. null: no code; the cart then
 * uses the setting `referral`.
 * @param pageType the result of `pageTypeOf`
 * @param url the absolute URL of the page
 */
export const referralOf = (pageType: string | null, url: string): string | null => {
  const parameter = new URL(url).searchParams.get('referral') ?? ''
  if (/^\d{1,5}$/.test(parameter)) return parameter.padStart(5, '0')
  return /^(home page|topic (page|index))$/i.test(pageType ?? '') ? listPageReferral : null
}

/** The referral code for product links on this page; null: none. */
export const linkReferral = ({ environment, settings }: Core): string | null => {
  const { href, pathname } = environment.location()
  return referralOf(pageTypeOf(settings, pathname), href)
}

/** The referral code for additions to the cart on this page. The cart's `referral` is `Number()` of it. */
export const cartReferral = (state: Core): string => linkReferral(state) ?? state.settings.referral
