/** Page types by path (spec content and commerce 2, with the routes of accounts 2); the first that matches. */
const routes: readonly (readonly [path: RegExp, type: string])[] = [
  [/^\/$/, 'Home Page'],
  // Anywhere in the path: a podcast may have the address of an article.
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

/** What a page with the element `subscription-offers` is, wherever it stands. */
const offersType = 'Subscription offers page'

/**
 * What kind of page this is, for analytics: what the site says, else by what stands on it, else by its
 * path, else null.
 * @param said the setting `page-type`
 * @param offers whether an element of the id `subscription-offers` is on the page
 */
export const pageTypeOf = (
  said: string | null,
  pathname: string,
  offers = false,
): string | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const type = (is: (pattern: RegExp, name: string) => boolean) =>
    routes.find(([pattern, name]) => is(pattern, name))?.[1]
  if (said === null) return offers ? offersType : (type((pattern) => pattern.test(path)) ?? null)
  // `article` and `Article` are one thing to count, not two.
  const same = (name: string) => name.toLowerCase() === said.toLowerCase()
  return same(offersType) ? offersType : (type((_, name) => same(name)) ?? said)
}
