/** Content Security Policies: what a page's policies allow. */
import type { Page } from './page.ts'

/** The sources of a policy, by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

const parsePolicy = (text: string): Policy => {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    // The first directive of a name counts.
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** All policies of a page: each of them must allow what the page does. */
export function policiesOf(page: Page, header: string | null): Policy[] {
  const metas = page.elements.filter(
    ({ tag, attributes, parent }) =>
      tag === 'meta' &&
      parent?.tag === 'head' &&
      attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  )
  const texts = [
    ...(header ?? '').split(','),
    ...metas.map(({ attributes }) => attributes.get('content') ?? ''),
  ]
  return texts.filter((text) => text.trim()).map(parsePolicy)
}

/** Which directive rules over a kind of request, in order: the first that the policy has counts. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
}

/** The sources that rule over a kind of request. Undefined: the policy does not restrict it. */
export const sourcesFor = (policy: Policy, directive: string): readonly string[] | undefined => {
  const name = (fallbacks[directive] ?? [directive]).find((each) => policy.has(each))
  return name === undefined ? undefined : policy.get(name)
}

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80')

/** Whether one source of a policy matches an address. */
function matches(source: string, url: URL, page: URL): boolean {
  const text = source.toLowerCase()
  if (text === '*') return /^https?:$/.test(url.protocol)
  if (text === "'self'")
    return url.origin === page.origin || (url.host === page.host && url.protocol === 'https:')
  if (text.startsWith("'")) return false
  if (/^[a-z][a-z\d+.-]*:$/.test(text))
    return url.protocol === text || (text === 'http:' && url.protocol === 'https:')
  const found = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(text)
  if (!found) return false
  const [, scheme, host = '', port, path] = found
  const protocol = scheme ? `${scheme}:` : page.protocol
  if (url.protocol !== protocol && !(protocol === 'http:' && url.protocol === 'https:'))
    return false
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : host === url.hostname
  const isPort =
    port === '*' || (port ?? (url.protocol === 'https:' ? '443' : '80')) === portOf(url)
  // A path is compared in its own case.
  const own = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/]+(\/.*)$/i.exec(source)?.[1]
  const isPath =
    !path ||
    path === '/' ||
    (own?.endsWith('/') ? url.pathname.startsWith(own) : url.pathname === own)
  return isHost && isPort && isPath
}

/** Whether sources of a policy allow an address. */
export const allows = (sources: readonly string[] | undefined, url: URL, page: URL): boolean =>
  sources === undefined || sources.some((source) => matches(source, url, page))

/** Whether sources of a policy allow a script of the HTML and the chunks that it imports. */
export function allowsScript(
  sources: readonly string[] | undefined,
  url: URL,
  page: URL,
  nonce: string | undefined,
): boolean {
  if (sources === undefined) return true
  // The import of a chunk passes on the nonce of its script.
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  // With strict-dynamic the browser ignores all addresses.
  return !sources.includes("'strict-dynamic'") && allows(sources, url, page)
}

/** Whether sources of a policy allow an inline script. */
export async function allowsInline(
  sources: readonly string[] | undefined,
  text: string,
  nonce: string | undefined,
): Promise<boolean> {
  if (sources === undefined) return true
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  const isStrict = sources.some((source) => /^'(nonce-|sha\d+-|strict-dynamic')/.test(source))
  if (sources.includes("'unsafe-inline'") && !isStrict) return true
  for (const size of [256, 384, 512]) {
    const hash = await digest(size, text)
    if (sources.includes(`'sha${size}-${hash}'`)) return true
  }
  return false
}

async function digest(size: number, text: string): Promise<string> {
  const bytes = await crypto.subtle.digest(`SHA-${size}`, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
