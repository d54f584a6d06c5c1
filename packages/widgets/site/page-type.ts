/** Page types by path (spec content and commerce 2); the first that matches. */
const routes: readonly (readonly [path: RegExp, type: string])[] = [
  [/^\/$/, 'Home Page'],
  [/^\/topics$/, 'Topic index'],
  [/^\/topic\/./, 'Topic page'],
  [/^\/\d{4}\/\d{2}\/./, 'Article'],
  [/^\/email-newsletters$/, 'Newsletter landing page'],
  [/^\/the-latest$/, 'Article landing page - The Latest'],
  [/^\/product\/./, 'Product detail page'],
  [/^\/store(\/|$)/, 'Category page'],
  [/^\/shopping-cart$/, 'Cart and checkout page'],
  [/^\/registration-complete$/, 'Registration complete page'],
  [/^\/register$/, 'Register'],
  [/^\/video(\/|$)/, 'Video'],
  [/^\/big-ideas$/, 'Big ideas page'],
  [/^\/search$/, 'Search'],
  [/^\/my-library(\/|$)/, 'My Library'],
  [/^\/archive-toc\/./, 'Issue table of contents'],
  [/\/podcast-/, 'Podcast'],
]

/** What kind of page this is, for analytics: what the site says, else by its path, else null. */
export const pageTypeOf = (said: string | null, pathname: string): string | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const type = (is: (pattern: RegExp, name: string) => boolean) =>
    routes.find(([pattern, name]) => is(pattern, name))?.[1]
  if (said === null) return type((pattern) => pattern.test(path)) ?? null
  // `article` and `Article` are one thing to count, not two.
  return type((_, name) => name.toLowerCase() === said.toLowerCase()) ?? said
}
