/** Ways of being wrong about pages of another origin. */
import { header, onStatus } from './changes.ts'
import { type Mutant, mutant } from './mutant.ts'
import type { Change } from './mutant-server.ts'

const crossOrigin = { crossOrigin: true, call: 'every call' } as const

export const corsMutants: readonly Mutant[] = [
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
    'updateProfile',
    'preflight forbids If-Unmodified-Since',
    header('access-control-allow-headers', 'Content-Type, X-Requested-With, Idempotency-Key'),
    'cors-preflight',
    crossOrigin,
  ),
  mutant(
    'readProfile',
    'does not expose X-Bindery-Session',
    header('access-control-expose-headers', 'ETag, Last-Modified, Retry-After'),
    'cors-exposed-headers',
    crossOrigin,
  ),
  mutant(
    'register',
    'answers malformed bodies without CORS',
    onStatus(400, header('access-control-allow-origin', null)),
    'cors-origin',
    { crossOrigin: true },
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
]

function noPreflightFor(path: string): Change {
  return (request, next) =>
    request.method === 'OPTIONS' && new URL(request.url).pathname === path
      ? new Response(null, { status: 404 })
      : next()
}
