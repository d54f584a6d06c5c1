import { markLanguage } from '@bindery/element/language.ts'
import { overlayRoot } from '@bindery/element/overlay-root.ts'

/** Visually hidden, but read by screen readers. */
const hidden = {
  position: 'fixed',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

let region: HTMLElement | undefined
/** Texts that the region is about to get, in order. */
let pending: string[] = []
/** The last text that the region got. */
let announced = ''

const create = (): HTMLElement => {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  element.setAttribute('data-bindery-added', '')
  // Turbo caches a copy of each page; without this attribute the copy would keep the text.
  element.setAttribute('data-turbo-temporary', '')
  markLanguage(element)
  Object.assign(element.style, hidden)
  element.addEventListener('pointerenter', () => clearTimeout(hideTimer))
  element.addEventListener('pointerleave', hideLater)
  // A message of five seconds does not belong on paper.
  matchMedia('print').addEventListener('change', hide)
  return element
}

/** Visible at the lower edge of the window, like the kit's notices. */
const visible = {
  overflow: '',
  width: 'max-content',
  height: '',
  clipPath: '',
  whiteSpace: '',
  inset: 'auto 0 max(1em, env(safe-area-inset-bottom))',
  boxSizing: 'border-box',
  maxWidth: 'min(32em, 100vi - 2em)',
  margin: '0 auto',
  padding: '0.75em 1.25em',
  border: '1px solid',
  borderRadius: 'var(--bindery-radius, 3px)',
  backgroundColor: 'var(--bindery-surface, light-dark(#fff, #1b1d21))',
  color: 'var(--bindery-ink, light-dark(#17191c, #eceae6))',
  colorScheme: 'var(--bindery-scheme, inherit)',
  font: 'var(--bindery-font-size, medium) / 1.5 var(--bindery-font, system-ui, sans-serif)',
  zIndex: 1_999_999_999,
}
const unset = Object.fromEntries(Object.keys(visible).map((name) => [name, '']))

/** How long the text is visible, in ms; the same as for errors of saving (spec content 8). */
const visibleMs = 5000

const hide = (): void => {
  if (region) Object.assign(region.style, unset, hidden)
}
let hideTimer: ReturnType<typeof setTimeout> | undefined
const hideLater = (): void => {
  clearTimeout(hideTimer)
  hideTimer = setTimeout(hide, visibleMs)
}

/**
 * Announces a text in the page's one polite live region, which is visually hidden. The text stays in the
 * region, so that a screen reader's cursor can reach it after the visible message has gone. Texts that follow
 * each other at once are announced together, because the second would cut off the first.
 */
export function announce(text: string): void {
  region ??= create()
  const top = overlayRoot()
  if (region.parentNode !== top) {
    // Other tools restore copies of a page, too, with an old region in them.
    for (const copy of top.querySelectorAll(':scope > [role=status][data-bindery-added]'))
      copy.remove()
    top.append(region)
  }
  region.textContent = ''
  hide()
  // A screen reader announces a change of a region that it knows already, so the text comes later.
  const target = region
  const isFirst = pending.length === 0
  if (text && !pending.includes(text)) pending.push(text)
  if (!isFirst || !text) return
  setTimeout(() => {
    const next = pending.join(' ')
    // Orca drops a message that equals the last one. No screen reader speaks the no-break space.
    announced = next === announced ? `${next}\u00a0` : next
    target.textContent = announced
    pending = []
  }, 100)
}

/** Announces a text and shows it for five seconds, or longer while the pointer is on it. */
export function announceVisibly(text: string): void {
  announce(text)
  const { style } = region as HTMLElement
  Object.assign(style, visible)
  hideLater()
}
