/** Requests and answers: bodies, cookies, CORS and the guard of writes. */

/** An answer that is thrown: a status, and a body that the contract names. */
export class Refusal extends Error {
  constructor(status, body = {}) {
    super(`${status}`)
    this.status = status
    this.body = body
  }
}

export const unauthenticated = () => new Refusal(401, { code: 'unauthenticated' })
export const invalid = (field, message) => new Refusal(400, { errors: [{ field, message }] })
export const required = 'This field is required.'

/** A field as text without space around it; '' if it is none. */
export const text = (value) => (typeof value === 'string' ? value.trim() : '')

/** A list of texts in a body. */
export function texts(value, field) {
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (!isList) throw invalid(field, 'Send a list of texts.')
  return value
}

/** Decodes a part of an address; returns it unchanged if its escapes are malformed. */
export function decode(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The path of an address on the site; '/' for an address elsewhere. */
export function pathOf(address) {
  const base = 'http://site.invalid'
  if (!URL.canParse(address, base)) return '/'
  const { origin, pathname, search, hash } = new URL(address, base)
  return origin === base ? `/${pathname.replace(/^\/+/, '')}${search}${hash}` : '/'
}

const mostBytes = 64 * 1024

/** Reads a body: JSON or a form. An answer of 413 or 400 is thrown. */
export async function readBody(request) {
  const chunks = []
  let size = 0
  // A destroyed request would close the connection before the 413 is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > mostBytes) throw new Refusal(413)
    chunks.push(chunk)
  }
  const content = Buffer.concat(chunks).toString('utf8')
  if (content === '') return {}
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(content))
  }
  const body = parseJson(content)
  if (typeof body === 'object' && body !== null) return body
  throw new Refusal(400, { errors: ['The body is no JSON object.'] })
}

function parseJson(content) {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** The origin of the request's address. A proxy that ends https says so. */
export const originOf = ({ headers }) =>
  `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host}`

/** A cookie of the request, or undefined. */
export function readCookie(request, name) {
  const pair = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/**
 * A cookie that scripts cannot read. Pages of another site need SameSite=None, which browsers accept only with
 * Secure; for pages of the same site Lax is safer.
 */
export const cookie = (name, value, seconds, { isSecure, isCrossSite }) =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    `Max-Age=${seconds}`,
    `SameSite=${isCrossSite ? 'None' : 'Lax'}`,
    ...(isSecure || isCrossSite ? ['Secure'] : []),
  ].join('; ')

/** The headers with which a page of another origin may read an answer. {} for other pages. */
export function corsHeaders(request, origins) {
  const { origin } = request.headers
  if (!origins.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag, Last-Modified, Retry-After, X-Bindery-Session',
  }
}

/** The further headers of the answer to a preflight request. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'Content-Type, X-Requested-With, If-Unmodified-Since',
  'access-control-max-age': '600',
}

/** Refuses a write that a form of a foreign page could send, or that such a page has sent. */
export function guardWrite(request, origins, own) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin } = request.headers
  const isOwn = origin === undefined || origin === own || origins.includes(origin)
  if (request.headers['x-requested-with'] !== 'bindery' || !isOwn) {
    throw new Refusal(403, { code: 'cross_site' })
  }
}
