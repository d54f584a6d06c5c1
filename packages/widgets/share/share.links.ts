import type { Provider } from '@bindery/contract/share-rule.ts'

/** Networks that take a link (spec accounts 2). */
export const networks = ['twitter', 'facebook', 'linkedin'] as const
export type Network = (typeof networks)[number]

/** What events and the API call them (spec content and commerce 3). */
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
 * The network's own page for sharing an address: built here, never passed on.
 * @param title what a post begins with, where the network takes that
 */
export const shareLink = (network: Network, url: string, title = ''): string => {
  const text = network === 'twitter' && title ? `&text=${encodeURIComponent(title)}` : ''
  return pages[network] + encodeURIComponent(url) + text
}

/** A name that a page has written: one of the networks, or not. */
export const isNetwork = (name: string): name is Network =>
  networks.some((network) => network === name)

/** An address that others can open; null for anything but plain http and https. */
export const publicUrl = (raw: string, base: string): string | null => {
  try {
    const { href, protocol, username, password } = new URL(raw, base)
    return /^https?:$/.test(protocol) && !username && !password ? href : null
  } catch {
    return null
  }
}
