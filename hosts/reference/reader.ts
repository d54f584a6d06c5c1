/**
 * The session as the publisher's own back end sees it: it forwards the reader's cookie to the API. The API runs in the
 * same process here, but gets a request as from any back end.
 */

import type { Article } from './article.ts'

/** Sends a request to the publisher's API. */
export interface FetchApi {
  (request: Request): Response | Promise<Response>
  /** Returns true if the request may belong to a session. Default: it has a cookie. Without one, no request is sent. */
  mayHaveSession?: (request: Request) => boolean
}

const hasCookie = (request: Request): boolean => request.headers.has('cookie')
const hasSession = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '').includes('bindery_session=')

/**
 * What a reader may see of a metered article. `gift`: the whole article, through a gift link. `unknown`: the API did not
 * answer, so the reader gets the teaser with another text.
 */
export type Access = 'open' | 'gift' | 'guest' | 'spent' | 'unknown'

/** How long a page waits for the API, in milliseconds. */
const timeoutMs = 3000

function apiRequest(
  { mayHaveSession = hasCookie }: FetchApi,
  request: Request,
  path: string,
  method: string,
  body?: unknown,
): Request | undefined {
  if (!mayHaveSession(request)) return undefined
  const cookie = request.headers.get('cookie')
  const { origin } = new URL(request.url)
  return new Request(new URL(path, origin), {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      origin,
      'content-type': 'application/json',
      'x-requested-with': 'bindery',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Sends the request and returns the API's answer. Status 503 if there is none in time. */
export async function fetchJson(
  fetchApi: FetchApi,
  request: Request,
): Promise<{ status: number; body: unknown }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const timedOut = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true })
  })
  try {
    const response = await Promise.race([fetchApi(request), timedOut])
    return { status: response.status, body: await response.json() }
  } catch {
    return { status: 503, body: null }
  }
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** Returns true if the browser loads the page before the reader has followed a link: a prefetch or a prerender. */
const isEarly = ({ headers }: Request): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )

/**
 * Returns true if a reader opens this page in a window. A picture, a frame or a script with this address is no
 * reading. A browser that sends no such headers is taken to open the page.
 */
export function isOpened(request: Request): boolean {
  const { method, headers } = request
  const mode = headers.get('sec-fetch-mode') ?? 'navigate'
  const target = headers.get('sec-fetch-dest') ?? 'document'
  return method === 'GET' && !isEarly(request) && mode === 'navigate' && target === 'document'
}

/** Returns true if the address has a gift code for this article. */
async function isGift(fetchApi: FetchApi, request: Request): Promise<boolean> {
  const { origin, pathname, searchParams } = new URL(request.url)
  const gift = searchParams.get('gift')
  if (!gift) return false
  const query = new URLSearchParams({ url: pathname, gift })
  const apiCall = new Request(new URL(`/api/article-gift/open-gift?${query}`, origin))
  const { status, body } = await fetchJson(fetchApi, apiCall)
  return status === 200 && fieldOf(body, 'granted') === true
}

/**
 * Opens a metered article: the API counts it once per reader and month and decides whether it may be read. Guests are
 * not counted and cause no request. A gift is not counted. `early`: only an opened page counts, and the page may not
 * be shown as it is now. The browser asks again when the reader opens it.
 */
export async function openArticle(
  fetchApi: FetchApi,
  request: Request,
  meter: Article['meter'],
): Promise<Access | 'early'> {
  if (await isGift(fetchApi, request)) return 'gift'
  const path = new URL(request.url).pathname
  const counter = meter === 'ascend' ? '/api/user/ascend-quota' : '/api/user/quota'
  const apiCall = apiRequest(fetchApi, request, counter, 'POST', { url: path })
  if (apiCall !== undefined && isEarly(request)) return 'early'
  if (apiCall === undefined || !isOpened(request)) return 'guest'
  const { status, body } = await fetchJson(fetchApi, apiCall)
  if (status === 401 || status === 403) return 'guest'
  const granted = fieldOf(body, 'granted')
  if (status !== 200 || typeof granted !== 'boolean') return 'unknown'
  return granted ? 'open' : 'spent'
}

/** Returns true if the request cannot belong to a session. A page that waits for no form reserves no space for one. */
export function isGuest({ mayHaveSession = hasSession }: FetchApi, request: Request): boolean {
  return !mayHaveSession(request)
}

/**
 * Returns true if the reader's cart is empty, so that the page reserves no space for one. False if the API does not
 * answer.
 */
export async function isCartEmpty(fetchApi: FetchApi, request: Request): Promise<boolean> {
  const cookie = request.headers.get('cookie')
  // A worker sees no cookies.
  if (cookie === null && !fetchApi.mayHaveSession) return true
  const { origin } = new URL(request.url)
  const apiCall = new Request(new URL('/api/commerce/shopping-cart', origin), {
    headers: cookie ? { cookie } : {},
  })
  const { status, body } = await fetchJson(fetchApi, apiCall)
  const lines = fieldOf(body, 'line_items')
  const isNone = (kind: string) => fieldOf(lines, kind) === 0
  return status === 200 && isNone('physical_items') && isNone('digital_items')
}

/**
 * Tells the API that a reader opens a page that everybody may read, so that it is in the reader's history. The page does
 * not wait for the answer.
 */
export function recordReading(fetchApi: FetchApi, request: Request): void {
  const url = new URL(request.url).pathname
  const apiCall = apiRequest(fetchApi, request, '/api/user/quota', 'POST', { url })
  if (apiCall !== undefined && isOpened(request)) void fetchJson(fetchApi, apiCall)
}

/** The name of the signed-in reader. Empty for a guest, or if the API does not answer. */
export async function readerName(fetchApi: FetchApi, request: Request): Promise<string> {
  const apiCall = apiRequest(fetchApi, request, '/api/user/profile', 'GET')
  if (apiCall === undefined) return ''
  const { status, body } = await fetchJson(fetchApi, apiCall)
  if (status !== 200) return ''
  const name = fieldOf(body, 'displayName') || fieldOf(body, 'emailAddress')
  return typeof name === 'string' ? name : ''
}

/**
 * Whose download link this is: `own` for the reader's, `other` for another subscriber's. `reader`: signed in without a
 * subscription. `unknown`: the API did not answer.
 */
export async function downloadOwner(
  fetchApi: FetchApi,
  request: Request,
  id: string,
): Promise<'own' | 'other' | 'reader' | 'guest' | 'unknown'> {
  const apiCall = apiRequest(fetchApi, request, '/api/user/profile', 'GET')
  if (apiCall === undefined) return 'guest'
  const { status, body } = await fetchJson(fetchApi, apiCall)
  if (status === 401 || status === 403) return 'guest'
  if (status !== 200) return 'unknown'
  if (fieldOf(body, 'status') !== 'subscribers') return 'reader'
  const digest = fieldOf(fieldOf(body, 'subscriber'), 'digest')
  const own = digest || fieldOf(body, 'guid') || fieldOf(body, 'id')
  return own === id ? 'own' : 'other'
}

/** The body of a page's own read, with the reader's cookies. null if the API does not answer with it. */
export const readOwn = async (
  fetchApi: FetchApi,
  request: Request,
  path: string,
): Promise<unknown> => {
  const cookie = request.headers.get('cookie')
  const url = new URL(path, new URL(request.url).origin)
  const { status, body } = await fetchJson(
    fetchApi,
    new Request(url, { headers: cookie ? { cookie } : {} }),
  )
  return status === 200 ? body : null
}

/** The objects of a list. [] for anything else. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value : []
