import type { Host, Model } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment.ts'
import { quotasOf } from '@bindery/state/quota.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { BannerDismissedEvent } from './persistent-banner.events.ts'
import { persistentBannerMessages } from './persistent-banner.messages.ts'

export interface PersistentBannerAttributes {
  readonly article: string
}

export type PersistentBannerView =
  | { readonly step: 'hidden' }
  | {
      /** `leaving`: it fades. */
      readonly step: 'shown' | 'leaving'
      readonly words: typeof persistentBannerMessages
      /** The articles that are left, or what there is to be had. */
      readonly counter: string
      /** Where the counter leads. */
      readonly offers: string
      /** Something else is open, which Escape is for. */
      covered(): boolean
      dismiss(): void
    }

/** How long it fades, in ms. */
export const fading = 300

const ascend = /^\/ascend(\/|$)/

/** By whichever of a site's banners was closed, in localStorage. */
const keyOf = ({ id = '' }: Partial<Element>): string => `bindery:banner:${id}`

const byDefault = 'article'

/**
 * The banner that comes up once a reader is in an article (spec content and commerce 4). It never comes
 * up for active subscribers, on Ascend pages, or where it was closed.
 * @param whenPassed calls back when the start of what a selector finds has been scrolled past
 */
export const createPersistentBannerModel = (
  state: Pick<State, 'environment' | 'messages' | 'online' | 'overlays' | 'session' | 'settings'>,
  host: Host<PersistentBannerAttributes>,
  whenPassed: (selector: string, act: () => void) => Off,
): Model<PersistentBannerView> => {
  const { environment, overlays, session, settings } = state
  const $words = state.messages.define('persistent-banner', persistentBannerMessages)
  const { $quota } = quotasOf(state)
  const hidden: PersistentBannerView = { step: 'hidden' }
  const $view = atom<PersistentBannerView>(hidden)
  const key = keyOf(host.element)
  let step: PersistentBannerView['step'] = 'hidden'
  let stopTimer: Off | undefined
  let stopCounting: Off | undefined
  let stopWatching: Off | undefined

  const away =
    environment.local.get(key) !== null ||
    ascend.test(environment.location().pathname) ||
    /^ascend\b/i.test(settings.pageType ?? '')

  const counter = () => {
    const words = $words.get()
    const now = $quota.get()
    if (session.$session.get().status !== 'registered' || now.status !== 'known') {
      return words.offers
    }
    return now.remaining > 0 ? words.left(now.remaining) : words.none
  }
  const isFor = () => {
    const now = session.$session.get()
    // A reader whom the server cannot be asked about counts as no subscriber.
    return now.status === 'unknown' ? !!now.failure : now.status !== 'subscribers'
  }
  const dismiss = () => {
    if (step !== 'shown') return
    step = 'leaving'
    environment.local.set(key, 'closed')
    paint()
    host.emit(new BannerDismissedEvent())
    stopTimer = environment.timer(fading, () => {
      step = 'hidden'
      paint()
    })
  }
  const paint = () => {
    if (step === 'hidden' || !isFor()) {
      stopCounting?.()
      stopCounting = undefined
      $view.set(hidden)
      return
    }
    stopCounting ??=
      session.$session.get().status === 'registered' ? $quota.listen(paint) : undefined
    $view.set({
      step,
      words: $words.get(),
      counter: counter(),
      offers: settings.paths.subscriptions,
      covered: () => !!overlays.$flyout.get() || !!overlays.$modal.get(),
      dismiss,
    })
  }
  const passed = () => {
    step = 'shown'
    paint()
  }
  const watch = () => {
    stopWatching?.()
    if (away || step !== 'hidden') return
    const { article } = host.$attributes.get()
    try {
      stopWatching = whenPassed(article, passed)
    } catch {
      environment.warn(
        `<bindery-persistent-banner article="${article}"> is ignored; allowed: a CSS selector`,
      )
      stopWatching = whenPassed(byDefault, passed)
    }
  }
  watch()
  const offs = [
    host.$attributes.listen(watch),
    $words.listen(paint),
    session.$session.subscribe(paint),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of [...offs, stopWatching, stopCounting, stopTimer]) off?.()
    },
  }
}
