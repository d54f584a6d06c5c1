import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Exchange } from '../../check/connection.ts'
import type { Account, Journey, JourneyContext } from '../../check/journey.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { accountOf } from './account.ts'

/** Two hosts belong to one site if their last two labels agree. Enough for a hint about SameSite. */
const siteOf = (url: string): string => new URL(url).hostname.split('.').slice(-2).join('.')

const attributesOf = (cookie: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cookie
      .split(';')
      .slice(1)
      .map((part) => {
        const [name = '', value = ''] = part.split('=')
        return [name.trim().toLowerCase(), value.trim()]
      }),
  )

/** The cookies that the sign-in sets: at least the one that scripts cannot read is the session's. */
function checkCookies(reader: Reader, answer: Answer<unknown>, origin: string): void {
  const cookies = answer.exchange.cookies.map(attributesOf)
  const session = cookies.find((cookie) => 'httponly' in cookie) ?? cookies[0]
  // Without a cookie, the profile shows whether the reader is signed in.
  if (!session) return
  reader.expect('httponly' in session, answer, {
    name: 'cookie-http-only',
    expected: 'HttpOnly',
    got: 'a cookie without it',
  })
  const isHttps = answer.exchange.url.startsWith('https:')
  reader.expect(!isHttps || 'secure' in session, answer, {
    name: 'cookie-secure',
    expected: 'Secure',
    got: 'a cookie without it',
  })
  reader.expect((session['path'] ?? '/') === '/' || session['path'] === '', answer, {
    name: 'cookie-path',
    expected: 'Path=/',
    got: `Path=${session['path']}`,
  })
  const { hostname } = new URL(answer.exchange.url)
  const domain = (session['domain'] ?? '').replace(/^\./, '').toLowerCase()
  reader.expect(domain === '' || `.${hostname}`.endsWith(`.${domain}`), answer, {
    name: 'cookie-domain',
    expected: `${hostname}, or a domain that it belongs to`,
    got: `Domain=${domain}`,
  })
  const isOneSite = siteOf(answer.exchange.url) === siteOf(origin)
  const sameSite = (session['samesite'] ?? '').toLowerCase()
  const fits = isOneSite ? ['lax', 'strict'].includes(sameSite) : sameSite === 'none'
  reader.expect(fits, answer, {
    name: 'cookie-same-site',
    expected: isOneSite ? 'SameSite=Lax' : 'SameSite=None; Secure',
    got: sameSite ? `SameSite=${sameSite}` : 'no SameSite',
  })
}

const isGuest = ({ data }: Answer<{ readonly status: string } | null>): boolean =>
  data === null || data.status === 'guest'

/** Whether this cookie opens the profile of a reader. */
async function isOpen(reader: Reader, cookie: string): Promise<boolean> {
  const { exchange } = await reader.probe(endpoints.readProfile, {}, { headers: { cookie } })
  const body = exchange.status === 200 ? exchange.body : ''
  return /"status"\s*:\s*"(registered|subscribers)"/.test(body)
}

/** A copy of the cookie from before a sign-in must be worth nothing. */
async function checkOld(reader: Reader, signedIn: Answer<unknown>, before: string): Promise<void> {
  if (before === reader.connection.cookie()) return
  reader.expect(!(await isOpen(reader, before)), signedIn, {
    name: 'session-old',
    expected: 'a guest with the cookie from before the second sign-in',
    got: 'the reader',
  })
}

/** A page tells sessions apart by their names. Scripts can read these, so they are no secrets. */
async function checkNames(
  reader: Reader,
  first: Answer<unknown>,
  again: () => Promise<Answer<unknown>>,
) {
  const name = first.exchange.headers.get('x-bindery-session')
  const before = reader.connection.cookie()
  if (name === null) {
    await checkOld(reader, await again(), before)
    return
  }
  const isSecret = reader.connection.cookie().includes(name)
  const isSafe = reader.expect(!isSecret, first, {
    name: 'session-name',
    expected: 'a name that is not in the cookie',
    got: 'the secret of the session',
  })
  await checkOld(reader, await again(), before)
  const second = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
  if (!isSafe || isGuest(second)) return
  reader.expect(second.exchange.headers.get('x-bindery-session') !== name, second, {
    name: 'session-name',
    expected: 'another name after another sign-in',
    got: 'the same name',
  })
}

