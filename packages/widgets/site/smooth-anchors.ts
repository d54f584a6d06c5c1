import type { Off } from '@bindery/state/environment/environment.ts'
import { isForThisTab, isPlainClick, linkOf } from './link-click.ts'

/**
 * How long scrolling takes, in ms: to an anchor (spec accounts 9), and back to the top (spec content and
 * commerce 9).
 */
const durations = { anchor: 1000, top: 468 } as const

/** Quadratic ease-in-out: the fraction of the distance covered after `elapsed` ms. */
export const easeInOut = (elapsed: number, duration: number): number => {
  const t = Math.min(1, Math.max(0, elapsed / duration))
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2
}

const jumpTo = (left: number, top: number) => scrollTo({ left, top, behavior: 'instant' })

/** The element that the browser would scroll to; null for the top of the page, undefined for none. */
const targetOf = (hash: string): Element | null | undefined => {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // Not a valid encoding: compare the id as written.
  }
  const found = document.getElementById(id) ?? document.getElementsByName(id)[0]
  return found ?? (/^(top)?$/i.test(id) ? null : undefined)
}

/** Events with which a reader scrolls. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let stop = () => {}

/** Scrolls smoothly to where the browser would jump, also when the target moves meanwhile. */
const scrollSmoothly = (target: Element | null) => {
  stop()
  const [left, from] = [scrollX, scrollY]
  if (target) target.scrollIntoView()
  else jumpTo(left, 0)
  const topAtEnd = target?.getBoundingClientRect().top ?? 0
  let start: number | undefined
  jumpTo(left, from)
  let last = scrollY

  const step = (now: number) => {
    // Something else scrolls: the browser's back button, a script, or find in page.
    if (Math.abs(scrollY - last) > 2) return stop()
    start ??= now
    const part = easeInOut(now - start, target ? durations.anchor : durations.top)
    const to = target ? scrollY + target.getBoundingClientRect().top - topAtEnd : 0
    jumpTo(left, from + (to - from) * part)
    last = scrollY
    if (part < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  let frame = requestAnimationFrame(step)
  const interrupt = () => stop()
  for (const type of interruptions) addEventListener(type, interrupt, { passive: true })
  stop = () => {
    cancelAnimationFrame(frame)
    for (const type of interruptions) removeEventListener(type, interrupt)
    stop = () => {}
  }
}

/** Moves focus as the browser does: to the anchor, or, if it is not focusable, to just before it. */
const focusOn = (target: Element | null) => {
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  const active = document.activeElement
  if (active instanceof HTMLElement) active.blur()
}

const follow = (event: MouseEvent) => {
  const link = linkOf(event)
  if (!link || !isPlainClick(event) || !isForThisTab(link)) return
  const [page, hash] = link.href.split('#', 2)
  if (hash === undefined || page !== location.href.split('#', 1)[0]) return
  const target = targetOf(`#${hash}`)
  if (target === undefined) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The page's own smooth scrolling wins.
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') return
  event.preventDefault()
  const [left, top] = [scrollX, scrollY]
  // The browser updates address, history and `:target`. Only its jump is undone, which Chromium makes when
  // the scroll position is read.
  location.assign(link.href)
  if (scrollY !== top) jumpTo(left, top)
  focusOn(target)
  scrollSmoothly(target)
}

/**
 * Makes links to an anchor of the page scroll there in a second, and back to the top in 468 ms. Under
 * reduced motion the browser jumps as usual. The reader's own scrolling stops it. A click that the page
 * prevents is left alone.
 */
export const smoothAnchors = (): Off => {
  // On the window, so that this listener runs after those of the page.
  addEventListener('click', follow)
  return () => {
    stop()
    removeEventListener('click', follow)
  }
}
