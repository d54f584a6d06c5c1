import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { shortenUrl } from '@bindery/state/articles/share.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import type { State } from '@bindery/state/state.ts'
import type { ShareItem } from '../button/share-button.model.ts'
import { createMailForm, type MailForm } from '../mail-form.model.ts'
import { SharedEvent } from '../share.events.ts'
import { type ShareFlyoutWords, shareFlyoutMessages } from '../share.messages.ts'
import { recordShare } from '../share-history.ts'
import {
  isNetwork,
  type Network,
  networks,
  providers,
  sharedUrl,
  shareLink,
} from '../share-link.ts'

const tag = 'bindery-share-flyout'
/** In the order of the spec (content and commerce 2). */
const defaultNetworks: readonly Network[] = ['facebook', 'twitter', 'linkedin']

export type ShareFlyoutAttributes = ShareItem & FlyoutAttributes

export interface NetworkView {
  readonly network: Network
  /** The network's page for sharing the address. */
  readonly href: string
  /** Whether the browser blocked the network's window. */
  readonly blocked: boolean
}

export interface OpenShareFlyout {
  readonly step: 'open'
  readonly title: string
  readonly summary: string
  /** The address to copy: the long or the short one. */
  readonly url: string
  readonly short: 'none' | 'asking' | 'made' | 'failed'
  readonly networks: readonly NetworkView[]
  readonly form: MailForm | null
  shorten(): void
  /** The reader pressed a network's link. `opened` is false if the browser blocked the window. */
  shareOn(network: Network, opened: boolean): void
}

export type ShareFlyoutView =
  | { readonly step: 'closed' }
  | ((OpenShareFlyout | { readonly step: 'shared'; readonly message: string }) & {
      readonly anchor: HTMLElement
      readonly words: ShareFlyoutWords
      close(reason?: CloseReason): void
    })

/** The item that the open flyout shares, and its progress. */
interface Sharing {
  readonly anchor: HTMLElement
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly networks: readonly Network[]
  readonly short: OpenShareFlyout['short']
  readonly shortUrl: string
  readonly blocked: Network | null
  /** The confirmation, which replaces the rest; '' before. */
  readonly message: string
}

/** The page's share flyout. */
export const createShareFlyoutModel = (
  state: State,
  host: Host<ShareFlyoutAttributes>,
): Model<ShareFlyoutView> => {
  const { environment, overlays, session, liveRegion } = state
  const $words = state.messages.define('share-flyout', shareFlyoutMessages)
  let sharing: Sharing | null = null
  let lastUrl = ''

  const update = (next: Partial<Sharing>) => {
    if (sharing) sharing = { ...sharing, ...next }
    render()
  }
  const finish = (provider: (typeof providers)[Network] | 'email', isHere = true) => {
    const message = mail.$words.get().shared({ provider })
    environment.dispatch(new SharedEvent(provider), sharing?.anchor ?? host.element)
    liveRegion.announce(message)
    if (isHere) update({ message })
  }
  const mail = createMailForm(state, {
    url: () => sharing?.url ?? lastUrl,
    onSent: (isHere) => finish('email', isHere),
  })

  const supported = (names: readonly string[], anchor: HTMLElement) =>
    names.filter((name) => {
      if (isNetwork(name)) return true
      const message = `<${tag}> cannot share on "${name}": networks are ${networks.join(', ')}`
      environment.warn(`${message}.`)
      environment.dispatch(new BinderyErrorEvent('unsupported-network', message, tag), anchor)
      return false
    }) as Network[]
  const startSharing = ({ anchor, about }: PanelRequest): Sharing => {
    const {
      itemUrl,
      itemTitle = '',
      summary = '',
      networks: names = [],
    } = about as Partial<ShareItem>
    const url = sharedUrl(environment, tag, 'item-url', itemUrl)
    // The drafts belong to the last article.
    if (url !== lastUrl) mail.reset()
    lastUrl = url
    return {
      anchor,
      url,
      title: itemTitle,
      summary,
      networks: names.length > 0 ? supported(names, anchor) : defaultNetworks,
      short: 'none',
      shortUrl: '',
      blocked: null,
      message: '',
    }
  }
  const shorten = async () => {
    const current = sharing
    if (!current || current.short === 'asking') return
    update({ short: 'asking' })
    const answer = await shortenUrl(state, current.url)
    if (sharing?.url !== current.url || sharing.anchor !== current.anchor) return
    liveRegion.announce($words.get()[answer.ok ? 'short' : 'notShort'])
    update(answer.ok ? { short: 'made', shortUrl: answer.shortUrl } : { short: 'failed' })
  }
  const shareOn = (network: Network, opened: boolean) => {
    if (!sharing) return
    if (!opened) return update({ blocked: network })
    const { anchor, url } = sharing
    const provider = providers[network]
    finish(provider)
    void recordShare(state, { url, provider }, tag, anchor)
  }

  const openView = ({ title, summary, url, short, shortUrl, blocked, ...rest }: Sharing) => ({
    step: 'open' as const,
    title,
    summary,
    url: shortUrl || url,
    short,
    networks: rest.networks.map((network) => ({
      network,
      href: shareLink(network, url, title),
      blocked: blocked === network,
    })),
    form: mail.view(),
    shorten: () => void shorten(),
    shareOn,
  })
  const view = (): ShareFlyoutView => {
    if (!sharing) return { step: 'closed' }
    const { anchor, message } = sharing
    const frame = { anchor, words: $words.get(), close: overlays.closeFlyouts }
    return message ? { step: 'shared', message, ...frame } : { ...openView(sharing), ...frame }
  }
  // Listening loads the session. It is not needed before the flyout first opens.
  let stopWatching = () => {}
  const panel = createFlyout(state, host, tag, (attributes) => attributes)
  const onRequest = () => {
    const request = panel.$request.get()
    sharing = request && startSharing(request)
    stopWatching()
    stopWatching = sharing ? session.$session.listen(render) : () => {}
    render()
  }
  const { render, ...model } = createView(
    [mail.$stage, mail.$words, $words],
    view,
    panel.$request.listen(onRequest),
    session.$readerChanges.listen(mail.reset),
    () => stopWatching(),
    panel.destroy,
  )
  onRequest()
  return model
}
