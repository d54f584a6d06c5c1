/**
 * What the publisher's own back end knows about who is asking: it hands the reader's cookie to the
 * API, which runs in the same process here, in a request as any back end would send it.
 */

import type { Article } from './article.ts'

/** Sends a request to the publisher's API. */
export interface AskApi {
  (request: Request): Response | Promise<Response>
  /** Whether there may be a session behind it; nothing is asked for others. Default: it has a cookie. */
  isKnown?: (request: Request) => boolean
}

const hasCookie = (request: Request): boolean => request.headers.has('cookie')

/**
 * What a reader may see of a metered article. `gift`: all of it, by a gift link. `unknown`: the API
 * gave no answer, and the reader gets what a guest gets, with other words.
 */
export type Access = 'open' | 'gift' | 'guest' | 'spent' | 'unknown'

/** How long a page waits for the API, in milliseconds. */
const patience = 3000

function toApi(
  { isKnown = hasCookie }: AskApi,
  request: Request,
  path: string,
  method: string,
  body?: unknown,
): Request | undefined {
  if (!isKnown(request)) return undefined
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

/** What the API says, in time; 503 when it says nothing. */
export async function answer(
  ask: AskApi,
  request: Request,
): Promise<{ status: number; body: unknown }> {
  const late = AbortSignal.timeout(patience)
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true })
  })
  try {
    const response = await Promise.race([ask(request), tooLate])
    return { status: response.status, body: await response.json() }
  } catch {
    return { status: 503, body: null }
  }
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** Whether the address has a gift in it that opens this article, for whoever comes with it. */
async function isGift(ask: AskApi, request: Request): Promise<boolean> {
  const { origin, pathname, searchParams } = new URL(request.url)
  const gift = searchParams.get('gift')
  if (!gift) return false
  const query = new URLSearchParams({ url: pathname, gift })
  const question = new Request(new URL(`/api/article-gift/open-gift?${query}`, origin))
  const { status, body } = await answer(ask, question)
  return status === 200 && fieldOf(body, 'granted') === true
}

/**
 * Opens a metered article: the API counts it (once a reader and month) and says whether it may be
 * read. Guests are not counted, and nothing is asked for them. What was given is open and not counted.
 */
export async function openArticle(
  ask: AskApi,
  request: Request,
  meter: Article['meter'],
): Promise<Access> {
  if (await isGift(ask, request)) return 'gift'
  const path = new URL(request.url).pathname
  const counter = meter === 'ascend' ? '/api/user/ascend-quota' : '/api/user/quota'
  const question = toApi(ask, request, counter, 'POST', { url: path })
  if (question === undefined || request.method !== 'GET') return 'guest'
  const { status, body } = await answer(ask, question)
  if (status === 401 || status === 403) return 'guest'
  const granted = fieldOf(body, 'granted')
  if (status !== 200 || typeof granted !== 'boolean') return 'unknown'
  return granted ? 'open' : 'spent'
}

/** The name of the signed-in reader; empty for a guest, and when the API does not answer. */
export async function readerName(ask: AskApi, request: Request): Promise<string> {
  const question = toApi(ask, request, '/api/user/profile', 'GET')
  if (question === undefined) return ''
  const { status, body } = await answer(ask, question)
  if (status !== 200) return ''
  const name = fieldOf(body, 'displayName') || fieldOf(body, 'emailAddress')
  return typeof name === 'string' ? name : ''
}

/**
 * Whose download link this is: the reader's `own`, an `other` subscriber's, opened by a signed-in
 * `reader` without a subscription or by a `guest`; `unknown`: the API gave no answer.
 */
export async function subscriberOf(
  ask: AskApi,
  request: Request,
  id: string,
): Promise<'own' | 'other' | 'reader' | 'guest' | 'unknown'> {
  const question = toApi(ask, request, '/api/user/profile', 'GET')
  if (question === undefined) return 'guest'
  const { status, body } = await answer(ask, question)
  if (status === 401 || status === 403) return 'guest'
  if (status !== 200) return 'unknown'
  if (fieldOf(body, 'status') !== 'subscribers') return 'reader'
  const digest = fieldOf(fieldOf(body, 'subscriber'), 'digest')
  const own = digest || fieldOf(body, 'guid') || fieldOf(body, 'id')
  return own === id ? 'own' : 'other'
}
