/** Ways of being wrong about the meter, streams, saves, follows and the cart. */
import { answer, data, field, header, onStatus } from './changes.ts'
import { forgotten, type Mutant, mutant } from './mutant.ts'
import type { Change } from './mutant-server.ts'

export const contentMutants: readonly Mutant[] = [
  mutant('readQuota', 'does not add up', field('remaining', 9), 'quota-sum'),
  mutant('readQuota', 'counts in text', field('count', 'none'), 'reply-shape'),
  mutant('readQuota', 'has no count', field('count', undefined), 'reply-shape'),
  mutant('countReading', 'counts twice', countsTwice(), 'quota-twice'),
  mutant(
    'countReading',
    'does not say whether the article is open',
    field('granted', undefined),
    'reply-shape',
  ),

  mutant('readLatest', 'repeats its first page', firstPage(), 'paging-repeats'),
  mutant(
    'readLatest',
    'always says it is the last page',
    data((body) => {
      body['page'] = { ...(body['page'] as object), last: true, total: 2 }
    }),
    'paging-last',
  ),
  mutant(
    'readLatest',
    'has entries without id',
    data((body) => {
      for (const entry of body['entry'] as { id?: string }[]) delete entry.id
    }),
    'reply-shape',
  ),
  mutant('readLatest', 'has no page', field('page', undefined), 'reply-shape'),
  mutant('search', 'finds nothing', field('entry', []), 'search-miss'),
  mutant('autoSuggest', 'answers with a list', answer(200, []), 'reply-shape'),

  mutant('saveItem', 'forgets', forgotten(), 'write-lost'),
  mutant('saveItem', 'reports an error with 200', answer(200, { success: false }), 'reply-shape'),
  mutant('removeSaved', 'forgets', forgotten(), 'remove-lost'),
  mutant('saveFolder', 'forgets', forgotten({ id: 'f1', name: 'Check' }), 'write-lost'),
  mutant(
    'saveFolder',
    'takes a name twice',
    onStatus(409, answer(200, { id: 'f1', name: 'Check' })),
    'accepted-wrong',
  ),
  mutant('removeFolder', 'forgets', forgotten(), 'remove-lost'),
  mutant('addListItems', 'forgets', forgotten(), 'write-lost'),
  mutant('removeListItems', 'forgets', forgotten(), 'remove-lost'),
  mutant('readSaves', 'is empty', field('entry', []), 'write-lost'),
  mutant('readList', 'is empty', field('entry', []), 'write-lost'),
  mutant(
    'readFolders',
    'calls its list folders',
    data(({ lists }) => ({ folders: lists })),
    'reply-shape',
  ),

  mutant('followTopic', 'forgets', forgotten(), 'write-lost'),
  mutant('unfollowTopic', 'forgets', forgotten(), 'remove-lost'),
  mutant('followNewsletter', 'forgets', forgotten(), 'write-lost'),
  mutant('unfollowNewsletter', 'forgets', forgotten(), 'remove-lost'),
  mutant(
    'readNewsletters',
    'has a newsletter without a name',
    data((body) => {
      for (const each of body['newsletters'] as { name?: string }[]) delete each.name
    }),
    'reply-shape',
  ),

  mutant(
    'addToCart',
    'forgets',
    async (request, next) =>
      next(new Request(request.url.replace('/items', ''), { headers: request.headers })),
    'write-lost',
  ),
  mutant('addToCart', 'has a wrong total', field('grandTotal', 1), 'cart-sums'),
  mutant('addToCart', 'has a wrong subtotal', field('subTotal', 1), 'cart-sums'),
  mutant(
    'addToCart',
    'counts no items',
    field('line_items', { physical_items: 0, digital_items: 0 }),
    'cart-sums',
  ),
  mutant('addToCart', 'has a negative amount', field('cart_amount', -1), 'reply-shape'),
  mutant('addToCart', 'has no sums', field('line_items', undefined), 'reply-shape'),
  mutant('checkCart', 'has another etag than GET', header('etag', '"old"'), 'cart-etag'),
  mutant('checkCart', 'has no etag', header('etag', null), 'cart-etag'),
  mutant(
    'applyPromoCode',
    'takes any code',
    async (_request, next) => {
      const response = await next()
      return response.status === 404 ? answer(200)(_request, next) : response
    },
    'accepted-wrong',
  ),
  mutant(
    'removeFromCart',
    'forgets',
    async (request, next) =>
      next(new Request(request.url.replace(/\?.*/, ''), { headers: request.headers })),
    'remove-lost',
  ),
  mutant('readCart', 'may be cached', header('cache-control', 'max-age=60'), 'private-cached'),
]

function countsTwice(): Change {
  let count = 0
  return (request, next) => {
    count += 1
    return answer(200, { limit: 4, count, remaining: 4 - count, granted: true })(request, next)
  }
}

function firstPage(): Change {
  return (request, next) =>
    next(new Request(request.url.replace('/latest/1/', '/latest/0/'), request))
}
