import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import type { State } from '@bindery/state/state.ts'
import { SharedEvent } from '../share.events.ts'
import { shareMessages } from '../share.messages.ts'
import { recordShare } from '../share-history.ts'
import { type Network, networks, providers, sharedUrl, shareLink } from '../share-link.ts'

export interface SocialLinkAttributes {
  readonly network: Network | undefined
  readonly url: string | undefined
}

export interface SocialLinkView {
  readonly network: Network
  /** The network's page for sharing the address. */
  readonly href: string
  readonly name: string
  readonly newWindow: string
  /** Called when the reader opens the network's page. */
  shared(): void
}

const tag = 'bindery-social-link'
const nameOf = { twitter: 'onTwitter', facebook: 'onFacebook', linkedin: 'onLinkedIn' } as const

/** A link that shares an address on a network. Without a network the fallback children stay. */
export const createSocialLinkModel = (
  state: Pick<State, 'environment' | 'messages' | 'server' | 'session'>,
  host: Host<SocialLinkAttributes>,
): Model<SocialLinkView> => {
  const { environment, messages } = state
  const $words = messages.define('share', shareMessages)

  const report = () => {
    const message = `<${tag}> shares nothing: network is one of ${networks.join(', ')}`
    // The element itself warns in the console.
    environment.dispatch(new BinderyErrorEvent('unsupported-network', message, tag), host.element)
    return null
  }
  const view = (): SocialLinkView | null => {
    const { network, url } = host.$attributes.get()
    if (!network) return report()
    const words = $words.get()
    const address = sharedUrl(environment, tag, 'url', url)
    const provider = providers[network]
    return {
      network,
      href: shareLink(network, address),
      name: words[nameOf[network]],
      newWindow: words.newWindow,
      shared: () => {
        host.emit(new SharedEvent(provider))
        void recordShare(state, { url: address, provider }, tag, host.element)
      },
    }
  }
  return createView([host.$attributes, $words], view)
}
