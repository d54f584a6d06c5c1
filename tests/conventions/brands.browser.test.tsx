/** The brands on the main tags: axe finds nothing on a page in their colours, light and dark. */
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brands } from '../../stories/brands/brands.ts'
import { frame } from '../support/element-variant.ts'
import { mount } from '../support/mount.tsx'
import { storyView } from '../support/story-views.tsx'

const sheet = new CSSStyleSheet()
const root = document.documentElement
beforeEach(() => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
})
afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  root.removeAttribute('style')
})

const views = [
  ['auth/sign-in', 'TriesLeft'],
  ['auth/registration', 'Required'],
  ['cart/cart', 'WithPromoCode'],
  ['library/my-library', 'Selected'],
  ['paywall/paywall', 'Guest'],
  ['save/save-flyout', 'Chosen'],
  ['product/product-options', 'VolumePrices'],
  ['stream/stream', 'More'],
] as const
const cases = Object.entries(brands).flatMap(([brand, { css, scheme }]) =>
  (scheme ? [scheme] : (['light', 'dark'] as const)).map((each) => ({ brand, css, scheme: each })),
)

test.each(cases)(
  'axe finds nothing on the main tags in $brand, $scheme',
  async ({ css, scheme }) => {
    sheet.replaceSync(css)
    root.style.colorScheme = scheme
    for (const [path, name] of views) {
      const view = mount(await storyView(path, name))
      await frame()
      const { violations } = await axe.run(document.body, {
        runOnly: ['color-contrast', 'link-in-text-block', 'target-size', 'button-name', 'label'],
        resultTypes: ['violations'],
      })
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${path} ${id}: ${target} ${failureSummary}`),
      )
      view.unmount()
      expect(found).toEqual([])
    }
  },
)
