import { focused, focusInside } from './focus.ts'
import { important } from './important.ts'
import layerCss from './layer.css?inline'
import { tokens } from './tokens.ts'

export interface PageLayer {
  /** The `div` at the end of `top`; a light-DOM child of it is shown by a slot of `root`. */
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** Takes the layer away, gives back what it made inert, and focus to what had it before. */
  close(): void
}

export interface PageLayerOptions {
  /**
   * Siblings matching this selector stay usable: the container of a captcha, say. Default: what the kit has
   * added to the page, its live region among it.
   */
  keep?: string | undefined
  /** Where the layer must stand, now. Default: the body. A modal dialog of the page, while there is one. */
  top?: (() => HTMLElement) | undefined
  /** It had to be put back twice: the page's own code means it. */
  onLost: () => void
}

/** The value tells what a layer has made inert from what the page has, also in a copy of the page. */
const still = 'bindery'

/** A page that goes back to a copy of itself brings back layers that nobody could close. */
function removeCopies(): void {
  for (const layer of document.querySelectorAll('[data-bindery-layer]')) {
    if (!layer.shadowRoot) layer.remove()
  }
}

let sheet: CSSStyleSheet | undefined
function layerSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(important(layerCss))
  }
  return sheet
}

/**
 * Opens a layer over the page that is not in the top layer, unless it stands in a dialog that is: what a
 * captcha or a password manager puts on the body later stays clickable. Everything that stands beside it
 * becomes inert, and only that is given back. Sheets, direction and `--bindery-*` values are those at `from`.
 */
export function openPageLayer(
  from: Element,
  { keep = '[data-bindery-added]', top = () => document.body, onLost }: PageLayerOptions,
): PageLayer {
  const opener = focused()
  const home = from.getRootNode() as Document | ShadowRoot
  const owner = 'host' in home ? home.host : home.documentElement
  const look = getComputedStyle(owner)

  const host = document.createElement('div')
  host.setAttribute('data-bindery-layer', owner.localName)
  host.dir = look.direction
  const spoken = from.closest<HTMLElement>('[lang]')
  if (spoken) host.lang = spoken.lang
  host.style.setProperty('--bindery-scheme', look.colorScheme)
  for (const name of tokens) {
    const value = look.getPropertyValue(name)
    if (value) host.style.setProperty(name, value)
  }
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [...home.adoptedStyleSheets, layerSheet()]

  let stilled: Element[] = []
  const free = () => {
    const copies = document.querySelectorAll(`[inert=${still}]`)
    for (const each of [...stilled, ...copies]) each.removeAttribute('inert')
  }
  let stage = top()
  const enter = () => {
    free()
    stilled = [...stage.children].filter((sibling) => sibling.matches(`:not([inert],${keep})`))
    for (const sibling of stilled) sibling.setAttribute('inert', still)
    stage.append(host)
    // In a dialog that is moved by a transform, or cut off, only the top layer is the whole window.
    host.popover = stage === document.body ? null : 'manual'
    if (host.popover) host.showPopover()
  }
  removeCopies()
  enter()

  let lost = 0
  const watch = new MutationObserver(() => {
    const now = top()
    if (host.parentNode === now) return
    // Where a dialog of the page has opened or closed, however often, nobody meant it.
    if (now === stage && lost++) return onLost()
    stage = now
    enter()
    focusInside(root)
  })
  watch.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] })

  return {
    host,
    root,
    close() {
      watch.disconnect()
      host.remove()
      free()
      opener?.focus()
    },
  }
}
