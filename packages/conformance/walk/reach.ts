/** Tells a server that fits badly from one that is not there. */
import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { type Connection, UnreachableError } from '../check/connection.ts'
import type { Account } from '../check/journey.ts'
import { judge } from '../check/judge.ts'

/** The server refuses the test account. */
class RefusedAccountError extends Error {
  override readonly name = 'RefusedAccountError'
}

const selfSigned = 'its certificate is self-signed. NODE_EXTRA_CA_CERTS=FILE makes Node trust it'

/** What the codes of Node mean. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'nothing listens there',
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without the certificates between',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/**
 * Follows the redirect of a call as far as needed. A redirect to a page, such as a login, is a finding of the call.
 * @throws UnreachableError if it leads to the same call elsewhere, or in a circle
 */
async function followRedirect(connection: Connection, asked: string, first: Headers) {
  const seen = new Set([asked])
  let from = asked
  let headers = first
  for (;;) {
    const to = URL.parse(headers.get('location') ?? '', from)
    if (!to) return
    if (to.origin !== new URL(asked).origin && to.pathname === new URL(asked).pathname) {
      const base = to.href.replace(/user\/profile$/, '')
      throw new UnreachableError(`${asked} redirects to ${to.href}. Check ${base}`)
    }
    if (seen.has(to.href)) throw new UnreachableError(`${asked} redirects in a circle.`)
    seen.add(to.href)
    from = to.href
    const answer = await connection.sendTo(from, 'GET', {})
    if (answer.status < 300 || answer.status >= 400) return
    headers = answer.headers
  }
}

/**
 * Asks for the profile once. If that hangs, a second call tells whether the whole server does.
 * @throws UnreachableError if there is no server, or no API at the address
 */
export async function reach(connection: Connection, timeoutMs: number): Promise<void> {
  const { status, failure = '', headers, url } = await connection.send(endpoints.readProfile, {})
  const { origin } = new URL(url)
  if (failure === 'no answer in time') {
    const latest = await connection.send(endpoints.readLatest, { number: '0', size: '1' })
    if (latest.failure !== failure) return
    throw new UnreachableError(`${origin} gives no answer within ${timeoutMs / 1000} s.`)
  }
  if (status === 0) {
    throw new UnreachableError(`${origin} cannot be reached: ${reasons[failure] ?? failure}.`)
  }
  if (status >= 300 && status < 400) await followRedirect(connection, url, headers)
  const isPage = /text\/html/i.test(headers.get('content-type') ?? '')
  if (isPage && (status === 404 || status < 300)) {
    throw new UnreachableError(
      `${url} answers ${status} with a page of HTML. Is the API somewhere else?`,
    )
  }
}

/** The errors that say that the account, not the server, is wrong. */
const refusals: readonly string[] = ['invalid_credentials', 'locked', 'user_restricted']

/**
 * Signs the test account in once.
 * @throws RefusedAccountError if the server refuses it. All else is for the journeys to name
 */
export async function admit(connection: Connection, { email, password }: Account): Promise<void> {
  const exchange = await connection.send(endpoints.signIn, { username: email, password })
  const judgement = judge(endpoints.signIn as unknown as Endpoint, exchange, true)
  if (judgement.kind !== 'error' || !refusals.includes(judgement.code)) return
  const got = `${exchange.status} ${judgement.code}`
  throw new RefusedAccountError(
    `The test account was refused: ${got}. Check --email and --password.`,
  )
}
