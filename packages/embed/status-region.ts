import { speak } from '@bindery/element/language.ts'
import { pageTop } from '@bindery/element/page-top.ts'

const unseen = {
  position: 'fixed',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

let region: HTMLElement | undefined

const create = (): HTMLElement => {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  element.setAttribute('data-bindery-added', '')
  // Turbo keeps a copy of each page: what was said then would stand in it for ever.
  element.setAttribute('data-turbo-temporary', '')
  speak(element)
  Object.assign(element.style, unseen)
  element.addEventListener('pointerenter', () => clearTimeout(hiding))
  element.addEventListener('pointerleave', hideLater)
  return element
}

/** As the notices of the kit: at the lower edge of the window. */
const seen = {
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
  background: 'var(--bindery-surface, light-dark(#fff, #1b1d21))',
  color: 'var(--bindery-ink, light-dark(#17191c, #eceae6))',
  colorScheme: 'var(--bindery-scheme, inherit)',
  font: 'var(--bindery-font-size, medium) / 1.5 var(--bindery-font, system-ui, sans-serif)',
  zIndex: 1_999_999_999,
}
const bare = Object.fromEntries(Object.keys(seen).map((name) => [name, '']))

/** How long it is seen, in ms: as an error of saving (spec content 8). */
const seenMs = 5000

const hide = (): void => {
  if (region) Object.assign(region.style, bare, unseen)
}
let hiding: ReturnType<typeof setTimeout> | undefined
const hideLater = (): void => {
  clearTimeout(hiding)
  hiding = setTimeout(hide, seenMs)
}

/**
 * Says something in the page's one polite live region, which is heard, not seen. The words stay there
 * for whoever reads on to them, also when the message they belong to has gone.
 */
export function say(text: string): void {
  region ??= create()
  const top = pageTop()
  if (region.parentNode !== top) {
    // Other tools put copies of a page back, too.
    for (const copy of top.querySelectorAll(':scope > [role=status][data-bindery-added]'))
      copy.remove()
    top.append(region)
  }
  region.textContent = ''
  hide()
  // Screen readers listen to a region that was there before its words, and to words that change.
  const listening = region
  setTimeout(() => {
    listening.textContent = text
  }, 100)
}

/** Says it, and shows it for a while: longer for whoever points at it. For what nothing else can show. */
export function show(text: string): void {
  say(text)
  const { style } = region as HTMLElement
  Object.assign(style, seen)
  hideLater()
}
