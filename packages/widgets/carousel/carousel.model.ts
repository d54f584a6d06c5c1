import type { Host, Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { carouselMessages } from './carousel.messages.ts'

export interface CarouselAttributes {
  readonly label: string | undefined
}

export interface CarouselView {
  readonly label: string
  readonly words: typeof carouselMessages
  readonly count: number
  /** The slide that is seen, from 0. */
  readonly current: number
  /** From which side it came: 1 after the one before, -1 the other way, 0 at once. */
  readonly way: -1 | 0 | 1
  /** Goes on by so many slides, from the last to the first and back. */
  step(by: -1 | 1): void
  go(to: number): void
  /** The page has so many slides now; the one that was seen is at that place, or (-1) gone. */
  counted(count: number, at: number): void
}

/**
 * A carousel of what the page wrote: one slide at a time, endless (spec content and commerce 9).
 * @param release gives the page its children back as they were
 */
export const createCarouselModel = (
  { messages, status }: Pick<State, 'messages' | 'status'>,
  host: Host<CarouselAttributes>,
  release: (element: HTMLElement) => void,
): Model<CarouselView> => {
  const $words = messages.define('carousel', carouselMessages)
  let [count, current, way] = [0, 0, 0 as CarouselView['way']]

  const show = (to: number, from: CarouselView['way']) => {
    if (to === current) return
    current = to
    way = from
    paint()
    status.announce($words.get().slide({ number: to + 1, count }))
  }
  const verbs = {
    step: (by: -1 | 1) => count && show((current + by + count) % count, by),
    go: (to: number) => show(to, to > current ? 1 : -1),
    counted: (now: number, at: number) => {
      if (now === count) return
      count = now
      way = 0
      current = at < 0 ? Math.max(0, Math.min(current, count - 1)) : at
      paint()
    },
  }
  const view = (): CarouselView => {
    const words = $words.get()
    const label = host.$attributes.get().label ?? words.label
    return { label, words, count, current, way, ...verbs }
  }
  const $view = atom(view())
  const paint = () => $view.set(view())
  const offs = [$words.listen(paint), host.$attributes.listen(paint)]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      release(host.element)
    },
  }
}
