import { atom } from 'nanostores'
import { afterEach, expect, it, vi } from 'vitest'
import { defineWidget } from './define.ts'
import { freshTag, renderers, type SmallProps } from './fixtures/small.tsx'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A tag that is `loud` as long as its text is in capitals. */
const loud = (renderer: string) => {
  const $view = atom<SmallProps | null>({ text: 'one' })
  const { tag } = defineWidget({
    tag: freshTag(),
    summary: 'A tag with a state.',
    attributes: {},
    states: {
      loud: { description: 'In capitals.', when: ({ text }) => text === text.toUpperCase() },
    },
    model: () => ({ $view, destroy() {} }),
    render: (renderers[renderer] as (typeof renderers)[string])({ count: 0 }),
  })
  return { $view, element: document.body.appendChild(document.createElement(tag)) }
}

it.for(['lit', 'react'])('the custom state follows the view on %s', async (renderer) => {
  const { $view, element } = loud(renderer)
  const isLoud = () => element.matches(':state(loud)')
  await expect.poll(() => element.shadowRoot?.textContent).toBe('one')
  expect(isLoud()).toBe(false)
  for (const [text, expected] of [
    ['TWO', true],
    ['three', false],
    ['FOUR', true],
  ] as const) {
    $view.set({ text })
    await expect.poll(isLoud).toBe(expected)
  }
  $view.set(null)
  await expect.poll(isLoud).toBe(false)
})

it('a browser without custom states shows the view', async () => {
  vi.spyOn(HTMLElement.prototype, 'attachInternals').mockImplementation(() => {
    throw new DOMException('no such thing', 'NotSupportedError')
  })
  const { element } = loud('lit')
  await expect.poll(() => element.shadowRoot?.textContent).toBe('one')
})
