/** Networks that take a link (spec accounts 2). */
export const networks = ['twitter', 'facebook', 'linkedin'] as const
export type Network = (typeof networks)[number]

/** What events and the API call them (spec content and commerce 3). */
export const providers: Readonly<Record<Network, string>> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
}

const pages: Readonly<Record<Network, string>> = {
  twitter: 'https://twitter.com/intent/tweet?url=',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=',
}

/** The network's own page for sharing an address: built here, never passed on. */
export const shareLink = (network: Network, url: string): string =>
  pages[network] + encodeURIComponent(url)

/** An address that others can open; null for anything but plain http and https. */
export const publicUrl = (raw: string, base: string): string | null => {
  try {
    const { href, protocol, username, password } = new URL(raw, base)
    return /^https?:$/.test(protocol) && !username && !password ? href : null
  } catch {
    return null
  }
}
