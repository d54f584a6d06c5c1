import type { Host, Model } from '@bindery/element/host.ts'
import { FaultEvent } from '@bindery/state/fault.events.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { addressOf } from './share.address.ts'
import { SharedEvent } from './share.events.ts'
import { noteShared } from './share.history.ts'
import { type Network, networks, providers, shareLink } from './share.links.ts'
import { shareMessages } from './share.messages.ts'

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
  /** The reader has gone there. */
  shared(): void
}

const tag = 'bindery-social-link'
const nameOf = { twitter: 'onTwitter', facebook: 'onFacebook', linkedin: 'onLinkedIn' } as const

/** A link to share an address on a network. With none that is known its children stay. */
export const createSocialLinkModel = (
  state: Pick<State, 'environment' | 'messages' | 'online' | 'session'>,
  host: Host<SocialLinkAttributes>,
): Model<SocialLinkView> => {
  const { environment, messages } = state
  const $words = messages.define('share', shareMessages)

  const view = (): SocialLinkView | null => {
    const { network, url } = host.$attributes.get()
    if (!network) return null
    const words = $words.get()
    const address = addressOf(environment, tag, 'url', url)
    const provider = providers[network]
    return {
      network,
      href: shareLink(network, address),
      name: words[nameOf[network]],
      newWindow: words.newWindow,
      shared: () => {
        host.emit(new SharedEvent(provider))
        void noteShared(state, { url: address, provider }, tag, host.element)
      },
    }
  }
  const $view = atom<SocialLinkView | null>(null)
  const paint = () => {
    $view.set(view())
    if ($view.get()) return
    const message = `<${tag}> shares nothing: network is one of ${networks.join(', ')}`
    environment.warn(message)
    environment.dispatch(new FaultEvent('unsupported-network', message, tag), host.element)
  }
  paint()
  const offs = [host.$attributes.listen(paint), $words.listen(paint)]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
