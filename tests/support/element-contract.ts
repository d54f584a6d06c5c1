/**
 * The contract of every tag, whatever its renderer. It runs over the fixtures of the element layer, on each
 * renderer, and over all tags of the kit.
 */
import type { Definition } from '@bindery/element/definition.ts'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import {
  attributeContract,
  goodValue,
  missingContract,
  needed,
  propertyOf,
} from './element-attributes.ts'
import { pageContract } from './element-page.ts'
import {
  frame,
  idleWarningsLogged,
  type Loose,
  place,
  type Twin,
  twinOf,
  warningsLogged,
} from './element-variant.ts'

export interface ContractOptions {
  /** Prepares what the models need, before each test. */
  prepare?: () => void | Promise<void>
}

const isDrawn = (element: Element): boolean =>
  (element.shadowRoot?.firstElementChild?.childNodes.length ?? 0) > 0

/** Waits until an element that renders something is ready. */
export async function untilRendered(element: Element): Promise<void> {
  if (isDrawn(element)) return
  await new Promise((resolve) => element.addEventListener('bindery-ready', resolve, { once: true }))
}

/**
 * Like `untilRendered`, for a tag that may render nothing: waits a few frames. Resolves with whether it has rendered,
 * on which no assertion may depend.
 */
export async function renderedWithin(element: Element, frames = 5): Promise<boolean> {
  let ready = isDrawn(element)
  element.addEventListener('bindery-ready', () => {
    ready = true
  })
  for (let frame = 0; frame < frames && !ready; frame++) {
    await new Promise((resume) => requestAnimationFrame(resume))
  }
  return ready
}

const drawnIn = (element: Element): number[] => [
  element.shadowRoot?.firstElementChild?.children.length ?? 0,
  element.querySelectorAll('[data-bindery-light]').length,
]

/** Whether both elements have rendered the same number of nodes, when called. */
const alike = (one: Element, other: Element) => (): boolean =>
  String(drawnIn(one)) === String(drawnIn(other))

function idsOf(element: Element): string[] {
  const within = [...element.querySelectorAll('[data-bindery-light] [id]')]
  return [...(element.shadowRoot?.querySelectorAll('[id]') ?? []), ...within].map(({ id }) => id)
}

const incomplete = / has no .+ which it needs| is on this page twice/

