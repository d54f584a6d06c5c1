/** The accessibility check of the specs: axe with WCAG 2.2 AA, including open shadow roots. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export interface AxeOptions {
  /** A selector. Default: the whole page. */
  include?: string
  /** Only these rules of axe. Default: all of WCAG 2.2 AA. */
  rules?: string[]
}

/** Only violations: collecting the passed checks takes longer than the checks. */
const optionsFor = (rules?: string[]): axe.RunOptions => ({
  runOnly: rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
})

/** For a page without frames: injects axe once per page. */
async function checkPage(
  page: Page,
  options: axe.RunOptions,
  include = 'html',
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ where, how }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      return (await run(where, how)).violations
    },
    { where: include, how: options },
  )
}

/** For a page with frames: axe merges the results of all frames, cross-origin ones included. */
async function checkFrames(
  page: Page,
  options: axe.RunOptions,
  include?: string,
): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page }).options(options)
  if (include) builder.include(include)
  return (await builder.analyze()).violations
}

/** Waits for CSS transitions, so that axe sees the final colours and sizes. */
const transitionsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const within = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? within(shadowRoot) : [],
      ),
    ]
    const transitions = within(document).filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** Fails with one readable line per violation. */
export async function checkAxe(page: Page, { include, rules }: AxeOptions = {}): Promise<void> {
  await transitionsEnd(page)
  const check = page.frames().length === 1 ? checkPage : checkFrames
  const violations = await check(page, optionsFor(rules), include)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.flat().join(' >>> ')}`),
  )
  expect(found, 'axe violations').toEqual([])
}
