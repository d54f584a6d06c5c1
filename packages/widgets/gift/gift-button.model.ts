import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { giftMessages } from '@bindery/state/articles/gift.messages.ts'
import {
  articleUrl,
  type GiftRequest,
  giftPanel,
  pendingGift,
} from '@bindery/state/articles/gift.ts'
import { createTrigger } from '@bindery/state/page/trigger.ts'
import type { Outcome } from '@bindery/state/session/pending-action.ts'
import { promptPanel } from '@bindery/state/session/prompt.ts'
import type { State } from '@bindery/state/state.ts'

export interface GiftButtonAttributes {
  readonly url: string | undefined
}

export interface GiftButtonView {
  readonly words: string
  readonly open: boolean
  toggle(button: HTMLElement): void
}

/** Outcomes that a button has shown. Of several buttons for one article, only the first shows the outcome. */
const shown = new WeakSet<Outcome>()

/** A button that opens the gift flyout of an article. */
export const createGiftButtonModel = (
  state: Pick<State, 'environment' | 'pendingActions' | 'messages' | 'overlays' | 'session'>,
  host: Host<GiftButtonAttributes>,
): Model<GiftButtonView> => {
  const { environment, pendingActions, overlays, session } = state
  const $words = state.messages.define('gift', giftMessages)
  const { $attributes, element } = host
  /** The result of the pending action after sign-in, for the flyout. */
  let ended: Omit<GiftRequest, 'url'> = {}

  const article = () => {
    const { href } = environment.location()
    return articleUrl($attributes.get().url ?? '', href) ?? (articleUrl('', href) as string)
  }
  const trigger = createTrigger(overlays, host, (anchor) => {
    const [url, { wish }] = [article(), $words.get()]
    return session.$session.get().status === 'guest'
      ? promptPanel(anchor, { reason: wish, wish: pendingGift(url, wish) })
      : giftPanel(anchor, { url, ...ended })
  })
  const view = (): GiftButtonView => ({
    words: $words.get().give,
    open: trigger.$open.get(),
    toggle: trigger.toggle,
  })
  const tell = () => {
    const { url } = $attributes.get()
    if (url && !articleUrl(url, environment.location().href)) {
      environment.warn(
        `<bindery-gift-button url="${url}"> is ignored; allowed: the address of an article`,
      )
    }
  }
  /** Opens the flyout with the result of a pending gift, at the first button for its article. */
  const resume = () => {
    const outcome = pendingActions.$outcome.get()
    const { url } = Object(outcome?.data) as Partial<GiftRequest>
    if (outcome?.kind !== 'gift' || shown.has(outcome) || url !== article()) return
    shown.add(outcome)
    const { failure, result } = outcome
    if (failure?.kind === 'signed-out') return
    // In an idle moment, because the button may not be rendered yet.
    environment.idle(() => {
      const button = element.shadowRoot?.querySelector('button')
      if (!button || overlays.$flyout.get()) return
      ended = failure ? { failure } : { gift: result as NonNullable<GiftRequest['gift']> }
      trigger.toggle(button)
      ended = {}
    })
  }
  tell()
  resume()
  const offs = [
    $attributes.listen(tell),
    pendingActions.$outcome.listen(resume),
    // A listener makes the session load, so that the reader is known when they press the button.
    session.$session.listen(() => {}),
  ]
  return createView([trigger.$open, $words], view, ...offs, trigger.destroy)
}
