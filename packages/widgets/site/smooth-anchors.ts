import type { Off } from '@bindery/state/environment.ts'
import { isPlain, linkOf } from './link-click.ts'

/**
 * How long the way takes, in ms: to an anchor a second (spec accounts 9); back to the top, which is
 * far and nobody reads on the way, the other time there is (spec content and commerce 9).
 */
const lasting = { anchor: 1000, top: 468 } as const

/** How much of the way is done after so many ms: slow at both ends. */
export const partAt = (elapsed: number, whole: number): number => {
  const t = Math.min(1, Math.max(0, elapsed / whole))
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2
}

const go = (left: number, top: number) => scrollTo({ left, top, behavior: 'instant' })

/** The element that the platform would scroll to; null for the top of the page; undefined: none. */
const targetOf = (hash: string): Element | null | undefined => {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // As it is written, then.
  }
  const found = document.getElementById(id) ?? document.getElementsByName(id)[0]
  return found ?? (/^(top)?$/i.test(id) ? null : undefined)
}

/** What a reader does to scroll by themselves. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let stop = () => {}

/** Scrolls to where the platform would have jumped, also when that moves meanwhile. */
const glide = (target: Element | null) => {
  stop()
  const [left, from] = [scrollX, scrollY]
  if (target) target.scrollIntoView()
  else go(left, 0)
  const topAtEnd = target?.getBoundingClientRect().top ?? 0
  let start: number | undefined
  go(left, from)
  let last = scrollY

  const step = (now: number) => {
    // Somebody else scrolls: the browser going back, a script, a search.
    if (Math.abs(scrollY - last) > 2) return stop()
    start ??= now
    const part = partAt(now - start, target ? lasting.anchor : lasting.top)
    const to = target ? scrollY + target.getBoundingClientRect().top - topAtEnd : 0
    go(left, from + (to - from) * part)
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

/** Puts focus where the platform does: on the anchor, or (it cannot have it) just before it. */
const focusOn = (target: Element | null) => {
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  const active = document.activeElement
  if (active instanceof HTMLElement) active.blur()
}

const follow = (event: MouseEvent) => {
  const link = linkOf(event)
  if (!link || !isPlain(event)) return
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return
  const [page, hash] = link.href.split('#', 2)
  if (hash === undefined || page !== location.href.split('#', 1)[0]) return
  const target = targetOf(`#${hash}`)
  if (target === undefined) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // A page that scrolls smoothly by itself has said how.
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') return
  event.preventDefault()
  const [left, top] = [scrollX, scrollY]
  // The platform writes the address and its history, and marks the target; only its jump is undone,
  // which Chromium makes when somebody asks where the page is.
  location.assign(link.href)
  if (scrollY !== top) go(left, top)
  focusOn(target)
  glide(target)
}

/**
 * Links to an anchor of the page scroll there in a second, back to the top in 468 ms, and not at all
 * under reduced motion. The
 * reader's own scrolling ends it. A page that prevents the click has its way.
 */
export const smoothAnchors = (): Off => {
  // The last to hear of a click: whoever wants to deal with it has.
  addEventListener('click', follow)
  return () => {
    stop()
    removeEventListener('click', follow)
  }
}
