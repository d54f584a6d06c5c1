/** The accessibility check of the specs: WCAG 2.2 AA by axe, open shadow roots included. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

export interface AxeOptions {
  /** A selector to look at; else the whole page. */
  include?: string
  exclude?: string[]
}

/** Fails with one readable line per violation. */
export async function checkAxe(page: Page, options: AxeOptions = {}): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(wcagTags)
  if (options.include) builder.include(options.include)
  for (const selector of options.exclude ?? []) builder.exclude(selector)
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.flat().join(' >>> ')}`),
  )
  expect(found, 'axe violations').toEqual([])
}
