/** Hostile texts of a server or a page, and what they must not do to a page. */
import type { Page } from '@playwright/test'

export const word = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenkasse'
export const hostile = `\u202e${word} x${'\u0301\u0489'.repeat(2000)} end`

/** Keys of the API whose texts people write. */
const written =
  /"(name|title|displayName|firstName|lastName|productTitle|description|summary|format|language|frequency|contentType|address1|city)":"(?:[^"\\]|\\.)+"/g

/** Replaces the written texts in all answers of the API. */
export const answerHostile = (page: Page) =>
  page.route(/\/(api|service)\//, async (route) => {
    const reply = await route.fetch()
    const body = await reply.text()
    const changed = body.replace(written, (_, key: string) => `"${key}":${JSON.stringify(hostile)}`)
    await route.fulfill({ response: reply, body: changed })
  })

/** What is wrong with the hostile texts that are visible, of all tags. */
export const faults = (page: Page) =>
  page.evaluate((needle) => {
    const found = new Set<string>()
    const slack = 8
    const parentOf = (node: Element) =>
      node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host
    const nameOf = (element: Element) => {
      const { host } = element.getRootNode() as ShadowRoot
      return `${host?.localName ?? 'page'} ${element.localName}.${element.className}`
    }
    const clips = ({ overflowX, overflowY, contain }: CSSStyleDeclaration) =>
      (overflowX !== 'visible' && overflowY !== 'visible') || /paint|content|strict/.test(contain)
    const check = (text: Text) => {
      const parent = text.parentElement as Element
      if (/^(option|textarea)$/.test(parent.localName) || !parent.checkVisibility()) return
      const range = document.createRange()
      range.selectNode(text)
      const whole = range.getBoundingClientRect()
      if (whole.width < 2) return
      const content = text.data.trim()
      if (content.split('\u202e').length > 2) found.add(`${nameOf(parent)} joins texts`)
      if (whole.height > 700) found.add(`${nameOf(parent)} is ${whole.height} px high`)

      // The innermost element that keeps its direction to itself has no other text.
      let isolated: Element = parent
      const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
      while (isInline(isolated) && !getComputedStyle(isolated).unicodeBidi.startsWith('isolate'))
        isolated = parentOf(isolated)
      if (content.includes('\u202e') && isolated.textContent?.trim() !== content)
        found.add(`${nameOf(parent)} is not isolated`)

      // What is visible of the text is in its box, and some box between the text and the tag clips its marks.
      let block: Element = parent
      while (isInline(block)) block = parentOf(block)
      const place = block.getBoundingClientRect()
      let [left, right, clipped] = [whole.left, whole.right, false]
      for (let at = block; at; at = parentOf(at)) {
        const style = getComputedStyle(at)
        if (style.clipPath !== 'none') return
        if (!clips(style)) continue
        const box = at.getBoundingClientRect()
        const isList = at !== block && /^(div|ul|ol|section)$/.test(at.localName)
        clipped ||= at.getRootNode() === block.getRootNode() && !isList
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1)
          found.add(`${nameOf(at)} scrolls sideways`)
      }
      if (!clipped) found.add(`${nameOf(parent)} clips no marks`)
      if (left < place.left - slack || right > place.right + slack || right > innerWidth + slack)
        found.add(`${nameOf(parent)} is wider than its place`)
    }
    const visit = (root: ParentNode & Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) visit(node.shadowRoot)
        const isOurs = root !== document || node.parentElement?.closest('[data-bindery-light]')
        if (node instanceof Text && node.data.includes(needle) && isOurs) check(node)
      }
    }
    visit(document)
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`)
    return [...found]
  }, word)

/** Waits until a hostile text is visible in this tag. */
export const shown = (page: Page, tag: string) =>
  page.locator(tag).getByText(word).locator('visible=true').first().waitFor()
