/** Ways of telling one reader about another, and of letting strangers act. */
import { answer, asIf, cookie, field, header, onStatus } from './changes.ts'
import { type Mutant, mutant } from './mutant.ts'
import type { Change } from './mutant-server.ts'

export const privacyMutants: readonly Mutant[] = [
  mutant('readSaves', 'shows guests the saves of a reader', sharedWithGuests(), 'reader-exposed'),
  mutant('readList', 'opens the folder of another reader', opensForAll(), 'reader-exposed'),
  mutant(
    'readProfile',
    'has a hash of the password',
    onStatus(200, field('passwordHash', 'scrypt$b1946ac92492')),
    'secret-told',
  ),
  mutant('signIn', 'leaves the old session open', withoutSession(), 'session-old'),
  mutant('signOut', 'leads to another host by two slashes', leadsTo(/^\/\//), 'redirect-open'),
  mutant('signOut', 'leads to another host by a backslash', leadsTo(/^\/\\/), 'redirect-open'),
  mutant(
    'signOut',
    'ends the session for a link on a foreign page',
    asIf({ 'sec-fetch-site': 'same-origin' }),
    'logout-foreign',
  ),
  mutant(
    'addToCart',
    'sets a cookie for scripts',
    cookie((text) => text.replace(/; HttpOnly/i, '')),
    'cookie-http-only',
  ),
  mutant(
    'updateProfile',
    'takes the e-mail of another account',
    onStatus(409, answer(200)),
    'accepted-wrong',
  ),
  mutant(
    'updateProfile',
    'ignores If-Unmodified-Since',
    onStatus(412, answer(200)),
    'accepted-wrong',
  ),
  mutant('signIn', 'locks no address without an account', locksKnownOnly(), 'account-told'),
  mutant(
    'readProfile',
    'has a Last-Modified in ISO 8601',
    ofProfile(header('last-modified', '2026-03-01T09:30:00Z')),
    'header-form',
    { call: 'every call' },
  ),
  mutant(
    'readProfile',
    'has one ETag for all readers',
    ofProfile(header('etag', '"1"')),
    'profile-etag',
    {
      call: 'every call',
    },
  ),
  mutant(
    'readProfile',
    'has one ETag for each reader',
    ofProfile(withoutVersion()),
    'profile-etag',
    {
      call: 'every call',
    },
  ),
]

/** A guest gets the last answer to a reader. */
function sharedWithGuests(): Change {
  let last = ''
  return async (request, next) => {
    const response = await next()
    if (response.ok) last = await response.clone().text()
    return response.status === 401 && last ? answer(200, last)(request, next) : response
  }
}

/** Answers as it did for the owner. */
function opensForAll(): Change {
  const known = new Map<string, string>()
  return async (request, next) => {
    const response = await next()
    const { pathname } = new URL(request.url)
    if (response.ok) known.set(pathname, await response.clone().text())
    return response.status === 404 && known.has(pathname)
      ? answer(200, known.get(pathname))(request, next)
      : response
  }
}

/** Asks the mock without the cookie of the session, so that it ends none. */
function withoutSession(): Change {
  return (request, next) => {
    const text = request.headers.get('cookie') ?? ''
    return asIf({ cookie: text.replace(/bindery_session=[^;]*;?\s*/, '') })(request, next)
  }
}

/** Follows what a check of the first letters lets through. */
function leadsTo(pattern: RegExp): Change {
  return async (request, next) => {
    const response = await next()
    const to = new URL(request.url).searchParams.get('return') ?? ''
    if (response.status !== 302 || !pattern.test(to)) return response
    const headers = new Headers(response.headers)
    headers.set('location', to)
    return new Response(null, { status: 302, headers })
  }
}

function locksKnownOnly(): Change {
  return async (request, next) => {
    const isUnknown = (await request.clone().text()).includes('nobody')
    const response = await next()
    return isUnknown && response.status === 423 ? answer(401)(request, next) : response
  }
}

function ofProfile(change: Change): Change {
  return (request, next) =>
    new URL(request.url).pathname === '/api/user/profile' && request.method !== 'POST'
      ? change(request, next)
      : next()
}

function withoutVersion(): Change {
  return async (request, next) => {
    const response = await next()
    const etag = response.headers.get('etag')
    return etag
      ? header('etag', etag.replace(/\.\d+"$/, '"'))(request, async () => response)
      : response
  }
}
