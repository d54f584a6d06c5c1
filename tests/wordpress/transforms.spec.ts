/** What becomes a block: tags and shortcodes that somebody pastes, or has in a Custom HTML or Shortcode block. */
import type { Page } from '@playwright/test'
import { exampleOf } from '../../hosts/builder/examples.ts'
import { withoutShortcode } from '../../hosts/builder/shortcode.ts'
import { snippet } from '../../hosts/builder/snippet.ts'
import { tagInfo } from '../../tools/definitions-builder.ts'
import { expect, test } from './test.ts'

interface Block {
  readonly name: string
  readonly attributes: Record<string, unknown>
  readonly innerBlocks: readonly Block[]
  readonly isValid: boolean
}

/** The part of the editor's script that the tests use. */
interface Wp {
  readonly blocks: {
    parse(text: string): Block[]
    serialize(blocks: readonly Block[]): string
    createBlock(name: string, attributes: object): Block
    switchToBlockType(block: Block, name: string): Block[] | null
  }
  readonly data: {
    select(store: string): { getEditedPostContent(): string }
    dispatch(store: string): { resetBlocks(blocks: readonly Block[]): void }
  }
}

const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { data } = Reflect.get(window, 'wp') as Wp
    return data.select('core/editor').getEditedPostContent()
  })

/** Pastes a text into the first paragraph of an empty post. */
async function pasteIntoPost(page: Page, text: string): Promise<string> {
  await page.evaluate((copied) => {
    const { data } = Reflect.get(window, 'wp') as Wp
    data.dispatch('core/block-editor').resetBlocks([])
    return navigator.clipboard.writeText(copied)
  }, text)
  await page.getByRole('textbox', { name: 'Add title' }).fill('Pasted')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => contentOf(page)).toMatch(/bindery/)
  return contentOf(page)
}

test.beforeEach(async ({ context, site, logIn, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin })
  await logIn('author')
  await page.goto('/wp-admin/post-new.php')
})

const price = '<p>Now <bindery-price amount="3">$3</bindery-price> only.</p>'
const script =
  '<script type="importmap">{}</script>\n<link rel="modulepreload" href="/bindery/chunks/a.js">\n<script async src="/bindery/bindery.js"></script>'

/** What an author pastes, and what the post stores then. */
const pasted: Readonly<Record<string, readonly [string, string]>> = {
  'a tag in a line': [
    '<bindery-save-button item-title="A “title”" load="idle"><a href="/my-library">My Library</a></bindery-save-button>',
    '<!-- wp:bindery/save-button {"fallback":"\\u003ca href=\\u0022/my-library\\u0022\\u003eMy Library\\u003c/a\\u003e","item-title":"A “title”","load":"idle"} /-->',
  ],
  'the HTML of the builder, with its script': [
    `<!-- Once in the page's head -->\n${script}\n\n<!-- Where it belongs -->\n<bindery-cart-badge></bindery-cart-badge>\n`,
    '<!-- wp:bindery/cart-badge /-->',
  ],
  'a heading, a tag in a sentence and a tag around text': [
    `<h2>Offers</h2>\n${price}\n<bindery-paywall><p>The rest.</p></bindery-paywall>`,
    `<!-- wp:heading -->\n<h2>Offers</h2>\n<!-- /wp:heading -->\n\n<!-- wp:html -->\n${price}\n<!-- /wp:html -->\n\n<!-- wp:bindery/paywall -->\n<!-- wp:paragraph -->\n<p>The rest.</p>\n<!-- /wp:paragraph -->\n<!-- /wp:bindery/paywall -->`,
  ],
  'a shortcode and a sentence': [
    '[bindery-add-to-cart compact price="3.00" product-title="&quot;A&quot; &#91;B&#93;"]<a href="/store">Store</a>[/bindery-add-to-cart]\n\nAfter it.',
    '<!-- wp:bindery/add-to-cart {"fallback":"\\u003ca href=\\u0022/store\\u0022\\u003eStore\\u003c/a\\u003e","price":"3.00","product-title":"\\u0022A\\u0022 [B]","compact":true} /-->\n\n<!-- wp:paragraph -->\n<p>After it.</p>\n<!-- /wp:paragraph -->',
  ],
}

test('what an author pastes as text becomes blocks, and a Custom HTML block turns into one', async ({
  page,
}) => {
  for (const [what, [text, stored]] of Object.entries(pasted))
    expect.soft(await pasteIntoPost(page, text), what).toBe(stored)
  const tag = '<bindery-share-button summary="In short">Share</bindery-share-button>'
  await pasteIntoPost(page, `<!-- wp:html -->\n${tag}\n<!-- /wp:html -->`)
  // To the tools of the block, whose first button changes its type.
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Share button' }).click()
  await expect
    .poll(() => contentOf(page))
    .toBe('<!-- wp:bindery/share-button {"fallback":"Share","summary":"In short"} /-->')
})

test('the HTML, the shortcode and the block that the builder writes for a tag mean the same block', async ({
  page,
  definitions,
}) => {
  const inputs = definitions
    .map(tagInfo)
    .filter(({ tag }) => !withoutShortcode[tag] && !exampleOf(tag).before)
    .map((info) => {
      const { attributes = {}, fallback = '' } = exampleOf(info.tag)
      // Without values of an example, which the post would give.
      const input = { info, attributes, example: { fallback }, script: '' }
      return {
        name: info.tag.replace('bindery-', 'bindery/'),
        block: snippet('wordpress', input).trim(),
        html: snippet('html', input).split('<!-- Where it belongs -->\n')[1]?.trim() ?? '',
        // That of the paywall has a paragraph before it.
        shortcode: info.tag === 'bindery-paywall' ? '' : snippet('shortcode', input).trim(),
        hasBlocks: ['bindery-paywall', 'bindery-carousel'].includes(info.tag),
      }
    })
  await expect(page.getByRole('textbox', { name: 'Add title' })).toBeVisible()
  const wrong = await page.evaluate((all) => {
    const { blocks } = Reflect.get(window, 'wp') as Wp
    return all.flatMap(({ name, block, html, shortcode, hasBlocks }) => {
      const [parsed, ...others] = blocks.parse(block)
      if (!parsed?.isValid || parsed.name !== name || others.length > 0)
        return [`${name}: ${block}`]
      const sources = [blocks.createBlock('core/html', { content: html })]
      if (shortcode) sources.push(blocks.createBlock('core/shortcode', { text: shortcode }))
      const turned = sources.map((source) => blocks.switchToBlockType(source, name)?.[0])
      const own = JSON.stringify(parsed.attributes)
      const isSame = turned.every((each) => each && JSON.stringify(each.attributes) === own)
      const isEmpty = hasBlocks && turned.some((each) => !each?.innerBlocks.length)
      return isSame && !isEmpty ? [] : [`${name}: ${own} ${JSON.stringify(turned)}`]
    })
  }, inputs)
  expect(wrong).toEqual([])
})