/** The suite for one tag. Call it at the top of a test file or inside a `describe`. */
export function elementContract(definition: Definition, options: ContractOptions = {}): void {
  const entries = Object.entries(definition.attributes)
  let warn: MockInstance<typeof console.warn>
  let error: MockInstance<typeof console.error>

  const messages = () =>
    warn.mock.calls.map(String).filter((message) => message.startsWith('bindery:'))
  /** Without those about the number of elements and missing attributes, which most of these tests ignore. */
  const warnings = () => messages().filter((message) => !incomplete.test(message))
  const expectBalance = ({ lives, definition: { model } }: Twin) => {
    expect(lives.destroyed).toBe(lives.created)
    if (model) expect(lives.created).toBeGreaterThan(0)
  }

  describe(`<${definition.tag}> keeps the contract`, () => {
    beforeEach(async () => {
      // Warnings of the previous test must not arrive in this one.
      await warningsLogged()
      await options.prepare?.()
      warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      error = vi.spyOn(console, 'error').mockImplementation(() => {})
    })
    afterEach(() => {
      document.body.replaceChildren()
      warn.mockRestore()
      error.mockRestore()
    })

    it('the definition has a summary and attribute names that clash with nothing', () => {
      expect(definition.summary).not.toBe('')
      for (const [name] of entries) {
        expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
        expect(propertyOf(name) in HTMLElement.prototype, `${name} is the platform's`).toBe(false)
        expect(name, 'the loader has it').not.toBe('load')
        expect(name, 'r2wc has it').not.toBe('container')
      }
    })

    it('createElement makes the element without attributes or children', () => {
      const { tag } = twinOf(definition)
      const element = document.createElement(tag)
      expect(element.attributes).toHaveLength(0)
      expect(element.childNodes).toHaveLength(0)
    })

    it('the element has an open shadow root, a default slot, shared sheets and no style element', async () => {
      const { tag } = twinOf(definition)
      const [first, second] = [place(tag), place(tag)]
      const child = first.appendChild(document.createElement('a'))
      await renderedWithin(first)
      expect(child.assignedSlot?.name).toBe('')
      expect(first.shadowRoot?.querySelector('slot:not([name])')).not.toBeNull()
      expect(first.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(0)
      expect(second.shadowRoot?.adoptedStyleSheets).toEqual(first.shadowRoot?.adoptedStyleSheets)
      expect(first.shadowRoot?.querySelector('style, link')).toBeNull()
      expect(document.querySelector('head style[data-bindery]')).toBeNull()
    })

    it('the element shows its children until it dispatches bindery-ready, once', async () => {
      const { tag } = twinOf(definition)
      const heard = vi.fn()
      document.addEventListener('bindery-ready', heard)
      const element = document.createElement(tag)
      const fallback = element.appendChild(document.createElement('a'))
      fallback.textContent = 'fallback'
      document.body.append(element)
      expect(fallback.checkVisibility()).toBe(true)
      await renderedWithin(element)
      document.removeEventListener('bindery-ready', heard)
      const wraps = element.shadowRoot?.querySelector('.root slot:not([name])')
      if (!definition.render || wraps) return
      // Not the result of `renderedWithin`: a view that waits for a request may have rendered since.
      expect(heard).toHaveBeenCalledTimes(fallback.checkVisibility() ? 0 : 1)
    })

    it('the element logs nothing without a mistake', async () => {
      const element = place(twinOf(definition).tag, { load: 'eager', ...needed(definition) })
      await renderedWithin(element)
      await idleWarningsLogged()
      element.remove()
      await frame()
      await warningsLogged()
      expect(messages()).toEqual([])
      expect(error.mock.calls).toEqual([])
    })

    if (definition.single) {
      it('a second element on the page warns', async () => {
        const { tag } = twinOf(definition)
        place(tag, needed(definition))
        await idleWarningsLogged()
        expect(messages()).toEqual([])
        place(tag, needed(definition))
        await expect
          .poll(messages)
          .toEqual([
            `bindery: <${tag}> is on this page twice; allowed: once. The first one counts.`,
          ])
      })
    }

    missingContract(definition, messages)
    pageContract(definition, messages, () => error.mock.calls)

    attributeContract(definition, warnings)

    it('a moved element keeps its model, its view and typed values', async () => {
      const twin = twinOf(definition)
      const element = place(twin.tag)
      const ready = await renderedWithin(element)
      const root = element.shadowRoot?.firstElementChild
      const drawn = root?.firstElementChild
      const input = element.shadowRoot?.querySelector('input')
      if (input) input.value = 'typed'
      const view = twin.view()
      const elsewhere = document.body.appendChild(document.createElement('div'))
      elsewhere.append(element)
      if ('moveBefore' in document.body) document.body.moveBefore(element, null)
      await frame()
      expect(element.shadowRoot?.firstElementChild).toBe(root)
      // A response may have arrived meanwhile. Then the view differs for that reason.
      const same = twin.view() === view
      if (ready && same) expect(root?.firstElementChild).toBe(drawn)
      if (input && same) expect(element.shadowRoot?.querySelector('input')?.value).toBe('typed')
      expect(twin.lives).toEqual({ created: definition.model ? 1 : 0, destroyed: 0 })
    })

    it('a removed element renders again when it is put back', async () => {
      const twin = twinOf(definition)
      const element = place(twin.tag)
      const ready = await renderedWithin(element)
      element.remove()
      await frame()
      expectBalance(twin)
      expect(element.shadowRoot?.firstElementChild?.childNodes).toHaveLength(0)
      document.body.append(element)
      if (ready) expect(await renderedWithin(element, 300)).toBe(true)
      // A view that waits for a response renders later: compare with an element that was never removed.
      await expect.poll(alike(element, place(twin.tag))).toBe(true)
      expect(error.mock.calls).toEqual([])
    })

    it('a clone has the attributes and a model of its own', async () => {
      const twin = twinOf(definition)
      const element = place(twin.tag)
      for (const [name, attribute] of entries) {
        const good = goodValue(attribute)
        if (good && attribute.type !== 'boolean') element.setAttribute(name, good.text)
      }
      await renderedWithin(element)
      const clone = element.cloneNode(true) as Loose
      document.body.append(clone)
      await renderedWithin(clone)
      await frame()
      for (const [name] of entries) {
        expect(clone[propertyOf(name)]).toEqual(element[propertyOf(name)])
      }
      await expect.poll(alike(clone, element)).toBe(true)
      if (definition.model) expect(twin.lives.created).toBe(2)
      const ids = [...idsOf(element), ...idsOf(clone)]
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('a second definition changes nothing', () => {
      const twin = twinOf(definition)
      const before = customElements.get(twin.tag)
      twin.register()
      expect(customElements.get(twin.tag)).toBe(before)
      expect(error.mock.calls).toEqual([])
    })

    it('an element whose model throws shows its children', async () => {
      const broken = twinOf(definition, {
        model() {
          throw new Error('out of order')
        },
      })
      const heard = vi.fn()
      const listener = (event: Event) => heard((event as CustomEvent).detail)
      document.addEventListener('bindery-error', listener)
      const element = document.createElement(broken.tag)
      const fallback = element.appendChild(document.createElement('a'))
      fallback.textContent = 'fallback'
      document.body.append(element)
      await frame()
      document.removeEventListener('bindery-error', listener)
      expect(heard.mock.calls).toEqual([
        [{ tag: broken.tag, code: 'model-failed', message: 'out of order' }],
      ])
      expect(fallback.checkVisibility()).toBe(true)
    })

    it('100 added and removed elements leave no nodes, sheets or models behind', async () => {
      const twin = twinOf(definition)
      const before = { sheets: document.adoptedStyleSheets.length, nodes: nodes() }
      for (let round = 0; round < 4; round++) {
        const elements = Array.from({ length: 25 }, () => place(twin.tag))
        await Promise.all(elements.map((element) => renderedWithin(element, 1)))
        for (const element of elements) element.remove()
      }
      await frame()
      expectBalance(twin)
      if (definition.model) expect(twin.lives.created).toBe(100)
      expect({ sheets: document.adoptedStyleSheets.length, nodes: nodes() }).toEqual(before)
    })
  })
}

const nodes = () => document.querySelectorAll('body *').length
