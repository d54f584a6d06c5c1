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

/** A page tells sessions apart by their names. Scripts can read these, so they are no secrets. */
async function checkNames(reader: Reader, first: Answer<unknown>, again: () => Promise<unknown>) {
  const name = first.exchange.headers.get('x-bindery-session')
  if (name === null) return
  const isSecret = reader.connection.cookie().includes(name)
  const isSafe = reader.expect(!isSecret, first, {
    name: 'session-name',
    expected: 'a name that is not in the cookie',
    got: 'the secret of the session',
  })
  await again()
  const second = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
  if (!isSafe || isGuest(second)) return
  reader.expect(second.exchange.headers.get('x-bindery-session') !== name, second, {
    name: 'session-name',
    expected: 'another name after another sign-in',
    got: 'the same name',
  })
}

async function checkSignOut(reader: Reader): Promise<void> {
  const { connection } = reader
  const cookie = connection.cookie()
  const foreign = 'https://stranger.example/'
  const url = new URL(connection.addressOf(endpoints.signOut, {}))
  url.searchParams.set('return', foreign)
  const site = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
  const headers = { ...site, 'sec-fetch-dest': 'document', referer: `${connection.origin}/` }
  const exchange: Exchange = await connection.sendTo(url.href, 'GET', { headers })
  const about = { exchange, endpoint: endpoints.signOut }
  const location = URL.parse(exchange.headers.get('location') ?? '', url)
  reader.expect(location?.origin !== new URL(foreign).origin, about, {
    name: 'redirect-open',
    expected: 'a path of the site',
    got: `${exchange.status} to ${foreign}`,
  })
  const after = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
  const isOut = reader.expect(isGuest(after), about, {
    name: 'session-kept',
    expected: 'a guest after /logout',
    got: 'the reader',
  })
  if (!isOut) return
  // A copy of the cookie must be worth nothing.
  const copied = await reader.connection.send(endpoints.readProfile, {}, { headers: { cookie } })
  const body = copied.status === 200 ? copied.body : ''
  reader.expect(!/"status"\s*:\s*"(registered|subscribers)"/.test(body), about, {
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
