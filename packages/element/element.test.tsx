import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stands } from '../../tests/support/element-contract.ts'
import { frame, place, twinOf } from '../../tests/support/element-variant.ts'
import { type Definition, defineWidget } from './define.ts'
import litSample from './fixtures/lit-sample.element.ts'
import reactSample from './fixtures/react-sample.element.tsx'
import { freshTag, kinds, type SmallProps, small, textOf, withFallback } from './fixtures/small.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe.each(Object.entries(kinds))('an element drawn by %s', (_name, kind) => {
  it('draws again only for a new view, and once for many', async () => {
    const { tag, $view, drawn } = small(kind)
    const element = place(tag)
    await stands(element)
    expect(drawn.count).toBe(1)
    for (const text of ['two', 'three', 'four']) $view.set({ text })
    await frame()
    expect(textOf(element)).toBe('four')
    expect(drawn.count).toBe(2)
    element.setAttribute('hint', 'x')
    document.body.append(element)
    await frame()
    expect(drawn.count).toBe(2)
  })

  it('touches no attribute for a property that says the same', async () => {
    const { tag } = small(kind)
    const element = place(tag, { hint: 'x' })
    const touched = new MutationObserver(() => {})
    touched.observe(element, { attributes: true })
    element['hint'] = 'x'
    expect(touched.takeRecords()).toEqual([])
    element['hint'] = 'y'
    expect(touched.takeRecords()).toHaveLength(1)
  })

  it('does not draw what was put in and taken out in one go', async () => {
    const { tag, drawn, hosts } = small(kind)
    place(tag).remove()
    await frame()
    expect(drawn.count).toBe(0)
    expect(hosts).toHaveLength(0)
  })

  it('listens to its store only while it is on the page', async () => {
    const { tag, $view } = small(kind)
    const element = place(tag)
    await frame()
    expect($view.lc).toBe(1)
    element.remove()
    await frame()
    expect($view.lc).toBe(0)
  })

  it('keeps its children while there is nothing to show, and when there is nothing again', async () => {
    const { tag, $view } = small(kind, null)
    const ready = vi.fn()
    document.addEventListener('bindery-ready', ready)
    const { element, fallback } = withFallback(tag)
    await frame()
    expect(fallback.checkVisibility()).toBe(true)
    expect(ready).not.toHaveBeenCalled()
    $view.set({ text: 'here' })
    await frame()
    expect(fallback.checkVisibility()).toBe(false)
    expect(textOf(element)).toBe('here')
    $view.set(null)
    await frame()
    expect(fallback.checkVisibility()).toBe(true)
    expect(textOf(element)).toBeUndefined()
    $view.set({ text: 'again' })
    await frame()
    expect(textOf(element)).toBe('again')
    expect(fallback.checkVisibility()).toBe(false)
    document.removeEventListener('bindery-ready', ready)
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it.each(['at first', 'later'])(
    'gives the children back when the view breaks %s',
    async (when) => {
      const bad = { text: 'this', broken: true }
      const { tag, $view } = small(kind, when === 'at first' ? bad : { text: 'fine' })
      const heard = vi.fn()
      const listener = (event: Event) => heard((event as CustomEvent).detail)
      document.addEventListener('bindery-error', listener)
      const { element, fallback } = withFallback(tag)
      const ready = vi.fn()
      element.addEventListener('bindery-ready', ready)
      await frame()
      expect(ready).toHaveBeenCalledTimes(when === 'later' ? 1 : 0)
      $view.set({ ...bad })
      await frame()
      $view.set({ text: 'too late' })
      document.body.append(element)
      await frame()
      document.removeEventListener('bindery-error', listener)
      expect(heard.mock.calls).toEqual([
        [{ tag, code: 'view-failed', message: 'cannot draw this' }],
      ])
      expect(console.error).toHaveBeenCalledWith(
        `bindery: <${tag}>`,
        'view-failed',
        expect.objectContaining({ message: 'cannot draw this' }),
      )
      expect(fallback.checkVisibility()).toBe(true)
      expect(textOf(element)).toBeUndefined()
      element.remove()
      await frame()
      $view.set({ text: 'well' })
      document.body.append(element)
      await frame()
      expect(textOf(element)).toBe('well')
      expect(fallback.checkVisibility()).toBe(false)
    },
  )

  it('gives the children back when the store breaks', async () => {
    const render = kind({ count: 0 })
    const definition = defineWidget({
      tag: freshTag(),
      summary: 'A small one.',
      attributes: {},
      model: () => ({
        $view: {
          get(): SmallProps {
            throw 'no words'
          },
          listen: () => () => {},
        },
        destroy() {
          throw new Error('cannot even leave')
        },
      }),
      render,
    })
    const heard = vi.fn()
    const listener = (event: Event) => heard((event as CustomEvent).detail)
    document.addEventListener('bindery-error', listener)
    const { fallback } = withFallback(definition.tag)
    await frame()
    document.removeEventListener('bindery-error', listener)
    expect(heard.mock.calls).toEqual([
      [{ tag: definition.tag, code: 'model-failed', message: 'no words' }],
    ])
    expect(fallback.checkVisibility()).toBe(true)
  })

  it('has ids of its own, and they begin with the tag', async () => {
    const { tag, hosts } = small(kind)
    place(tag)
    place(tag)
    await frame()
    expect(hosts.map(({ id }) => id)).toEqual([`${tag}-1`, `${tag}-2`])
  })
})

