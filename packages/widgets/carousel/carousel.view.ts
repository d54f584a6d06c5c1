import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { CarouselView } from './carousel.model.ts'
import { letGo, shown, showSlide, slidesOf } from './carousel.slides.ts'

/** How far a finger has to move, in CSS pixels, and more sideways than up or down. */
const swipe = 40

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Arrows and the ends of the row of dots: focus goes with them, as the slide does. */
const dotKeys = (event: KeyboardEvent, { count, go, step }: CarouselView) => {
  const dots = event.currentTarget as HTMLElement
  const forward = isRtl(dots) ? 'ArrowLeft' : 'ArrowRight'
  const { key } = event
  if (key === 'Home') go(0)
  else if (key === 'End') go(count - 1)
  else if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1)
  else return
  event.preventDefault()
  queueMicrotask(() => dots.querySelector<HTMLElement>('[aria-current=true]')?.focus())
}

const arrow = (way: -1 | 1, { words, step }: CarouselView) => html`
  <button
    class="bindery-button arrow"
    part=${way < 0 ? 'previous' : 'next'}
    type="button"
    aria-label=${way < 0 ? words.previous : words.next}
    @click=${() => step(way)}
  ><svg viewBox="0 0 10 16" aria-hidden="true"><path d=${way < 0 ? 'M8 2L2 8l6 6' : 'M2 2l6 6-6 6'} /></svg></button>`

const controls = (view: CarouselView) => html`
  <div class="controls" part="controls">
    ${arrow(-1, view)}
    <div class="dots" role="group" aria-label=${view.words.choose} @keydown=${(event: KeyboardEvent) => dotKeys(event, view)}>
      ${[...Array(view.count).keys()].map(
        (at) => html`<button
          class="dot"
          part="dot"
          type="button"
          tabindex=${at === view.current ? 0 : -1}
          aria-current=${at === view.current}
          aria-label=${view.words.slide({ number: at + 1, count: view.count })}
          @click=${() => view.go(at)}
        ></button>`,
      )}
    </div>
    ${arrow(1, view)}
  </div>`

const known = new WeakMap<HTMLElement, HTMLElement[]>()

/** The page's slides, one seen; buttons and dots where there are several. */
export const carousel = (view: CarouselView, { element }: ViewHost): TemplateResult => {
  const { label, words, count, current, way, step, counted } = view
  const look = () => {
    const slides = slidesOf(element)
    for (const slide of known.get(element) ?? []) if (!slides.includes(slide)) letGo(slide)
    known.set(element, slides)
    const now = shown.get(element)
    counted(slides.length, now ? slides.indexOf(now) : -1)
    showSlide(element, current, way)
  }
  // After the drawing: then the slot knows its slides.
  queueMicrotask(look)
  let start: PointerEvent | undefined
  const down = (event: PointerEvent) => {
    start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined
  }
  const up = (event: PointerEvent) => {
    if (!start) return
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
    start = undefined
    if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(y)) return
    step(x < 0 !== isRtl(element) ? 1 : -1)
  }
  return html`
    <section class="carousel" part="carousel" aria-label=${label} aria-roledescription=${words.carousel}>
      <div class="slides" part="slides" @pointerdown=${down} @pointerup=${up}><slot @slotchange=${look}></slot></div>
      ${count > 1 ? controls(view) : nothing}
    </section>`
}
