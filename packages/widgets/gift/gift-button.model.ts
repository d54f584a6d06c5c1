import type { Host, Model } from '@bindery/element/host.ts'
import { giftMessages } from '@bindery/state/gift.messages.ts'
import { articleUrl, type GiftRequest, giftPanel, giftWish } from '@bindery/state/gift.ts'
import { promptPanel } from '@bindery/state/prompt.ts'
import type { Outcome } from '@bindery/state/reader-verb.ts'
import type { State } from '@bindery/state/state.ts'
import { createTrigger } from '@bindery/state/trigger.ts'
import { atom } from 'nanostores'

export interface GiftButtonAttributes {
  readonly url: string | undefined
}

export interface GiftButtonView {
  readonly words: string
  readonly open: boolean
  toggle(button: HTMLElement): void
}

/** What has been shown: of several buttons for one article the first does it. */
const shown = new WeakSet<Outcome>()

/** A button for the gift link of an article. */
export const createGiftButtonModel = (
  state: Pick<State, 'environment' | 'intent' | 'messages' | 'overlays' | 'session'>,
  host: Host<GiftButtonAttributes>,
): Model<GiftButtonView> => {
  const { environment, intent, overlays, session } = state
  const $words = state.messages.define('gift', giftMessages)
  const { $attributes, element } = host
  /** How it went after signing in. */
  let ended: Omit<GiftRequest, 'url'> = {}

  const article = () => {
    const { href } = environment.location()
    return articleUrl($attributes.get().url ?? '', href) ?? (articleUrl('', href) as string)
  }
  const trigger = createTrigger(overlays, host, (anchor) => {
    const [url, { wish }] = [article(), $words.get()]
    return session.$session.get().status === 'guest'
      ? promptPanel(anchor, { reason: wish, wish: giftWish(url, wish) })
      : giftPanel(anchor, { url, ...ended })
  })
  const view = (): GiftButtonView => ({
    words: $words.get().give,
    open: trigger.$open.get(),
    toggle: trigger.toggle,
  })
  const $view = atom(view())
  const paint = () => $view.set(view())
  const tell = () => {
    const { url } = $attributes.get()
    if (url && !articleUrl(url, environment.location().href)) {
      environment.warn(
        `<bindery-gift-button url="${url}"> is ignored; allowed: the address of an article`,
      )
    }
  }
  /** What was wanted before signing in is shown where it was wanted. */
  const resume = () => {
    const outcome = intent.$outcome.get()
    const { url } = Object(outcome?.data) as Partial<GiftRequest>
    if (outcome?.kind !== 'gift' || shown.has(outcome) || url !== article()) return
    shown.add(outcome)
    const { failure, result } = outcome
    if (failure?.kind === 'signed-out') return
    // In an idle moment: the button may have to be drawn first.
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
    trigger.$open.listen(paint),
    $words.listen(paint),
    $attributes.listen(tell),
    intent.$outcome.listen(resume),
    // To listen has the session find out who is reading, so that it is known when the button is pressed.
    session.$session.listen(() => {}),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      trigger.destroy()
    },
  }
}
