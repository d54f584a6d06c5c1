import { pageTypeOf } from './page-type.ts'
import type { State } from './state.ts'

/** Of topics and home pages (spec content and commerce 9). */
const ofLists = '03069'

/** Of a search's link to more results; the link itself carries it. */
export const searchReferral = '02749'

/**
 * The referral code of what is bought from a page: five digits, with their zeros (spec content and
 * commerce 3 and 9). What the address says in `referral` goes before what the page is; null: none, and
 * the default of the setting `referral` is for what is put into a cart.
 * @param pageType as `pageTypeOf` says it
 * @param url the whole address of the page
 */
export const referralOf = (pageType: string | null, url: string): string | null => {
  const said = new URL(url).searchParams.get('referral') ?? ''
  if (/^\d{1,5}$/.test(said)) return said.padStart(5, '0')
  return /^(home page|topic (page|index))$/i.test(pageType ?? '') ? ofLists : null
}

/** The code to put on a link of this page to something that is sold; null: none. */
export const linkReferral = ({ environment, settings }: State): string | null => {
  const { href, pathname } = environment.location()
  return referralOf(pageTypeOf(settings.pageType, pathname), href)
}

/** The code of what is added to the cart on this page; `Number()` of it is the cart's `referral`. */
export const cartReferral = (state: State): string => linkReferral(state) ?? state.settings.referral
