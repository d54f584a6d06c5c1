/** The accessibility check in an engine: axe with WCAG 2.2 AA, shadow roots included. */
import axe from 'axe-core'
import { expect } from 'vitest'
import type { Engine } from './engine.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Runs in the page, with the source of axe before it. One line for each violation. */
async function violations(tags: string[]): Promise<string[]> {
  const { run } = Reflect.get(window, 'axe') as typeof axe
  const within = (root: Document | ShadowRoot): Animation[] => [
    ...root.getAnimations(),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? within(shadowRoot) : [],
    ),
  ]
  // Colours are final when the transitions have ended.
  const transitions = within(document).filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  const found = await run(document, {
    runOnly: tags,
    resultTypes: ['violations'],
    iframes: false,
  })
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}: ${target.flat().join(' >>> ')}: ${failureSummary}`,
    ),
  )
}

export async function checkAxe(engine: Engine): Promise<void> {
  const script = `async (tags) => {
    if (!('axe' in window)) { ${axe.source} }
    return (${violations})(tags)
  }`
  expect(await engine.call(script, [levels]), 'axe violations').toEqual([])
}
