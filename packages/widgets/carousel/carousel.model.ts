import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { carouselMessages } from './carousel.messages.ts'

export interface CarouselAttributes {
  readonly label: string | undefined
}

export interface CarouselView {
  readonly label: string
  readonly words: typeof carouselMessages
  readonly count: number
  /** The index of the visible slide, from 0. */
  readonly current: number
  /** The direction of the animation: 1 forward, -1 backward, 0 none. */
  readonly direction: -1 | 0 | 1
  /** Moves one slide forward or backward, and wraps around at the ends. */
  step(by: -1 | 1): void
  go(to: number): void
  /** Call when slides were added or removed. @param index of the slide that was visible, -1 if removed */
  setCount(count: number, index: number): void
}

/**
 * A carousel of the page's own children: one slide at a time, in a loop (spec content and commerce 9).
 * @param release restores the children as the page wrote them
 * @param isUnclosed whether the children are the rest of the page. Then they stay as they are
 */
export const createCarouselModel = (
  { messages, liveRegion }: Pick<State, 'messages' | 'liveRegion'>,
  host: Host<CarouselAttributes>,
  release: (element: HTMLElement) => void,
  isUnclosed: (element: HTMLElement) => boolean = () => false,
): Model<CarouselView> => {
  const $words = messages.define('carousel', carouselMessages)
  let [count, current, direction] = [0, 0, 0 as CarouselView['direction']]

  const show = (to: number, towards: CarouselView['direction']) => {
    if (to === current) return
    current = to
    direction = towards
    render()
    liveRegion.announce($words.get().slide({ number: to + 1, count }))
  }
  const actions = {
    step: (by: -1 | 1) => count && show((current + by + count) % count, by),
    go: (to: number) => show(to, to > current ? 1 : -1),
    setCount: (newCount: number, index: number) => {
      if (newCount === count) return
      count = newCount
      direction = 0
      current = index < 0 ? Math.max(0, Math.min(current, count - 1)) : index
      render()
    },
  }
  const viewState = (): CarouselView | null => {
    if (isUnclosed(host.element)) return null
    const words = $words.get()
    const label = host.$attributes.get().label ?? words.label
    return { label, words, count, current, direction, ...actions }
  }
  const { render, ...model } = createView([$words, host.$attributes], viewState, () =>
    release(host.element),
  )
  return model
}
