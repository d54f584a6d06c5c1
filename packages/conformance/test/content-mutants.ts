/** Ways of being wrong about the meter, streams, saves, follows and the cart. */
import { answer, asIf, crashesAt, data, field, header, onStatus, takes } from './changes.ts'
import { forgotten, type Mutant, mutant } from './mutant.ts'
import { type Change, site } from './mutant-server.ts'

export const contentMutants: readonly Mutant[] = [
  mutant('readQuota', 'does not add up', field('remaining', 9), 'quota-sum'),
  mutant(
    'countReading',
    'knows no article',
    answer(404, { code: 'article_unknown' }),
    'status-unexpected',
  ),
  mutant('readQuota', 'counts in text', field('count', 'none'), 'reply-shape'),
  mutant('readQuota', 'has no count', field('count', undefined), 'reply-shape'),
  mutant(
    'countReading',
    'counts nothing',
    answer(200, { limit: 4, count: 0, remaining: 4, granted: true }),
    'quota-idle',
  ),
  mutant('countReading', 'grants without end', field('granted', true), 'quota-endless'),
  mutant(
    'readArticle',
    'is open to all',
    answer(200, '<p>All of it.</p>', { 'content-type': 'text/html' }),
    'article-open',
  ),
  mutant('countReading', 'counts twice', countsTwice(), 'quota-twice'),
  mutant('countReading', 'opens nothing', field('granted', false), 'quota-granted'),
  mutant(
    'countReading',
    'forgets',
    forgotten({ limit: 4, count: 1, remaining: 3, granted: true }),
    'write-lost',
  ),
  mutant('countReading', 'does not add up', field('remaining', 4), 'quota-sum'),
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
  mutant('readArchive', 'is a list', answer(200, []), 'reply-shape'),
  mutant('readWebinars', 'has no page', field('page', undefined), 'reply-shape'),
  mutant('readFollowing', 'may be cached', header('cache-control', null), 'private-cached'),
  mutant('captchaEnabled', 'is a text', field('enabled', 'yes'), 'reply-shape'),
  mutant('search', 'finds nothing', field('entry', []), 'search-miss'),
  mutant('autoSuggest', 'answers with a list', answer(200, []), 'reply-shape'),

  mutant('saveItem', 'takes any origin', asIf({ origin: site }), 'write-foreign'),
  mutant(
    'addToCart',
    'needs no X-Requested-With',
    asIf({ 'x-requested-with': 'bindery' }),
    'write-unguarded',
  ),
  mutant('countReading', 'crashes at a number', crashesAt(/"url":5/), 'input-crash'),
  mutant('saveItem', 'crashes at null', crashesAt(/^null$/), 'input-crash'),
  mutant('saveItem', 'takes an object as id', takes(/"id":{}/), 'accepted-wrong'),
  mutant('saveFolder', 'crashes at an object', crashesAt(/"name":{}/), 'input-crash'),
  mutant('addListItems', 'crashes at a number', crashesAt(/"id":5/), 'input-crash'),
  mutant('removeListItems', 'takes a number', takes(/"id":5/), 'accepted-wrong'),
  mutant('addToCart', 'crashes at a list of numbers', crashesAt(/^\[5]$/), 'input-crash'),
  mutant('changeCart', 'crashes at a word as quantity', crashesAt(/many/), 'input-crash'),
  mutant('applyPromoCode', 'crashes at a number', crashesAt(/:5}$/), 'input-crash'),
  mutant('saveItem', 'forgets', forgotten(), 'write-lost'),
  mutant('saveItem', 'reports an error with 200', answer(200, { success: false }), 'reply-shape'),
  mutant(
    'removeSaved',
    'needs no X-Requested-With',
    asIf({ 'x-requested-with': 'bindery' }),
    'write-unguarded',
  ),
  mutant(
    'removeSaved',
    'refuses an unknown id without a code',
    onStatus(404, answer(404, { message: 'Nothing saved.' })),
    'error-unnamed',
  ),
  mutant('removeSaved', 'forgets', forgetsRemoval(), 'remove-lost'),
  mutant('saveFolder', 'forgets', forgotten({ id: 'f1', name: 'Check' }), 'write-lost'),
  mutant(
    'saveFolder',
    'takes a name twice',
    onStatus(409, answer(200, { id: 'f1', name: 'Check' })),
    'accepted-wrong',
  ),
  mutant(
    'saveFolder',
    'takes any sign in a name',
    onStatus(400, answer(200, { id: 'f1', name: 'Check!' })),
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
  mutant('addToCart', 'has a negative amount', field('cart_amount', -1), 'amount-wrong'),
  mutant('addToCart', 'has an amount with a comma', field('tax', '0,00'), 'amount-wrong'),
  mutant('addToCart', 'has no sums', field('line_items', undefined), 'reply-shape'),
  mutant('addToCart', 'has a wrong amount of a line', lineField('amount', 1), 'cart-sums'),
  mutant('addToCart', 'has one amount in cents', lineField('unitPrice', 3200), 'cart-sums'),
  mutant('addToCart', 'has a wrong cart amount', field('cart_amount', 1), 'cart-sums'),
  mutant(
    'addToCart',
    'has amounts as text with a sign',
    field('grandTotal', '$19.95'),
    'amount-wrong',
  ),
  mutant('addToCart', 'takes any product', takesAnyProduct(), 'accepted-wrong'),
  mutant('changeCart', 'forgets', readsCart(), 'write-lost'),
  mutant('changeCart', 'takes the quantity 0', onStatus(422, answer(200)), 'accepted-wrong'),
  mutant('changeCart', 'has a wrong total', field('grandTotal', 1), 'cart-sums'),
  mutant('readCart', 'shows every guest the same cart', sharedCart(), 'cart-foreign'),
  mutant('readCart', 'has one etag for ever', oneEtag(), 'cart-etag', {
    call: 'every call',
  }),
  mutant('signIn', 'drops the cart of the guest', dropsCart(), 'cart-lost'),
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

const isOwnWrite = ({ headers }: Request): boolean =>
  headers.get('x-requested-with') === 'bindery' && headers.get('origin') === site

/** Refuses what is wrong, and removes nothing. */
function forgetsRemoval(): Change {
  return async (request, next) => {
    const isWrong = request.url.includes('bindery-check') || !isOwnWrite(request)
    return isWrong ? next() : answer(200)(request, next)
  }
}

/** Sets a field of the first line. */
function lineField(name: string, value: unknown): Change {
  return data((body) => {
    const [line] = body['items'] as Record<string, unknown>[]
    if (line) line[name] = value
  })
}

/** Refuses what is wrong, and answers all else with the cart as it is. */
function readsCart(): Change {
  return async (request, next) => {
    const isWrong = (await request.clone().text()).includes('"quantity":0')
    return isWrong ? next() : next(new Request(request.url, { headers: request.headers }))
  }
}

function takesAnyProduct(): Change {
  return async (request, next) => {
    const response = await next()
    const cart = request.url.replace('/items', '')
    return response.status === 404
      ? next(new Request(cart, { headers: request.headers }))
      : response
  }
}

function sharedCart(): Change {
  let cookies = ''
  return (request, next) => {
    cookies = request.headers.get('cookie') ?? cookies
    return asIf({ cookie: cookies })(request, next)
  }
}

/** The session of the browser is known, its cart is not. */
function dropsCart(): Change {
  return (request, next) => {
    const [session = ''] = /bindery_session=[^;]*/.exec(request.headers.get('cookie') ?? '') ?? []
    return asIf({ cookie: session })(request, next)
  }
}

function oneEtag(): Change {
  return (request, next) =>
    request.url.includes('shopping-cart') ? header('etag', '"1"')(request, next) : next()
}

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