describe('the two kinds of element', () => {
  /** All that can be seen from outside while a reader and a page do things. */
  async function story(definition: Definition): Promise<unknown[]> {
    const { tag, lives } = twinOf(definition)
    const log: unknown[] = []
    const note = (event: Event) => {
      const { bubbles, composed, cancelable, type } = event
      const [first] = event.composedPath()
      log.push([type, { bubbles, composed, cancelable }, first === element])
    }
    const look = () => {
      const root = element.shadowRoot
      const button = root?.querySelector('button')
      log.push(
        button?.textContent,
        root?.querySelector('section')?.dataset['open'],
        root?.querySelector('output')?.textContent,
        button?.getAttribute('aria-describedby') === root?.querySelector('output')?.id,
        { ...lives },
        element.outerHTML.replaceAll(tag, 'tag').replace(/<div.*<\/div>/, ''),
      )
    }
    const types = ['bindery-ready', 'bindery-press-request', 'bindery-error']
    for (const type of types) document.addEventListener(type, note)
    const element = place(tag, { open: '', label: ' Go ', kind: 'NEWSLETTER' })
    log.push(element['open'], element['label'], element['kind'], Object.keys(element))
    await stands(element)
    look()
    const press = () => element.shadowRoot?.querySelector('button')?.click()
    press()
    await frame()
    look()
    element.addEventListener('bindery-press-request', (event) => event.preventDefault())
    press()
    element['label'] = undefined
    element['open'] = false
    element['count'] = 99
    await frame()
    look()
    log.push(element['count'], console.warn)
    element.remove()
    await frame()
    log.push(lives)
    for (const type of types) document.removeEventListener(type, note)
    return log.filter((entry) => typeof entry !== 'function')
  }

  it('cannot be told apart', async () => {
    const [react, lit] = [await story(reactSample), await story(litSample)]
    expect(react).toEqual(lit)
    expect(react.length).toBeGreaterThan(20)
  })

  it('let the page cancel what a reader asks for', async () => {
    for (const sample of [reactSample, litSample]) {
      const element = place(twinOf(sample).tag)
      await stands(element)
      element.addEventListener('bindery-press-request', (event) => event.preventDefault())
      element.shadowRoot?.querySelector('button')?.click()
      await frame()
      expect(element.shadowRoot?.querySelector('output')?.textContent).toBe('0')
    }
  })
})

describe('a definition', () => {
  it('without a view leaves its children where they are', async () => {
    const { tag } = defineWidget({
      tag: freshTag(),
      summary: 'Nothing to see.',
      attributes: {},
    })
    const { element, fallback } = withFallback(tag)
    await frame()
    expect(fallback.checkVisibility()).toBe(true)
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
  })

  it('without a model gives its attribute values to the view', async () => {
    const { lit } = await import('./lit-element.ts')
    const { html } = await import('lit/html.js')
    const { tag } = defineWidget({
      tag: freshTag(),
      summary: 'Only attributes.',
      attributes: { label: { type: 'string', default: 'none', description: 'A label.' } },
      render: lit(({ label }: { label: string }) => html`<p class="text">${label}</p>`),
    })
    const element = place(tag)
    await stands(element)
    expect(textOf(element)).toBe('none')
    element.setAttribute('label', 'some')
    await frame()
    expect(textOf(element)).toBe('some')
  })
})
