/**
 * The look of each tag, on its stories. Each part that it declares is drawn in some story, and a page's rule on the
 * documented selector colours it. No radius of a page is too large or too small.
 */
import type { Definition } from '@bindery/element/definition.ts'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { partSelector } from '../../tools/definitions-names.ts'
import { frame } from '../support/element-variant.ts'
import { mount } from '../support/mount.tsx'
import { storiesOf } from '../support/story-views.tsx'

const elements = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  { eager: true },
)
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
  afterAll(() => Reflect.deleteProperty(navigator, 'share'))
}

const colour = 'rgb(1, 2, 3)'

/** What is drawn in the shadow trees of the document, and the forms that stand in slots of theirs. */
const drawnElements = (): Element[] =>
  [...document.querySelectorAll('*')]
    .flatMap(({ shadowRoot }) => (shadowRoot ? [...shadowRoot.querySelectorAll('*')] : []))
    .concat([...document.querySelectorAll('[data-bindery-light] *')])
    .filter((element) => element.checkVisibility())

/** The parts with the colour of the page's rule. */
const coloured = (drawn: readonly Element[], parts: readonly string[]): string[] => {
  const found = drawn
    .filter((element) => getComputedStyle(element).backgroundColor === colour)
    .flatMap(({ part }) => [...part])
  return parts.filter((part) => found.includes(part))
}

const nameOf = (element: Element): string => `${element.localName}.${element.className}`

/** Boxes higher than a button whose corners take more than a dialog's may, at the largest radius. */
function cutBoxes(drawn: readonly Element[]): string[] {
  document.documentElement.style.setProperty('--bindery-radius', '999px')
  return drawn
    .filter((element) => {
      const { borderStartStartRadius, borderEndEndRadius } = getComputedStyle(element)
      const isLarge = [borderStartStartRadius, borderEndEndRadius].some(
        (radius) => !radius.includes('%') && Number.parseFloat(radius) > 24,
      )
      return isLarge && element.getBoundingClientRect().height > 60
    })
    .map(nameOf)
}

/** What still has corners at radius 0. A circle, such as the spinner, has a radius in percent. */
function roundBoxes(drawn: readonly Element[]): string[] {
  document.documentElement.style.setProperty('--bindery-radius', '0px')
  return drawn
    .filter((element) => !/^(0px|50%)$/.test(getComputedStyle(element).borderStartStartRadius))
    .map(nameOf)
}

const cases = Object.entries(elements)
  .map(([path, { default: definition }]) => ({
    tag: definition.tag,
    definition,
    file: path.replace(/.*\/([\w-]+)\.element\.ts$/, '$1'),
  }))
  .filter(({ definition }) => definition.parts)

pretendPhone()

afterEach(() => document.documentElement.style.removeProperty('--bindery-radius'))

test.each(cases)(
  'a rule of the page reaches each part of $tag, and no radius cuts it',
  async ({ definition, file }) => {
    const { tag, parts = {} } = definition
    const shown = { ...definition, tag: `${tag}-story` as const }
    const names = Object.keys(parts)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      names.map((part) => `${partSelector(shown, part)}{background-color:${colour}}`).join(''),
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const missing = new Set(names)
    const misshapen = new Set<string>()
    const look = () => {
      const drawn = drawnElements()
      for (const each of [...cutBoxes(drawn), ...roundBoxes(drawn)]) misshapen.add(each)
      for (const part of coloured(drawn, [...missing])) missing.delete(part)
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
    expect([...misshapen]).toEqual([])
  },
)
