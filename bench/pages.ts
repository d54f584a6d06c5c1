/** The compared pages: the same text, with nothing, the floor or the kit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fallbacks from '../hosts/fallbacks.json' with { type: 'json' }

const text = '<p>A page of a publisher has some text of its own, and this is it.</p>'

/** A page with the text that all pages have. */
export const htmlPage = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body><h1>Bench</h1>${text.repeat(20)}${body}</body></html>`

const kit = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'
const modal = '<bindery-auth-modal open screen="sign-in"></bindery-auth-modal>'

/** The tag that is inserted many times. Its floor is bench/floor/trigger.js. */
export const manyTag = 'bindery-account-menu'

/** The button of a product card; a store page has many. */
export const cardTag = 'bindery-add-to-cart'
export const cardAttributes = {
  'product-id': '10401-PDF-ENG',
  'product-title': 'Refusals Worth Making',
  compact: '',
}
const card = `<${cardTag} product-id="10401-PDF-ENG"></${cardTag}>`

/** @param built the folder that holds bindery/ */
export function benchPages(built: string): Record<string, string> {
  const snippet = readFileSync(join(built, 'bindery/snippet.html'), 'utf8')
  return {
    '/blank': htmlPage('', ''),
    '/floor-form': htmlPage(
      '<script async src="/floor/sign-in.js"></script>',
      '<floor-sign-in></floor-sign-in>',
    ),
    '/kit-form': htmlPage(kit, modal),
    '/kit-form-hinted': htmlPage(snippet, modal),
    '/plain-form': htmlPage('', fallbacks['sign-in']),
    '/plain-form-script': htmlPage(
      '<script async src="/floor/nothing.js"></script>',
      fallbacks['sign-in'],
    ),
    '/kit-hand-over': htmlPage(
      snippet,
      `<bindery-auth-modal inline open screen="sign-in">${fallbacks['sign-in']}</bindery-auth-modal>`,
    ),
    '/floor-many': htmlPage(
      '<script async src="/floor/trigger.js"></script>',
      '<floor-trigger></floor-trigger>',
    ),
    '/kit-many': htmlPage(kit, `<${manyTag}></${manyTag}>`),
    '/kit-card': htmlPage(kit, card),
    '/kit-sixty': htmlPage(
      kit,
      `<${manyTag}></${manyTag}>`.repeat(30) +
        '<bindery-quota-meter></bindery-quota-meter>'.repeat(30),
    ),
    '/kit-modal': htmlPage(kit, '<bindery-auth-modal load="eager"></bindery-auth-modal>'),
  }
}
