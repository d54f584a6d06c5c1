import { expect, test } from 'vitest'
import { pageTypeOf } from './page-type.ts'

const by = (pageType: string | null, pageTypes: Readonly<Record<string, string>> = {}) => ({
  pageType,
  pageTypes,
})

/** Every route of both specifications, and of the host what they leave open. */
test.each([
  ['/', 'Home Page'],
  ['/topics', 'Topic index'],
  ['/topic/leading-teams', 'Topic page'],
  ['/topic/subject/leading-teams', 'Topic page'],
  ['/2025/03/the-long-view', 'Article'],
  ['/email-newsletters', 'Newsletter landing page'],
  ['/the-latest', 'Article landing page - The Latest'],
  ['/product/a-book/10012', 'Product detail page'],
  ['/product/a-book/an/10012', 'Product detail page'],
  ['/store', 'Category page'],
  ['/store/strategy', 'Category page'],
  ['/store/landing/guides', 'Store landing page'],
  ['/store/landing/20-minute-managers', 'Store landing page'],
  ['/store/landing/mustreads', 'Store landing page'],
  ['/shopping-cart', 'Cart and checkout page'],
  ['/shipping-payment', 'Shipping and payment'],
  ['/review-order', 'Review order'],
  ['/registration-complete', 'Registration complete page'],
  ['/register', 'Register'],
  ['/video', 'Video'],
  ['/video/101/the-quiet-handover', 'Video'],
  ['/video/embed/101/the-quiet-handover', 'Video'],
  ['/big-ideas', 'Big ideas page'],
  ['/search', 'Search'],
  ['/my-library', 'My Library'],
  ['/my-library/library/strategy-2026', 'My Library'],
  ['/subscriptions', 'Subscriptions'],
  ['/hbr-analytic-services', 'Analytic services'],
  ['/ascend', 'Ascend'],
  ['/archive-toc/BR2511', 'Issue table of contents'],
  ['/visual-library/download/1234567890/chart.pdf', 'Subscriber download'],
  ['/visual-library', 'Visual library'],
  ['/2026/10/podcast-ask-the-last-person', 'Podcast page'],
  ['/podcast-ideas/12', 'Podcast page'],
  ['/subscriber-help', 'Customer service help'],
  ['/permissions', 'Permissions'],
  ['/subscriber-registration', 'Subscriber registration'],
  ['/restricted-user', 'Restricted user'],
  ['/privacy-policy', 'Privacy policy'],
  ['/register/', 'Register'],
  ['/the-latest//', 'Article landing page - The Latest'],
  ['/storefront', null],
  ['/topic', null],
  ['/product', null],
  ['/hbr-somewhere', null],
])('%s is %s', (path, type) => {
  expect(pageTypeOf(by(null), path)).toBe(type)
})

test.each([
  ['longread', '/', 'longread'],
  ['article', '/', 'Article'],
  ['home page', '/somewhere', 'Home Page'],
  ['subscription offers page', '/', 'Subscription offers page'],
])('a page that says %s at %s is %s, whatever stands on it', (said, path, type) => {
  expect(pageTypeOf(by(said), path)).toBe(type)
  expect(pageTypeOf(by(said), path, true)).toBe(type)
})

test('a page with the offers of subscriptions is one of offers, wherever it stands', () => {
  for (const path of ['/', '/subscriptions', '/somewhere']) {
    expect(pageTypeOf(by(null), path, true)).toBe('Subscription offers page')
  }
})

test.each([
  ['/reports', 'Report'],
  ['/reports/2026', 'Report'],
  ['/reportsmith', null],
  ['/ascend/first-job', 'First jobs'],
  ['/search', 'Search'],
])(
  'the page %s has the type %s of the setting page-types, or else that of the kit',
  (path, type) => {
    const settings = by(null, { '/reports/': 'Report', '/ascend': 'First jobs' })
    expect(pageTypeOf(settings, path)).toBe(type)
  },
)

test('page-type names a type of page-types in any case', () => {
  expect(pageTypeOf(by('report', { '/reports': 'Report' }), '/')).toBe('Report')
})
