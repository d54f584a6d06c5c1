import type { Host, Model } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/flyout.ts'
import { giftMessages } from '@bindery/state/gift.messages.ts'
import {
  articleUrl,
  type Gift,
  type GiftRequest,
  giftTag,
  giftWish,
  giveGift,
} from '@bindery/state/gift.ts'
import { hasLeft } from '@bindery/state/has-left.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { promptPanel } from '@bindery/state/prompt.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { giftFlyoutMessages } from './gift.messages.ts'

export interface GiftFlyoutAttributes extends FlyoutAttributes {
  readonly url: string | undefined
}

interface Frame {
  readonly anchor: HTMLElement
  readonly title: string
  readonly words: typeof giftFlyoutMessages
  close(): void
}

export type GiftFlyoutView =
  | { readonly step: 'closed' }
  | (Frame & { readonly step: 'asking' })
  | (Frame & { readonly step: 'given'; readonly link: string; readonly left: string })
  /** The reader has no gifts left. */
  | (Frame & { readonly step: 'spent'; readonly message: string })
  | (Frame & { readonly step: 'failed'; readonly message: string; again(): void })

/** The page's gift flyout: it asks for the link when it is opened. */
export const createGiftFlyoutModel = (
  state: Pick<
    State,
    'environment' | 'messages' | 'online' | 'overlays' | 'session' | 'settings' | 'status'
  >,
  host: Host<GiftFlyoutAttributes>,
): Model<GiftFlyoutView> => {
  const { environment, messages, overlays, session, status } = state
  const $gift = messages.define('gift', giftMessages)
  const $words = messages.define('gift-flyout', giftFlyoutMessages)
  /** The links of this reader that are known, by article. */
  const links = new Map<string, string>()
  let left = 0

  const panel = createFlyout(state, host, giftTag, ({ url = '' }): GiftRequest => {
    const { href } = environment.location()
    return { url: articleUrl(url, href) ?? href }
  })
  const closed: GiftFlyoutView = { step: 'closed' }
  const $view = atom<GiftFlyoutView>(closed)
  const frame = ({ anchor }: PanelRequest): Frame => ({
    anchor,
    title: $gift.get().give,
    words: $words.get(),
    close: overlays.closeFlyouts,
  })
  const leftWords = () => (left > 0 ? $words.get().left(left) : $words.get().noneLeft)

  const give = (request: PanelRequest, { url: article }: GiftRequest, gift: Gift) => {
    links.set(article, gift.url)
    left = gift.left
    if (panel.$request.get() !== request) return
    $view.set({ ...frame(request), step: 'given', link: gift.url, left: leftWords() })
    status.announce($words.get().ready({ left: leftWords().replace(/\.$/, '') }))
  }
  const fail = async (request: PanelRequest, failure: Failure) => {
    if (failure.kind === 'refused' && failure.code === 'gifts_spent') {
      $view.set({ ...frame(request), step: 'spent', message: $gift.get().spent })
      return
    }
    const message = await import('@bindery/state/problem.ts').then(
      ({ problemOf }) => problemOf(failure, state, { fields: [] }).message ?? '',
      () => $words.get().unreachable,
    )
    if (panel.$request.get() !== request) return
    $view.set({ ...frame(request), step: 'failed', message, again: () => void ask(request) })
  }
  const ask = async (request: PanelRequest) => {
    const about = request.about as GiftRequest
    $view.set({ ...frame(request), step: 'asking' })
    const { status: who } = await session.check()
    if (panel.$request.get() !== request) return
    if (who === 'guest') {
      const { wish } = $gift.get()
      const prompt = promptPanel(request.anchor, { reason: wish, wish: giftWish(about.url, wish) })
      overlays.open({ id: host.id, kind: 'flyout', close: () => {}, panel: prompt })
      return
    }
    const gone = hasLeft(session)
    const answer = await giveGift(state, about.url, { from: request.anchor })
    // The link is theirs, and so is the number of gifts that are left.
    if (gone()) return
    if (answer.ok) give(request, about, answer)
    else if (panel.$request.get() === request) await fail(request, answer.failure)
  }
  const paint = () => {
    const request = panel.$request.get()
    if (!request) return $view.set(closed)
    const about = request.about as GiftRequest
    const known = links.get(about.url)
    if (about.gift) give(request, about, about.gift)
    else if (about.failure) void fail(request, about.failure)
    else if (known) give(request, about, { url: known, left })
    else void ask(request)
  }
  paint()
  const offs = [
    panel.$request.listen(paint),
    session.$departures.listen(() => {
      links.clear()
      $view.set(closed)
    }),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
