/** The accessibility check of the specs: WCAG 2.2 AA by axe, open shadow roots included. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export interface AxeOptions {
  /** A selector to look at; else the whole page. */
  include?: string
}

/** What of its answer is read, and no more: to collect all that is well takes longer than to look. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
} satisfies axe.RunOptions

/** A page without frames: axe runs in it, and is there as long as the page is. */
async function lookAtPage(page: Page, include = 'html'): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ where, how }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      return (await run(where, how)).violations
    },
    { where: include, how: options },
  )
}

/** What it finds in each frame, of other origins, too, it puts together on a page of its own. */
async function lookAtFrames(page: Page, include?: string): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page }).options(options)
  if (include) builder.include(include)
  return (await builder.analyze()).violations
}

/** What is on its way to another colour or size is judged when it is there. */
const transitionsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const within = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? within(shadowRoot) : [],
      ),
    ]
    const moving = within(document).filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

/** Fails with one readable line per violation. */
export async function checkAxe(page: Page, { include }: AxeOptions = {}): Promise<void> {
  await transitionsEnd(page)
  const look = page.frames().length === 1 ? lookAtPage : lookAtFrames
  const violations = await look(page, include)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.flat().join(' >>> ')}`),
  )
  expect(found, 'axe violations').toEqual([])
}
