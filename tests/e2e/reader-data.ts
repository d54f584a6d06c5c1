/** A reader's data that a page shows or stores. */
import type { Page } from '@playwright/test'

/** All text of the page and its open shadow roots, with the values of its fields. */
export const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (node: Node): string => {
      const parts: string[] = []
      if (node instanceof Text) parts.push(node.data)
      if (node instanceof HTMLInputElement) parts.push(node.value)
      if (node instanceof Element && node.shadowRoot) parts.push(read(node.shadowRoot))
      for (const child of node.childNodes) parts.push(read(child))
      return parts.join(' ')
    }
    return read(document.body)
  })

/** Returns true if the browser's storage holds a reader's e-mail. */
export const storageHasReader = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].some((store) => JSON.stringify(store).includes('@example.com')),
  )
