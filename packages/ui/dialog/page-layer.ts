import { focused, focusInside } from '../focus/focus.ts'
import { makeImportant } from '../styles/important.ts'
import layerCss from '../styles/layer.css?inline'
import { uiStyles } from '../styles/styles.ts'

export interface PageLayer {
  /** The `div` at the end of the overlay root. A slot of `root` shows its light-DOM children. */
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** Moves focus to the host itself, which is a stop of Tab until the reader has gone on to a control. */
  focus(): void
  /** Removes the layer, removes `inert` where the layer set it, and returns focus. */
  close(): void
}

export interface PageLayerOptions {
  /**
   * Siblings that match this selector do not become inert, for example the container of a captcha.
   * Default: what the kit has added to the page, such as its live region.
   */
  keepInteractive?: string | undefined
  /** Returns the current parent of the layer: the body (default), or an open modal dialog of the page. */
  overlayRoot?: (() => HTMLElement) | undefined
  /** The page has removed the layer twice, so it means to. The layer is not put back. */
  onLost: () => void
}

/** The custom properties of the page that the sheets of a dialog read. */
const tokens = new Set(uiStyles.join('').match(/--bindery-[a-z][\w-]*/g))

/** Value of `inert` where a layer set it. It tells the layer's own from the page's, also in a copy of the page. */
const inertMark = 'bindery'

/** Removes layers that a page restored from a copy of its HTML: no script can close them. */
function removeCopies(): void {
  for (const layer of document.querySelectorAll('[data-bindery-layer]')) {
    if (!layer.shadowRoot) layer.remove()
  }
}

const createSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The sheets around an element. Those of a frame's document are copied, because this document cannot adopt them. */
const sheetsAround = (
  from: Element,
  { adoptedStyleSheets }: Document | ShadowRoot,
): readonly CSSStyleSheet[] =>
  from.ownerDocument === document
    ? adoptedStyleSheets
    : adoptedStyleSheets.map(({ cssRules }) =>
        createSheet([...cssRules].map(({ cssText }) => cssText).join('')),
      )

/**
 * Opens a layer over the page. It stays out of the top layer, so that a captcha or a password manager can
 * put its own parts over it; only inside a modal dialog of the page it joins the top layer. All siblings
 * become inert until it closes. Style sheets, direction and `--bindery-*` values are those of `from`, and follow
 * the system's and the page's change between light and dark.
 */
export function openPageLayer(
  from: Element,
  {
    keepInteractive = '[data-bindery-added]',
    overlayRoot = () => document.body,
    onLost,
  }: PageLayerOptions,
): PageLayer {
  const opener = focused()
  const home = from.getRootNode() as Document | ShadowRoot
  const owner = 'host' in home ? home.host : home.documentElement
  const style = getComputedStyle(owner)

  const host = document.createElement('div')
  host.setAttribute('data-bindery-layer', owner.localName)
  const localized = from.closest<HTMLElement>('[lang]')
  if (localized) host.lang = localized.lang
  const copyStyle = () => {
    host.dir = style.direction
    // An empty value removes the property.
    for (const name of tokens) host.style.setProperty(name, style.getPropertyValue(name))
    host.style.setProperty('--bindery-scheme', style.colorScheme)
  }
  copyStyle()
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [...sheetsAround(from, home), createSheet(makeImportant(layerCss))]

  let inertSiblings: Element[] = []
  const removeInert = () => {
    const copies = document.querySelectorAll(`[inert=${inertMark}]`)
    for (const each of [...inertSiblings, ...copies]) host.removeAttribute.call(each, 'inert')
  }
  let parent = overlayRoot()
  const enter = () => {
    removeInert()
    inertSiblings = [...parent.querySelectorAll(`:scope>:not([inert],${keepInteractive})`)]
    // By the layer's own method: a field of the name setAttribute hides the method of its form.
    for (const sibling of inertSiblings) host.setAttribute.call(sibling, 'inert', inertMark)
    parent.append(host)
    // A transform or a clip on a dialog of the page confines the layer. Only the top layer covers the window.
    host.popover = parent === document.body ? null : 'manual'
    if (host.popover) host.showPopover()
  }
  removeCopies()
  enter()

  let timesRemoved = 0
  const watch = new MutationObserver(() => {
    const now = overlayRoot()
    if (host.parentNode === now) return
    // A dialog of the page that opens or closes changes the parent, and does not count as a removal.
    if (now === parent && timesRemoved++) return onLost()
    parent = now
    enter()
    focusInside(root)
  })
  watch.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] })
  // The page's values change with the system's colours, or with a class or attribute of its own.
  const darkness = matchMedia('(prefers-color-scheme: dark)')
  darkness.addEventListener('change', copyStyle)
  const watchTheme = new MutationObserver(copyStyle)
  for (const each of [document.documentElement, document.body])
    watchTheme.observe(each, { attributes: true })

  // Without its tabindex the host is no stop of Tab, and a press on its scrollbar leaves focus in the field. Chromium fires
  // no `blur` at the host when focus moves into its shadow tree. For such a control the next Tab removes the tabindex.
  host.onblur = () => host.matches(':focus') || host.removeAttribute('tabindex')
  host.onkeydown = ({ key }) => {
    const control = focused()
    if (key === 'Tab' && control !== host) {
      host.removeAttribute('tabindex')
      // Chromium takes the focus from a shadow tree when its host stops being focusable.
      if (focused() !== control) control?.focus()
    }
  }

  return {
    host,
    root,
    focus() {
      // With a tabindex of -1, Tab would skip the shadow tree.
      host.tabIndex = 0
      host.focus()
    },
    close() {
      watch.disconnect()
      watchTheme.disconnect()
      darkness.removeEventListener('change', copyStyle)
      host.remove()
      removeInert()
      opener?.focus()
    },
  }
}