/** Visits the logout route, as a browser does for a link of the site, or of another one. */
async function visitLogout({ connection }: Reader, to: string, isForeign = false) {
  const url = new URL(connection.addressOf(endpoints.signOut, {}))
  url.searchParams.set('return', to)
  const headers = {
    'sec-fetch-site': isForeign ? 'cross-site' : 'same-origin',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    referer: isForeign ? 'https://stranger.example/' : `${connection.origin}/`,
  }
  const exchange: Exchange = await connection.sendTo(url.href, 'GET', { headers })
  return { exchange, endpoint: endpoints.signOut }
}

/** A link on a foreign page must not end the session. */
async function checkForeignLink(reader: Reader): Promise<void> {
  const cookie = reader.connection.cookie()
  const about = await visitLogout(reader, '/', true)
  const isThere = about.exchange.status > 0 && ![404, 405].includes(about.exchange.status)
  reader.expect(!isThere || (await isOpen(reader, cookie)), about, {
    name: 'logout-foreign',
    expected: 'the reader, still signed in',
    got: 'a guest',
  })
}

/** Leaves for this address. The route must not lead there. */
async function leave(reader: Reader, to: string) {
  const about = await visitLogout(reader, to)
  const location = URL.parse(about.exchange.headers.get('location') ?? '', about.exchange.url)
  reader.expect(location?.host !== 'stranger.example', about, {
    name: 'redirect-open',
    expected: 'a path of the site',
    got: `${about.exchange.status} to ${location?.href}, for return=${to}`,
  })
  return about
}

async function checkSignOut(reader: Reader): Promise<void> {
  const cookie = reader.connection.cookie()
  await checkForeignLink(reader)
  const about = await leave(reader, 'https://stranger.example/')
  for (const to of ['//stranger.example/', '/\\stranger.example/']) await leave(reader, to)
  const after = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
  const isOut = reader.expect(isGuest(after), about, {
    name: 'session-kept',
    expected: 'a guest after /logout',
    got: 'the reader',
  })
  if (!isOut) return
  // A copy of the cookie must be worth nothing.
  reader.expect(!(await isOpen(reader, cookie)), about, {
    name: 'session-kept',
    expected: 'a session that is over on the server, too',
    got: 'the reader, with the old cookie',
  })
}

async function checkRefusals(context: JourneyContext, reader: Reader, account: Account) {
  const { readOnly, site } = context
  const wrong = { username: account.email, password: `${account.password}-wrong` }
  // A check must not count down the tries of the test account.
  if (readOnly || site.account) context.omit('a wrong password for the test account')
  else await reader.refused(endpoints.signIn, wrong, ['invalid_credentials'])
  // Another address each time: a server may lock addresses without an account as well.
  const nobody = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
  const unknown = { username: nobody, password: 'Wrong#Horse9' }
  // A code of its own says that there is no such account.
  const options = { unnamed: 'account-told' } as const
  await reader.refused(endpoints.signIn, unknown, ['invalid_credentials'], options)
}

export const sessionJourney: Journey = {
  name: 'session',
  title: 'A reader signs in, and signs out',
  calls: ['signIn', 'signOut'],
  async run(context) {
    const account = await accountOf(context)
    const reader = context.newReader()
    if (context.makes('signIn')) await checkRefusals(context, reader, account)
    const signedIn = await reader.call(endpoints.signIn, {
      username: account.email,
      password: account.password,
    })
    checkCookies(reader, signedIn, context.connection.origin)
    const profile = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
    const isKnown = reader.expect(!isGuest(profile), profile, {
      name: 'session-missing',
      expected: 'the profile of the signed-in account',
      got: 'a guest',
    })
    if (!isKnown) return
    reader.expect(
      profile.data?.emailAddress.toLowerCase() === account.email.toLowerCase(),
      profile,
      { name: 'session-foreign', expected: 'the e-mail of the account', got: 'another one' },
    )
    await checkNames(reader, profile, () =>
      reader.call(endpoints.signIn, { username: account.email, password: account.password }),
    )
    if (context.makes('signOut')) await checkSignOut(reader)
  },
}

/** What every page asks before anybody has signed in. */
export const guestJourney: Journey = {
  name: 'guest',
  title: 'A guest opens a page',
  calls: ['readProfile'],
  async run({ newReader, makes }) {
    const guest = newReader()
    const profile = await guest.attempt(endpoints.readProfile, {}, ['unauthenticated'])
    guest.expect(isGuest(profile), profile, {
      name: 'session-foreign',
      expected: 'the status guest, or 401',
      got: `the status ${profile.data?.status}`,
    })
    if (makes('readQuota')) await guest.attempt(endpoints.readQuota, {}, ['unauthenticated'])
  },
}
