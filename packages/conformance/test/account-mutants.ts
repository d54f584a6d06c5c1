/** Ways of being wrong about sessions and accounts. */
import {
  answer,
  asIf,
  cookie,
  crashesAt,
  data,
  field,
  header,
  onStatus,
  rewrite,
} from './changes.ts'
import { type Mutant, mutant } from './mutant.ts'
import { type Change, site } from './mutant-server.ts'

export const accountMutants: readonly Mutant[] = [
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
  mutant('signIn', 'says that an account is unknown', tellsUnknown(), 'account-told'),
  mutant('signIn', 'never locks', neverLocks(), 'lock-missing'),
  mutant(
    'signIn',
    'sets a cookie for another host',
    cookie((text) => `${text}; Domain=login.example`),
    'cookie-domain',
  ),
  mutant(
    'signIn',
    'sets a cookie that is over at once',
    cookie((text) => text.replace(/Max-Age=\d+/i, 'Max-Age=0')),
    'session-missing',
    { endpoint: 'readProfile' },
  ),
  mutant(
    'readProfile',
    'gives every session the same name',
    ifSignedIn(header('x-bindery-session', 'session')),
    'session-name',
  ),
  mutant('readProfile', 'names the session by its secret', namesBySecret(), 'session-name'),
  mutant('signIn', 'opens a locked account', opensLocked(), 'lock-missing'),
  mutant(
    'signIn',
    'locks without a duration',
    rewrite(({ body }) => (body.includes('lockout') ? { body: '{}' } : {})),
    'lock-missing',
  ),
  mutant(
    'signOut',
    'clears the cookie only',
    () => {
      const headers = new Headers({ location: '/' })
      headers.append('set-cookie', 'bindery_session=; Max-Age=0; Path=/')
      return new Response(null, { status: 302, headers })
    },
    'session-kept',
  ),
  mutant(
    'signOut',
    'leads anywhere',
    async (request, next) => {
      const response = await next()
      const headers = new Headers(response.headers)
      headers.set('location', new URL(request.url).searchParams.get('return') ?? '/')
      return new Response(null, { status: 302, headers })
    },
    'redirect-open',
  ),
  mutant('register', 'crashes at malformed bodies', crashesOnMalformed(), 'input-crash'),
  mutant('register', 'takes a malformed body', takesMalformed(), 'accepted-wrong'),
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
  mutant(
    'signIn',
    'needs no X-Requested-With',
    asIf({ 'x-requested-with': 'bindery' }),
    'write-unguarded',
  ),
  mutant('register', 'takes any origin', asIf({ origin: site }), 'write-foreign'),
  mutant('updateProfile', 'crashes at malformed bodies', crashesAt(/^null$/), 'input-crash'),
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

const secretOf = (request: Request): string =>
  /bindery_session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''

function ifSignedIn(change: Change): Change {
  return (request, next) => (secretOf(request) ? change(request, next) : next())
}

function namesBySecret(): Change {
  return (request, next) =>
    ifSignedIn(header('x-bindery-session', secretOf(request)))(request, next)
}

/** Forgets the lock when the right password comes. */
function opensLocked(): Change {
  return async (request, next) => {
    const text = await request.clone().text()
    const response = await next()
    const isLocked = response.status >= 400 && !/wrong/i.test(decodeURIComponent(text))
    return isLocked ? answer(200)(request, next) : response
  }
}

const isMalformed = async (request: Request): Promise<boolean> =>
  !/^\{"firstName":"Bindery"/.test(await request.clone().text())

function crashesOnMalformed(): Change {
  return async (request, next) =>
    (await isMalformed(request)) ? answer(500)(request, next) : next()
}

function takesMalformed(): Change {
  return async (request, next) =>
    (await isMalformed(request)) ? answer(200)(request, next) : next()
}

function tellsUnknown(): Change {
  return async (request, next) =>
    (await request.clone().text()).includes('nobody-')
      ? answer(404, { code: 'user_unknown' })(request, next)
      : next()
}

function neverLocks(): Change {
  let left = 5
  return async (request, next) => {
    const response = await next()
    if (response.status < 400 || response.status === 403) return response
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
