/** Where the texts of a page are drawn, through shadow roots and slots: their order, and whether one covers or cuts another. */
import type { Page } from '@playwright/test'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface TextBox {
  readonly text: string
  /** Texts of one layer lie beside each other. What is positioned is a layer of its own. */
  readonly layer: number
  /** One for each line. */
  readonly lines: readonly Box[]
  /** A box around the text hides a part of it. */
  readonly isCut: boolean
}

/** Runs in the page: the visible texts in the order of the flat tree. */
function readTexts(): TextBox[] {
  const texts: TextBox[] = []
  let layers = 0
  const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left <= 1 || bottom - top <= 1
  const addText = (node: Node, layer: number, shown: Box, whole: Box) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => !isEmpty(rect))
    const lines = rects.map((rect) => meet(rect, shown)).filter((line) => !isEmpty(line))
    if (lines.length === 0) return
    const isCut = rects.some(({ left, top, right, bottom }) => {
      const over = [whole.left - left, whole.top - top, right - whole.right, bottom - whole.bottom]
      return over.some((pixels) => pixels > 2)
    })
    const text = node.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60) ?? ''
    texts.push({ text, layer, lines, isCut })
  }
  const visit = (node: Node, layer: number, shown: Box, whole: Box): void => {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
      addText(node, layer, shown, whole)
    }
    if (!(node instanceof HTMLElement)) return
    const style = getComputedStyle(node)
    const hasBox = style.display !== 'contents'
    if (hasBox && !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    const rect = node.getBoundingClientRect()
    const hides = hasBox && style.overflow !== 'visible' && node !== document.body
    if (hides && isEmpty(rect)) return
    let own = layer
    if (/^(?:fixed|absolute|sticky)$/.test(style.position)) {
      layers += 1
      own = layers
    }
    const scrolls = /auto|scroll/.test(style.overflow)
    const inner = hides ? meet(rect, shown) : shown
    const uncut = hides ? (scrolls ? everywhere : meet(rect, whole)) : whole
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : []
    const { childNodes } = node.shadowRoot ?? node
    for (const child of slotted.length > 0 ? slotted : childNodes) {
      visit(child, own, inner, uncut)
    }
  }
  visit(document.body, 0, everywhere, everywhere)
  return texts
}

/** The texts that are drawn before the text that they follow: above it, or on its line further to the left. */
export async function textsOutOfOrder(page: Page): Promise<string[]> {
  const last = new Map<number, TextBox>()
  return (await page.evaluate(readTexts)).flatMap((next) => {
    const [before, first] = [last.get(next.layer)?.lines.at(-1), next.lines[0]]
    const text = last.get(next.layer)?.text
    last.set(next.layer, next)
    if (!before || !first) return []
    const isAbove = first.bottom <= before.top + 1 && first.left < before.right - 1
    const onLine = first.top < before.bottom - 3 && first.bottom > before.top + 3
    const isLeft = onLine && first.right <= before.left + 1
    return isAbove || isLeft ? [`“${next.text}” comes after “${text}”`] : []
  })
}

const meets = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3

/** The texts that are cut off or that cover one another. */
function unreadable(texts: readonly TextBox[]): string[] {
  const cut = texts.filter(({ isCut }) => isCut).map(({ text }) => `“${text}” is cut off`)
  const covered = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => other.layer === one.layer)
      .filter((other) => one.lines.some((line) => other.lines.some((its) => meets(line, its))))
      .map(({ text }) => `“${one.text}” and “${text}” cover each other`),
  )
  return [...cut, ...covered]
}

/** The distances that WCAG 1.4.12 asks for. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`

/** Adds the distances to the page and its shadow roots, or takes them away again. */
const spaceTexts = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = Reflect.get(window, 'spacing') ?? new CSSStyleSheet()
    Reflect.set(window, 'spacing', sheet)
    sheet.replaceSync(text)
    const visit = (root: Document | ShadowRoot) => {
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) visit(shadowRoot)
    }
    visit(document)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, css)

/** What can no longer be read once a reader has set the distances of WCAG 1.4.12. */
export async function lostBySpacing(page: Page): Promise<string[]> {
  const before = new Set(unreadable(await page.evaluate(readTexts)))
  await spaceTexts(page, spacing)
  const after = unreadable(await page.evaluate(readTexts))
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  await spaceTexts(page, '')
  return [
    ...after.filter((each) => !before.has(each)),
    ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
  ]
}
