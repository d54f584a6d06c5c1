import type { Settings } from './types.ts'

/** Page types by path (spec content and commerce 2, with the routes of accounts 2). The first match counts. */
const routes: readonly (readonly [path: RegExp, type: string])[] = [
  [/^\/$/, 'Home Page'],
  // Anywhere in the path: a podcast may have a path like an article's.
  [/\/podcast-/, 'Podcast page'],
  [/^\/topics$/, 'Topic index'],
  [/^\/topic\/./, 'Topic page'],
  [/^\/\d{4}\/\d{2}\/./, 'Article'],
  [/^\/email-newsletters$/, 'Newsletter landing page'],
  [/^\/the-latest$/, 'Article landing page - The Latest'],
  [/^\/product\/./, 'Product detail page'],
  [/^\/store\/landing\/./, 'Store landing page'],
  [/^\/store(\/|$)/, 'Category page'],
  [/^\/shopping-cart$/, 'Cart and checkout page'],
  [/^\/shipping-payment$/, 'Shipping and payment'],
  [/^\/review-order$/, 'Review order'],
  [/^\/registration-complete$/, 'Registration complete page'],
  [/^\/register$/, 'Register'],
  [/^\/video(\/|$)/, 'Video'],
  [/^\/big-ideas$/, 'Big ideas page'],
  [/^\/search$/, 'Search'],
  [/^\/my-library(\/|$)/, 'My Library'],
  [/^\/subscriptions$/, 'Subscriptions'],
  [/^\/hbr-analytic-services(\/|$)/, 'Analytic services'],
  [/^\/ascend(\/|$)/, 'Ascend'],
  [/^\/archive-toc\/./, 'Issue table of contents'],
  [/^\/visual-library\/download\/./, 'Subscriber download'],
  [/^\/visual-library(\/|$)/, 'Visual library'],
  [/^\/webinars(\/|$)/, 'Webinars'],
  [/^\/magazine(\/|$)/, 'Magazine'],
  [/^\/subscriber-help$/, 'Customer service help'],
  [/^\/permissions$/, 'Permissions'],
  [/^\/subscriber-registration$/, 'Subscriber registration'],
  [/^\/restricted-user$/, 'Restricted user'],
  [/^\/privacy-policy$/, 'Privacy policy'],
  [/^\/case-selection$/, 'Case selection'],
  [/^\/reset-password$/, 'Reset password'],
  [/^\/account$/, 'Account'],
]

/** The type of a page with the element `subscription-offers`, whatever its path. */
const offersType = 'Subscription offers page'

/**
 * The type of the page, for analytics: the setting, else by its elements, else by its path, else null.
 * @param settings `page-type`, and `page-types`: the site's own types, before those of the kit
 * @param offers whether the page has an element with the id `subscription-offers`
 */
export const pageTypeOf = (
  { pageType: setting, pageTypes }: Pick<Settings, 'pageType' | 'pageTypes'>,
  pathname: string,
  offers = false,
): string | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const own = Object.entries(pageTypes)
  const isBelow = (start: string) => `${path}/`.startsWith(start.replace(/\/*$/, '/'))
  const type = (is: (pattern: RegExp, name: string) => boolean) =>
    routes.find(([pattern, name]) => is(pattern, name))?.[1]
  if (setting === null) {
    if (offers) return offersType
    const named = own.find(([start]) => isBelow(start))?.[1]
    return named ?? type((pattern) => pattern.test(path)) ?? null
  }
  // Analytics must count `article` and `Article` as one type.
  const same = (name: string) => name.toLowerCase() === setting.toLowerCase()
  const known = own.find(([, name]) => same(name))?.[1]
  return known ?? (same(offersType) ? offersType : (type((_, name) => same(name)) ?? setting))
}
