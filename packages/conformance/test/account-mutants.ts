/** Ways of being wrong about origins, sessions and accounts. */
import { answer, asIf, cookie, data, field, header, onStatus, rewrite } from './changes.ts'
import { type Mutant, mutant } from './mutant.ts'
import { type Change, site } from './mutant-server.ts'

const crossOrigin = { crossOrigin: true, call: 'every call' } as const

export const accountMutants: readonly Mutant[] = [
  mutant(
    'readProfile',
    'has no CORS',
    header('access-control-allow-origin', null),
    'cors-origin',
    crossOrigin,
  ),
  mutant(
    'readProfile',
    'allows *',
    header('access-control-allow-origin', '*'),
    'cors-credentials',
    crossOrigin,
  ),
  mutant(
    'readProfile',
    'allows no cookies',
    header('access-control-allow-credentials', null),
    'cors-credentials',
    crossOrigin,
  ),
  mutant(
    'readProfile',
    'exposes no header',
    header('access-control-expose-headers', null),
    'cors-exposed-headers',
    crossOrigin,
  ),
  mutant(
    'register',
    'has no preflight',
    async (request, next) =>
      request.method === 'OPTIONS' ? new Response(null, { status: 405 }) : next(),
    'cors-preflight',
    crossOrigin,
  ),
  mutant(
    'register',
    'preflight forbids X-Requested-With',
    header('access-control-allow-headers', 'Content-Type'),
    'cors-preflight',
    crossOrigin,
  ),
  mutant(
    'removeListItems',
    'preflight forbids DELETE',
    header('access-control-allow-methods', 'GET, POST'),
    'cors-preflight',
    crossOrigin,
  ),
  mutant(
    'addToCart',
    'has no preflight, unlike the rest',
    noPreflightFor('/api/shopping-cart/items'),
    'cors-preflight',
    crossOrigin,
  ),
  mutant(
    'register',
    'preflight allows any header with a star',
    header('access-control-allow-headers', '*'),
    'cors-preflight',
    crossOrigin,
  ),
  mutant(
    'register',
    'preflight allows no cookies',
    async (request, next) =>
      request.method === 'OPTIONS'
        ? header('access-control-allow-credentials', null)(request, next)
        : next(),
    'cors-preflight',
    crossOrigin,
  ),
  mutant(
    'readProfile',
    'does not vary by origin',
    header('vary', 'Accept-Encoding'),
    'cors-vary',
    crossOrigin,
  ),
  mutant(
    'readProfile',
    'exposes a star, which counts for nothing with cookies',
    header('access-control-expose-headers', '*'),
    'cors-exposed-headers',
    crossOrigin,
  ),
  mutant(
    'signIn',
    'refuses without CORS',
    onStatus(401, header('access-control-allow-origin', null)),
    'cors-origin',
    { crossOrigin: true },
  ),
  mutant(
    'addToCart',
    'allows another origin than the rest',
    header('access-control-allow-origin', 'https://shop.publisher.example'),
    'cors-origin',
    { crossOrigin: true },
  ),
  mutant(
    'readProfile',
    'lets every site read',
    async (request, next) => {
      const response = await next()
      const headers = new Headers(response.headers)
      headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*')
      headers.set('access-control-allow-credentials', 'true')
      return new Response(response.body, { status: response.status, headers })
    },
    'cors-everyone',
  ),

  mutant(
    'signIn',
    'sets a cookie for scripts',
    cookie((text) => text.replace(/; HttpOnly/i, '')),
    'cookie-http-only',
  ),
  mutant(
    'signIn',
    'sets a cookie without SameSite',
    cookie((text) => text.replace(/; SameSite=\w+/i, '')),
    'cookie-same-site',
  ),
  mutant(
    'signIn',
    'sets a cookie for other sites',
    cookie((text) => text.replace(/SameSite=\w+/i, 'SameSite=None')),
    'cookie-same-site',
  ),
  mutant(
    'signIn',
    'sets a cookie that is not Secure',
    cookie((text) => text.replace(/; Secure/i, '')),
    'cookie-secure',
  ),
  mutant(
    'signIn',
    'sets a cookie for one path',
    cookie((text) => text.replace(/Path=\//i, 'Path=/account')),
    'cookie-path',
  ),
  mutant('signIn', 'sets no cookie', header('set-cookie', null), 'session-missing', {
    endpoint: 'readProfile',
  }),
  mutant('signIn', 'accepts any password', onStatus(401, answer(200)), 'accepted-wrong'),
  mutant(
    'signIn',
    'refuses with 200 and an error in the body',
    onStatus(401, answer(200, { error: 'invalid_credentials' })),
    'error-unnamed',
  ),
  mutant(
    'signIn',
    'refuses with a page',
    onStatus(401, answer(200, '<!doctype html><form>', { 'content-type': 'text/html' })),
    'reply-html',
  ),
  mutant('signIn', 'refuses with 418', onStatus(401, answer(418)), 'error-unnamed'),
  mutant(
    'signIn',
    'counts down no tries',
    onStatus(
      401,
      rewrite(({ body }) => ({ body: body.includes('lockout') ? body : '{}' })),
    ),
    'tries-left',
  ),
  mutant(
    'signIn',
    'says the same number of tries',
    onStatus(
      401,
      rewrite(({ body }) => ({
        body: body.includes('lockout') ? body : '{"tries_left":4}',
      })),
    ),
    'tries-left',
  ),
  mutant('signIn', 'never locks', neverLocks(), 'lock-missing'),
  mutant('signOut', 'ends no session', answer(302, '', { location: '/' }), 'session-kept'),

  mutant(
    'readProfile',
    'answers as somebody else',
    data((body) => {
      if (body['emailAddress']) body['emailAddress'] = 'other@example.com'
    }),
    'session-foreign',
  ),
  mutant('readProfile', 'has no Last-Modified', header('last-modified', null), 'header-missing'),
  mutant(
    'readProfile',
    'may be cached',
    header('cache-control', 'public, max-age=60'),
    'private-cached',
  ),
  mutant(
    'readProfile',
    'says nothing about caches',
    header('cache-control', null),
    'private-cached',
  ),
  mutant('readProfile', 'has an unknown status', field('status', 'vip'), 'reply-shape'),
  mutant('readProfile', 'has a list as first name', field('firstName', []), 'reply-shape'),
  mutant(
    'profileModified',
    'has another time than GET',
    header('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT'),
    'profile-stale',
  ),
  mutant(
    'profileModified',
    'has no Last-Modified',
    header('last-modified', null),
    'header-missing',
  ),
  mutant('updateProfile', 'forgets', forgetsProfile(), 'write-lost'),
  mutant(
    'updateProfile',
    'needs no X-Requested-With',
    asIf({ 'x-requested-with': 'bindery' }),
    'write-unguarded',
  ),
  mutant('updateProfile', 'takes any origin', asIf({ origin: site }), 'write-foreign'),

  mutant('register', 'takes an address twice', onStatus(409, answer(200)), 'accepted-wrong'),
  mutant('register', 'takes a short password', onStatus(400, answer(200)), 'accepted-wrong'),
  mutant(
    'register',
    'refuses a taken address with 403 and words',
    onStatus(409, answer(403, 'No')),
    'error-unnamed',
  ),
  mutant(
    'requestReset',
    'reveals whether an address has an account',
    unknownAddress(),
    'account-told',
  ),
  mutant('resetPassword', 'takes any token', answer(200), 'accepted-wrong'),
  mutant('resetPassword', 'refuses a wrong token with 418', answer(418), 'error-unnamed'),
]

function noPreflightFor(path: string): Change {
  return (request, next) =>
    request.method === 'OPTIONS' && new URL(request.url).pathname === path
      ? new Response(null, { status: 404 })
      : next()
}

function neverLocks(): Change {
  let left = 5
  return async (request, next) => {
    const response = await next()
    if (response.status < 400) return response
    left -= 1
    return answer(401, { tries_left: left })(request, next)
  }
}

function unknownAddress(): Change {
  return async (request, next) => {
    const text = await request.clone().text()
    return text.includes('nobody-')
      ? answer(422, { errors: [{ field: 'emailAddress', message: 'Unknown.' }] })(request, next)
      : next()
  }
}

function forgetsProfile(): Change {
  return (request, next) => {
    const { headers } = request
    const isOwn = headers.get('x-requested-with') === 'bindery' && headers.get('origin') === site
    return isOwn ? answer(200)(request, next) : next()
  }
}
