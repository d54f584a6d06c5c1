/** Pages of the reference site, and pages made up for one test. */
import type { Mock } from '../support/mock.ts'

/** Free to everybody. */
export const freeArticle = '/2026/10/handing-over-without-hovering'

/** Metered: guests see the gate, registered readers may open four a month. */
export const meteredArticles = [
  '/2026/11/the-meeting-that-decides-nothing',
  '/2026/11/when-your-best-customer-asks-for-a-discount',
  '/2026/10/the-second-product-is-harder-than-the-first',
  '/2026/09/a-strategy-is-a-list-of-refusals',
  '/2026/09/the-price-that-ends-in-nine',
] as const
export const meteredArticle = meteredArticles[0]

/** Every page of the reference host, an article of each kind among them. */
export const everyPage = [
  '/',
  '/the-latest',
  '/the-latest?page=2',
  '/webinars',
  '/webinars/decide-by-thursday',
  '/podcast-the-halyard-hour',
  '/hbr-analytic-services',
  '/ascend',
  '/big-ideas',
  freeArticle,
  meteredArticle,
  '/register',
  '/subscriber-help',
  '/permissions',
  '/search',
  '/case-selection',
  '/topics',
  '/topic/strategy',
  '/topic/subject/marketing',
  '/email-newsletters',
  '/restricted-user',
  '/privacy-policy',
  '/de',
  '/subscriptions',
  '/registration-complete',
  '/shipping-payment',
  '/review-order',
  '/subscriber-registration',
  '/reset-password',
  '/account',
  '/my-library',
  '/my-library/library/strategy-2026',
  '/shopping-cart',
  '/shopping-cart?for=gift',
  '/video',
  '/video/101/the-quiet-handover',
] as const

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

export interface MadeUpPage {
  /** What stands in the body. */
  body: string
  /** The script's tag. Default: as the docs give it. */
  script?: string
  /** Attributes of its root. Default: `lang="en"`. */
  root?: string
  /** Origins whose pages stand in its frames. */
  frames?: string
}

/** Where `makeUp` puts its page. */
export const madeUp = '/made-up'

const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'

/** Serves a page that no site has, under the strict policy, at `madeUp`; replaces all faults. */
export const makeUp = (mock: Mock, page: MadeUpPage): Promise<void> =>
  mock.faults([
    {
      path: madeUp,
      body: `<!doctype html><html ${page.root ?? 'lang="en"'}><title>Made up</title><link rel="icon" href="/assets/mark.svg">${page.script ?? script}<body>${page.body}\n</body></html>`,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.frames ? `${policy}; frame-src ${page.frames}` : policy,
      },
    },
  ])
