type Root = Document | ShadowRoot

const sheets = new Map<string, CSSStyleSheet>()

/** One constructed sheet for each text, however many elements use it. */
export function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(text, sheet)
  }
  return sheet
}

const uses = new WeakMap<Root, Map<CSSStyleSheet, number>>()

/** Puts sheets on a root until as many releases as adoptions. */
function adopt(root: Root, texts: readonly string[]): () => void {
  const count = uses.get(root) ?? new Map<CSSStyleSheet, number>()
  uses.set(root, count)
  const used = texts.map(sheetOf)
  for (const sheet of used) {
    count.set(sheet, (count.get(sheet) ?? 0) + 1)
    // Asked of the root, not of the count: a page may have set a list of its own meanwhile.
    if (!root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    }
  }
  return () => {
    for (const sheet of used) {
      const users = (count.get(sheet) ?? 0) - 1
      count.set(sheet, users)
      if (!users) {
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    }
  }
}

/** Sheets that an element has put on the page around it. */
export interface Adoption {
  readonly root: Root
  release(): void
}

/**
 * Puts sheets on the document, for what is drawn at its end, and on the page's own shadow root that
 * the element may be in. Given what was adopted before, changes only what is needed.
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
 * The element's own box and the wall against the page's CSS. A page may hide the tag by `hidden` or
 * by a script's inline style, not by a rule. What a hidden or inactive part of the page passes down
 * must still reach the view.
 */
export const shellStyles = (display: string): string =>
  `:host(:not([hidden],[style*="display: none"])){display:${display}!important}` +
  ':host([hidden]),slot[hidden]{display:none!important}' +
  ':host>.root{all:initial;display:contents;visibility:inherit;pointer-events:inherit;color-scheme:inherit}'
