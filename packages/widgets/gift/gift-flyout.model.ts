import type { Host, Model } from '@bindery/element/host.ts'
import { giftMessages } from '@bindery/state/articles/gift.messages.ts'
import {
  articleUrl,
  type Gift,
  type GiftRequest,
  giftTag,
  giveGift,
  pendingGift,
} from '@bindery/state/articles/gift.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import { promptPanel } from '@bindery/state/session/prompt.ts'
import { watchReader } from '@bindery/state/session/reader-guard.ts'
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
  close(reason?: CloseReason): void
}

export type GiftFlyoutView =
  | { readonly step: 'closed' }
  /** Before the gift, which counts: the reader confirms it. */
  | (Frame & { readonly step: 'offered'; make(): void })
  | (Frame & { readonly step: 'asking' })
  | (Frame & { readonly step: 'given'; readonly link: string; readonly left: string })
  /** The reader has no gifts left. */
  | (Frame & { readonly step: 'spent'; readonly message: string })
  | (Frame & { readonly step: 'failed'; readonly message: string; again(): void })

/** The page's gift flyout. It requests a link when the reader asks for it, once for each article and reader. */
export const createGiftFlyoutModel = (
  state: Pick<
    State,
    'environment' | 'messages' | 'server' | 'overlays' | 'session' | 'settings' | 'liveRegion'
  >,
  host: Host<GiftFlyoutAttributes>,
): Model<GiftFlyoutView> => {
  const { environment, messages, overlays, session, liveRegion } = state
  const $gift = messages.define('gift', giftMessages)
  const $words = messages.define('gift-flyout', giftFlyoutMessages)
  /** The current reader's gift links, by article URL. */
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
    liveRegion.announce($words.get().ready({ left: leftWords().replace(/\.$/, '') }))
  }
  const fail = async (request: PanelRequest, failure: Failure) => {
    if (failure.kind === 'refused' && failure.code === 'gifts_spent') {
      $view.set({ ...frame(request), step: 'spent', message: $gift.get().spent })
      return
    }
    const message = await loadProblem(failure, state, { fields: [] }).then(
      (problem) => problem.message ?? '',
      () => $words.get().unreachable,
    )
    if (panel.$request.get() !== request) return
    $view.set({ ...frame(request), step: 'failed', message, again: () => void ask(request) })
  }
  const ask = async (request: PanelRequest) => {
    const about = request.about as GiftRequest
    $view.set({ ...frame(request), step: 'asking' })
    const gone = watchReader(session)
    const answer = await giveGift(state, about.url, { from: request.anchor })
    // The link and the number of gifts left belong to the reader who sent the request.
    if (gone()) return
    if (answer.ok) give(request, about, answer)
    else if (panel.$request.get() === request) await fail(request, answer.failure)
  }
  /** Offers the gift to a reader, and the prompt to a guest. */
  const offer = async (request: PanelRequest) => {
    const about = request.about as GiftRequest
    $view.set({ ...frame(request), step: 'offered', make: () => void ask(request) })
    const { status: who } = await session.check()
    if (panel.$request.get() !== request) return
    if (who === 'guest') {
      const { wish } = $gift.get()
      const prompt = promptPanel(request.anchor, {
        reason: wish,
        wish: pendingGift(about.url, wish),
      })
      overlays.open({ id: host.id, kind: 'flyout', close: () => {}, panel: prompt })
    }
  }
  const render = () => {
    const request = panel.$request.get()
    if (!request) return $view.set(closed)
    const about = request.about as GiftRequest
    const known = links.get(about.url)
    if (about.gift) give(request, about, about.gift)
    else if (about.failure) void fail(request, about.failure)
    else if (known) give(request, about, { url: known, left })
    else void offer(request)
  }
  render()
  const offs = [
    panel.$request.listen(render),
    session.$readerChanges.listen(() => {
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
