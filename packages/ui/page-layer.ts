import { focused, focusInside } from './focus.ts'
import { important } from './important.ts'
import layerCss from './layer.css?inline'
import { tokens } from './tokens.ts'

export interface PageLayer {
  /** The `div` at the end of the body; a light-DOM child of it is shown by a slot of `root`. */
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** Takes the layer away, gives back what it made inert, and focus to what had it before. */
  close(): void
}

export interface PageLayerOptions {
  /** Siblings matching this selector stay usable: the container of a captcha, say. */
  keep?: string | undefined
  /** The page's own code has taken the layer out of the page twice: take it that it means it. */
  onLost: () => void
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
 * Opens a layer over the page that is not in the top layer: what a captcha or a password manager
 * puts on the body later stays clickable. Everything that stands on the body now becomes inert,
 * and only that is given back; what is marked `data-bindery-keep` (a live region) is left alone.
 * Sheets, direction and `--bindery-*` values are those at `from`.
 */
export function openPageLayer(from: Element, { keep, onLost }: PageLayerOptions): PageLayer {
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

  const kept = keep ? `[data-bindery-keep],${keep}` : '[data-bindery-keep]'
  const stilled = [...document.body.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && !sibling.inert && !sibling.matches(kept),
  )
  for (const sibling of stilled) sibling.inert = true
  document.body.appendChild(host)

  let returned = false
  const watch = new MutationObserver(() => {
    if (host.isConnected) return
    if (returned) return onLost()
    returned = true
    document.body.appendChild(host)
    focusInside(root)
  })
  watch.observe(document.body, { childList: true })

  return {
    host,
    root,
    close() {
      watch.disconnect()
      host.remove()
      for (const sibling of stilled) sibling.inert = false
      opener?.focus()
    },
  }
}
