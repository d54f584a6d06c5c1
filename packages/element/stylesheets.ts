type Root = Document | ShadowRoot

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * The constructed sheet of a CSS text. All elements of a document share it. The document of a frame needs sheets of
 * its own.
 */
export function sheetOf(text: string, owner = document): CSSStyleSheet {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>()
  sheets.set(owner, known)
  let sheet = known.get(text)
  if (!sheet) {
    // An element of the page may hide `defaultView`.
    const { CSSStyleSheet } = owner === document ? window : (owner.defaultView ?? window)
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    known.set(text, sheet)
  }
  return sheet
}

/** Where a root has its sheets. An `<img name=adoptedStyleSheets>` hides those of `document`, see `pageDocument`. */
const read = (root: Root) =>
  root === document ? document.adoptedStyleSheets : root.adoptedStyleSheets
const write = (root: Root, list: CSSStyleSheet[]) => {
  if (root === document) document.adoptedStyleSheets = list
  else root.adoptedStyleSheets = list
}

const uses = new WeakMap<Root, Map<CSSStyleSheet, number>>()

/** Adopts sheets on a root. The last release of a sheet removes it. */
function adopt(root: Root, texts: readonly string[]): () => void {
  const count = uses.get(root) ?? new Map<CSSStyleSheet, number>()
  uses.set(root, count)
  const used = texts.map((text) => sheetOf(text, root.ownerDocument ?? (root as Document)))
  for (const sheet of used) {
    count.set(sheet, (count.get(sheet) ?? 0) + 1)
    // Not the count decides: the page may have replaced the list since.
    if (!read(root).includes(sheet)) write(root, [...read(root), sheet])
  }
  return () => {
    for (const sheet of used) {
      const users = (count.get(sheet) ?? 0) - 1
      count.set(sheet, users)
      if (!users)
        write(
          root,
          read(root).filter((other) => other !== sheet),
        )
    }
  }
}

/** The document styles that an element has adopted. */
export interface Adoption {
  readonly root: Root
  release(): void
}

/**
 * Adopts sheets on the document and, if the element is in a shadow tree of the page, on that shadow root
 * too. The document needs them for overlays at the end of the body.
 * @param before the element's last adoption: reused in the same root, else released
 */
export function adoptAround(
  element: Element,
  texts: readonly string[],
  before: Adoption | undefined,
): Adoption | undefined {
  const root = element.getRootNode() as Root
  if (root === before?.root) return before
  const releases = [...new Set([document, root])].map((each) => adopt(each, texts))
  before?.release()
  return {
    root,
    release() {
      for (const release of releases) release()
    },
  }
}

/**
 * The element's `display`, and a style reset that keeps the page's CSS out of the view. The page may hide the tag by
 * any rule, as every other element. Not so a flyout that the kit has added: a rule such as `body > :not(main)` does
 * not mean it. `visibility`, `pointer-events` and `color-scheme` still inherit.
 */
export const shellStyles = (display: string): string =>
  `:host{display:${display}}` +
  `:host([data-bindery-added]){display:${display}!important}` +
  ':host([hidden]),slot[hidden]{display:none!important}' +
  ':host>.root{all:initial;font-family:system-ui,sans-serif;display:contents;visibility:inherit;pointer-events:inherit;color-scheme:inherit}'
