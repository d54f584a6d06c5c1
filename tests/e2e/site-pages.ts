/** Pages of the reference site, and pages that a test writes itself. */
import type { Mock } from '../support/mock.ts'

/** Text and the header alone: the page that loads fastest, for what is the same on each page. */
export const plainPage = '/privacy-policy'

/** Free for every reader. */
export const freeArticle = '/2026/10/handing-over-without-hovering'

/** Metered: a guest sees the gate, a registered reader may open four a month. */
export const meteredArticles = [
  '/2026/11/the-meeting-that-decides-nothing',
  '/2026/11/when-your-best-customer-asks-for-a-discount',
  '/2026/10/the-second-product-is-harder-than-the-first',
  '/2026/09/a-strategy-is-a-list-of-refusals',
  '/2026/09/the-price-that-ends-in-nine',
] as const
export const meteredArticle = meteredArticles[0]

/** Axe's best practices for the outline of a page: landmarks with names of their own, levels of headings. */
export const outlineRules = [
  'landmark-unique',
  'heading-order',
  'landmark-one-main',
  'page-has-heading-one',
]

/** A product of several formats and languages, with a carousel of others. */
export const productPage = '/product/the-quiet-half/10403-PBK-ENG'

/** Every page of the reference site, with one of each kind of article, product and list. */
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
  '/sign-in',
  '/register',
  '/forgot-password',
  '/subscriber-help',
  '/permissions',
  '/search',
  '/search?q=price',
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
  '/store',
  '/store/strategy',
  '/store/landing/guides',
  productPage,
  '/archive-toc',
  '/archive-toc/BR5605',
  '/visual-library',
  '/podcast-the-halyard-hour/the-slow-yes',
] as const

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

export interface TestPage {
  /** Default: that of HTML. '': the page is in quirks mode. */
  doctype?: string
  /** HTML of the body. */
  body: string
  /** The kit's script tag. Default: the one from the docs. */
  script?: string
  /** Attributes of the root element. Default: `lang="en"`. */
  root?: string
  /** Origins that the page may frame. */
  frames?: string
  /** Origins besides its own that the page may call. */
  connect?: string
}

/** The path of the page that `serveTestPage` serves. */
export const testPage = '/made-up'

const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'

const policyOf = ({ frames, connect }: TestPage): string => {
  const own = "connect-src 'self'"
  const called = connect ? policy.replace(own, `${own} ${connect}`) : policy
  return frames ? `${called}; frame-src ${frames}` : called
}

/** Serves this page at `testPage` under the strict policy. Replaces all faults. */
export const serveTestPage = (mock: Mock, page: TestPage): Promise<void> =>
  mock.faults([
    {
      path: testPage,
      body: `${page.doctype ?? '<!doctype html>'}<html ${page.root ?? 'lang="en"'}><title>Made up</title><link rel="icon" href="/assets/mark.svg">${page.script ?? script}<body>${page.body}\n</body></html>`,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(page),
      },
    },
  ])
