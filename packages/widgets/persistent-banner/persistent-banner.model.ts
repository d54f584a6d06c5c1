import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { quotasOf } from '@bindery/state/articles/quota.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { BannerDismissedEvent } from './persistent-banner.events.ts'
import { persistentBannerMessages } from './persistent-banner.messages.ts'

export interface PersistentBannerAttributes {
  readonly article: string
}

export type PersistentBannerView =
  | { readonly step: 'hidden' }
  | {
      /** `leaving`: the banner fades out. */
      readonly step: 'shown' | 'leaving'
      readonly words: typeof persistentBannerMessages
      /** How many free articles are left, or the text that leads to the offers. */
      readonly counter: string
      /** The address of the offers. */
      readonly offers: string
      /** Whether another overlay is open, which Escape closes first. */
      hasOverlay(): boolean
      /** @param forGood whether the banner stays closed in this browser, not just on this page */
      dismiss(forGood: boolean): void
    }

/** The duration of the fade, in ms. */
export const fadeMs = 300

const ascend = /^\/ascend(\/|$)/

/** The localStorage key that marks a banner as closed, by the banner's id. */
const keyOf = ({ id = '' }: Partial<Element>): string => `bindery:banner:${id}`

const defaultSelector = 'article'

/**
 * The banner that appears once a reader has scrolled into an article (spec content and commerce 4). It never
 * appears for active subscribers, on Ascend pages, or in a browser where it was closed.
 * @param onScrolledPast calls back when the reader has scrolled past the start of the selected element
 */
export const createPersistentBannerModel = (
  state: Pick<State, 'environment' | 'messages' | 'server' | 'overlays' | 'session' | 'settings'>,
  host: Host<PersistentBannerAttributes>,
  onScrolledPast: (selector: string, callback: () => void) => Off,
): Model<PersistentBannerView> => {
  const { environment, overlays, session, settings } = state
  const $words = state.messages.define('persistent-banner', persistentBannerMessages)
  const { $quota } = quotasOf(state)
  const hidden: PersistentBannerView = { step: 'hidden' }
  const key = keyOf(host.element)
  let step: PersistentBannerView['step'] = 'hidden'
  let stopTimer: Off | undefined
  let stopCounting: Off | undefined
  let stopWatching: Off | undefined

  const suppressed =
    environment.local.get(key) !== null ||
    ascend.test(environment.location().pathname) ||
    /^ascend\b/i.test(settings.pageType ?? '')

  const counter = () => {
    const words = $words.get()
    const quota = $quota.get()
    if (session.$session.get().status !== 'registered' || quota.status !== 'known') {
      return words.offers
    }
    return quota.remaining > 0 ? words.left(quota.remaining) : words.none
  }
  const isForReader = () => {
    const current = session.$session.get()
    // After a failed session check the reader counts as no subscriber.
    return current.status === 'unknown' ? !!current.failure : current.status !== 'subscribers'
  }
  const dismiss = (forGood: boolean) => {
    if (step !== 'shown') return
    step = 'leaving'
    if (forGood) environment.local.set(key, 'closed')
    render()
    host.emit(new BannerDismissedEvent())
    stopTimer = environment.timer(fadeMs, () => {
      step = 'hidden'
      render()
    })
  }
  const view = (): PersistentBannerView => {
    if (step === 'hidden' || !isForReader()) {
      stopCounting?.()
      stopCounting = undefined
      return hidden
    }
    stopCounting ??=
      session.$session.get().status === 'registered' ? $quota.listen(() => render()) : undefined
    return {
      step,
      words: $words.get(),
      counter: counter(),
      offers: settings.paths.subscriptions,
      hasOverlay: () => !!overlays.$flyout.get() || !!overlays.$modal.get(),
      dismiss,
    }
  }
  const show = () => {
    step = 'shown'
    render()
  }
  const watch = () => {
    stopWatching?.()
    if (suppressed || step !== 'hidden') return
    const { article } = host.$attributes.get()
    try {
      stopWatching = onScrolledPast(article, show)
    } catch {
      environment.warn(
        `<bindery-persistent-banner article="${article}"> is ignored; allowed: a CSS selector`,
      )
      stopWatching = onScrolledPast(defaultSelector, show)
    }
  }
  const offs = [
    host.$attributes.listen(watch),
    () => {
      stopWatching?.()
      stopCounting?.()
      stopTimer?.()
    },
  ]
  const { render, ...model } = createView([$words, session.$session], view, ...offs)
  watch()
  return model
}
