import type { Provider } from '@bindery/contract/share-rule.ts'
import type { Environment } from '@bindery/state/environment/environment.ts'

/** Networks that take a link (spec accounts 2). */
export const networks = ['twitter', 'facebook', 'linkedin'] as const
export type Network = (typeof networks)[number]

/** Their names in events and in the API (spec content and commerce 3). */
export const providers = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
} as const satisfies Readonly<Record<Network, Provider>>

const pages: Readonly<Record<Network, string>> = {
  twitter: 'https://twitter.com/intent/tweet?url=',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=',
}

/**
 * The network's page for sharing an address.
 * @param title of the shared page. Only X takes one, as the start of the post.
 */
export const shareLink = (network: Network, url: string, title = ''): string => {
  const text = network === 'twitter' && title ? `&text=${encodeURIComponent(title)}` : ''
  return pages[network] + encodeURIComponent(url) + text
}

export const isNetwork = (name: string): name is Network =>
  networks.some((network) => network === name)

/** An address that others can open; null for anything but http and https without credentials. */
const publicUrl = (raw: string, base: string): string | null => {
  try {
    const { href, protocol, username, password } = new URL(raw, base)
    return /^https?:$/.test(protocol) && !username && !password ? href : null
  } catch {
    return null
  }
}

/** The address of this page without its fragment. */
const pageUrl = (environment: Environment): string => {
  const { href, hash } = environment.location()
  return hash ? href.slice(0, -hash.length) : href
}

/** The absolute address to share. This page's own if the attribute `name` is missing or invalid. */
export const sharedUrl = (
  environment: Environment,
  tag: string,
  name: string,
  value: string | undefined,
): string => {
  if (value === undefined) return pageUrl(environment)
  const url = publicUrl(value, environment.location().href)
  if (url) return url
  environment.warn(
    `<${tag} ${name}="${value}"> is ignored; allowed: an address that begins with https, or a path. The page's own is shared.`,
  )
  return pageUrl(environment)
}
