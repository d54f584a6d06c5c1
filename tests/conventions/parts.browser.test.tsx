/**
 * Each part that a tag declares: in some story of the tag the part is drawn, and a page's rule on the documented
 * selector colours it.
 */
import type { Definition } from '@bindery/element/definition.ts'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { partSelector } from '../../tools/definitions-names.ts'
import { frame } from '../support/element-variant.ts'
import { mount } from '../support/mount.tsx'

interface Story {
  readonly args?: object
  readonly parameters?: { readonly scene?: unknown }
  readonly render?: (args: object) => ReactNode
}
interface StoryFile {
  readonly default: Story & { readonly component?: FunctionComponent<object> }
  readonly [name: string]: Story
}

const elements = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  { eager: true },
)
const storyFiles = import.meta.glob<StoryFile>('../../stories/*/*.stories.tsx')

/** Opens what is closed, and goes through the tabs. Runs where a part is not drawn yet. */
function press(container: Element): void {
  const roots = [...container.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const root of roots) {
    root.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
    root.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]')?.click()
  }
}

/** A phone, on which the share flyout offers the device's own list of apps. */
function pretendPhone(): void {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
  )
  Object.assign(navigator, { share: async () => {} })
}

const colour = 'rgb(1, 2, 3)'

/** The stories that show a view of the tag, and not a scene with a server. */
async function storiesOf(tag: string, file: string): Promise<(() => ReactNode)[]> {
  const paths = Object.keys(storyFiles).filter((path) => {
    const feature = path.split('/').at(-2)
    return (
      path.endsWith(`/${file}.stories.tsx`) || (tag === 'bindery-auth-modal' && feature === 'auth')
    )
  })
  const files = await Promise.all(paths.map((path) => storyFiles[path]?.()))
  return files.flatMap((each) => {
    if (!each) return []
    const { default: meta, ...stories } = each
    return Object.values(stories)
      .map((story) => ({ ...meta, ...story, args: { ...meta.args, ...story.args } }))
      .filter(({ parameters }) => !parameters?.scene)
      .map(({ render, component, args }) => () => {
        if (render) return render(args)
        return component ? createElement(component, args) : null
      })
  })
}

/** The parts with the colour of the page's rule, in any shadow tree of the document. */
function coloured(parts: readonly string[]): string[] {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const drawn = (element: Element) =>
    element.checkVisibility() && getComputedStyle(element).backgroundColor === colour
  return parts.filter((part) =>
    roots.some((root) => [...root.querySelectorAll(`[part~="${part}"]`)].some(drawn)),
  )
}

const cases = Object.entries(elements)
  .map(([path, { default: definition }]) => ({
    tag: definition.tag,
    definition,
    file: path.replace(/.*\/([\w-]+)\.element\.ts$/, '$1'),
  }))
  .filter(({ definition }) => definition.parts)

pretendPhone()

test.each(cases)('a rule of the page reaches each part of $tag', async ({ definition, file }) => {
  const { tag, parts = {} } = definition
  const shown = { ...definition, tag: `${tag}-story` as const }
  const names = Object.keys(parts)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    names.map((part) => `${partSelector(shown, part)}{background-color:${colour}}`).join(''),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const missing = new Set(names)
  const look = () => {
    for (const part of coloured([...missing])) missing.delete(part)
  }
  for (const draw of await storiesOf(tag, file)) {
    const view = mount(draw())
    await frame()
    look()
    if (missing.size > 0) {
      press(view.container)
      await frame()
      look()
    }
    view.unmount()
    if (missing.size === 0) break
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  expect([...missing]).toEqual([])
})
