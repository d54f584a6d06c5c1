import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { CarouselView } from './carousel.model.ts'
import { releaseSlide, showSlide, slidesOf, visibleSlides } from './slides.ts'

/** The distance of a swipe, in CSS pixels. It must also move more sideways than up or down. */
const swipeDistance = 40

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Arrow keys, Home and End on the dots change the slide, and move focus to its dot. */
const onDotKey = (event: KeyboardEvent, { count, go, step }: CarouselView) => {
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

const arrow = (direction: -1 | 1, { words, step }: CarouselView) => html`
  <button
    class="bindery-button arrow"
    part=${direction < 0 ? 'previous' : 'next'}
    type="button"
    aria-label=${direction < 0 ? words.previous : words.next}
    @click=${() => step(direction)}
  ><svg viewBox="0 0 10 16" aria-hidden="true"><path d=${direction < 0 ? 'M8 2L2 8l6 6' : 'M2 2l6 6-6 6'} /></svg></button>`

const controls = (view: CarouselView) => html`
  <div class="controls" part="controls">
    ${arrow(-1, view)}
    <div class="dots" role="toolbar" aria-label=${view.words.choose} @keydown=${(event: KeyboardEvent) => onDotKey(event, view)}>
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

const knownSlides = new WeakMap<HTMLElement, HTMLElement[]>()

/** The page's slides, one of them visible, with buttons and dots for several. */
export const carousel = (view: CarouselView, { element }: ViewHost): TemplateResult => {
  const { label, words, count, current, direction, step, setCount } = view
  const updateSlides = () => {
    const slides = slidesOf(element)
    for (const slide of knownSlides.get(element) ?? []) {
      if (!slides.includes(slide)) releaseSlide(slide)
    }
    knownSlides.set(element, slides)
    const visible = visibleSlides.get(element)
    setCount(slides.length, visible ? slides.indexOf(visible) : -1)
    showSlide(element, current, direction)
  }
  // In a microtask, when Lit has rendered the slot.
  queueMicrotask(updateSlides)
  let start: PointerEvent | undefined
  const onPointerDown = (event: PointerEvent) => {
    start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!start) return
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
    start = undefined
    if (Math.abs(x) < swipeDistance || Math.abs(x) < Math.abs(y)) return
    step(x < 0 !== isRtl(element) ? 1 : -1)
  }
  return html`
    <div class="carousel" part="carousel" role="group" aria-label=${label} aria-roledescription=${words.carousel}>
      <div class="slides" part="slides" @pointerdown=${onPointerDown} @pointerup=${onPointerUp}><slot @slotchange=${updateSlides}></slot></div>
      ${count > 1 ? controls(view) : nothing}
    </div>`
}
