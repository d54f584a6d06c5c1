import type { Host, Model } from '@bindery/element/host.ts'
import { FaultEvent } from '@bindery/state/fault.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/flyout.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { shortenUrl } from '@bindery/state/share.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { addressOf } from './share.address.ts'
import { SharedEvent } from './share.events.ts'
import { noteShared } from './share.history.ts'
import { isNetwork, type Network, networks, providers, shareLink } from './share.links.ts'
import { createMail, type MailForm } from './share.mail.ts'
import type { ShareItem } from './share-button.model.ts'
import { type ShareFlyoutWords, shareFlyoutMessages } from './share-flyout.messages.ts'

const tag = 'bindery-share-flyout'
/** In the order of the spec (content and commerce 2). */
const usual: readonly Network[] = ['facebook', 'twitter', 'linkedin']

export type ShareFlyoutAttributes = ShareItem & FlyoutAttributes

export interface NetworkView {
  readonly network: Network
  /** Its page for sharing this. */
  readonly href: string
  /** Its window did not open. */
  readonly blocked: boolean
}

export interface OpenShareFlyout {
  readonly step: 'open'
  readonly title: string
  readonly summary: string
  /** What is copied: the long address, or the short one. */
  readonly url: string
  readonly short: 'none' | 'asking' | 'made' | 'failed'
  readonly networks: readonly NetworkView[]
  readonly form: MailForm | null
  shorten(): void
  /** The reader has gone to the network; `opened` is false when the browser would not open a window. */
  go(network: Network, opened: boolean): void
}

export type ShareFlyoutView =
  | { readonly step: 'closed' }
  | ((OpenShareFlyout | { readonly step: 'shared'; readonly message: string }) & {
      readonly anchor: HTMLElement
      readonly words: ShareFlyoutWords
      close(): void
    })

/** What is shared now, and how far it got. */
interface Sharing {
  readonly anchor: HTMLElement
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly networks: readonly Network[]
  readonly short: OpenShareFlyout['short']
  readonly shortUrl: string
  readonly blocked: Network | null
  /** What is said in place of all else. */
  readonly message: string
}

/** The page's share flyout. */
export const createShareFlyoutModel = (
  state: State,
  host: Host<ShareFlyoutAttributes>,
): Model<ShareFlyoutView> => {
  const { environment, overlays, session, status } = state
  const $words = state.messages.define('share-flyout', shareFlyoutMessages)
  let sharing: Sharing | null = null
  let last = ''

  const change = (news: Partial<Sharing>) => {
    if (sharing) sharing = { ...sharing, ...news }
    paint()
  }
  const fault = (code: string, message: string, from: EventTarget) =>
    environment.dispatch(new FaultEvent(code, message, tag), from)
  const finish = (provider: (typeof providers)[Network] | 'email', here = true) => {
    const message = mail.$words.get().shared({ provider })
    environment.dispatch(new SharedEvent(provider), sharing?.anchor ?? host.element)
    status.announce(message)
    if (here) change({ message })
  }
  const mail = createMail(state, {
    url: () => sharing?.url ?? last,
    sent: (here) => finish('email', here),
  })

  const known = (names: readonly string[], anchor: HTMLElement) =>
    names.filter((name) => {
      if (isNetwork(name)) return true
      const message = `<${tag}> cannot share on "${name}": networks are ${networks.join(', ')}`
      environment.warn(`${message}.`)
      fault('unsupported-network', message, anchor)
      return false
    }) as Network[]
  const begin = ({ anchor, about }: PanelRequest): Sharing => {
    const {
      itemUrl,
      itemTitle = '',
      summary = '',
      networks: names = [],
    } = about as Partial<ShareItem>
    const url = addressOf(environment, tag, 'item-url', itemUrl)
    // What was typed about another article is not about this one.
    if (url !== last) mail.forget()
    last = url
    return {
      anchor,
      url,
      title: itemTitle,
      summary,
      networks: names.length > 0 ? known(names, anchor) : usual,
      short: 'none',
      shortUrl: '',
      blocked: null,
      message: '',
    }
  }
  const shorten = async () => {
    const asked = sharing
    if (!asked || asked.short === 'asking') return
    change({ short: 'asking' })
    const answer = await shortenUrl(state, asked.url)
    if (sharing?.url !== asked.url || sharing.anchor !== asked.anchor) return
    status.announce($words.get()[answer.ok ? 'short' : 'notShort'])
    change(answer.ok ? { short: 'made', shortUrl: answer.shortUrl } : { short: 'failed' })
  }
  const go = (network: Network, opened: boolean) => {
    if (!sharing) return
    if (!opened) return change({ blocked: network })
    const { anchor, url } = sharing
    const provider = providers[network]
    finish(provider)
    void noteShared(state, { url, provider }, tag, anchor)
  }

  const open = ({ title, summary, url, short, shortUrl, blocked, ...now }: Sharing) => ({
    step: 'open' as const,
    title,
    summary,
    url: shortUrl || url,
    short,
    networks: now.networks.map((network) => ({
      network,
      href: shareLink(network, url, title),
      blocked: blocked === network,
    })),
    form: mail.view(),
    shorten: () => void shorten(),
    go,
  })
  const view = (): ShareFlyoutView => {
    if (!sharing) return { step: 'closed' }
    const { anchor, message } = sharing
    const close = () => overlays.closeFlyouts()
    const around = { anchor, words: $words.get(), close }
    return message ? { step: 'shared', message, ...around } : { ...open(sharing), ...around }
  }
  const $view = atom<ShareFlyoutView>({ step: 'closed' })
  const paint = () => $view.set(view())

  // Who is reading is asked with the first that is opened.
  let watching = () => {}
  const panel = createFlyout(state, host, tag, (attributes) => attributes)
  const attend = () => {
    const request = panel.$request.get()
    sharing = request && begin(request)
    watching()
    watching = sharing ? session.$session.listen(paint) : () => {}
    paint()
  }
  attend()
  const offs = [
    panel.$request.listen(attend),
    session.$departures.listen(() => mail.forget()),
    mail.$stage.listen(paint),
    mail.$words.listen(paint),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      watching()
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
