import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilRendered } from '../../tests/support/element-contract.ts'
import { frame, place, twinOf } from '../../tests/support/element-variant.ts'
import { defineWidget } from './define.ts'
import type { Definition } from './definition.ts'
import litSample from './fixtures/lit-sample.element.ts'
import reactSample from './fixtures/react-sample.element.tsx'
import {
  freshTag,
  renderers,
  type SmallProps,
  small,
  textOf,
  withFallback,
} from './fixtures/small.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe.each(Object.entries(renderers))('with the %s renderer', (_name, view) => {
  it('an element renders only new views, and several at once as one', async () => {
    const { tag, $view, renders } = small(view)
    const element = place(tag)
    await untilRendered(element)
    expect(renders.count).toBe(1)
    for (const text of ['two', 'three', 'four']) $view.set({ text })
    await frame()
    expect(textOf(element)).toBe('four')
    expect(renders.count).toBe(2)
    element.setAttribute('hint', 'x')
    document.body.append(element)
    await frame()
    expect(renders.count).toBe(2)
  })

  it('a property set to its own value does not touch the attribute', async () => {
    const { tag } = small(view)
    const element = place(tag, { hint: 'x' })
    const touched = new MutationObserver(() => {})
    touched.observe(element, { attributes: true })
    element['hint'] = 'x'
    expect(touched.takeRecords()).toEqual([])
    element['hint'] = 'y'
    expect(touched.takeRecords()).toHaveLength(1)
  })

  it('an element inserted and removed in one task is never rendered', async () => {
    const { tag, renders, hosts } = small(view)
    place(tag).remove()
    await frame()
    expect(renders.count).toBe(0)
    expect(hosts).toHaveLength(0)
  })

  it('an element listens to its store only while it is on the page', async () => {
    const { tag, $view } = small(view)
    const element = place(tag)
    await frame()
    expect($view.lc).toBe(1)
    element.remove()
    await frame()
    expect($view.lc).toBe(0)
  })

  it('an element that the page has moved into a frame draws its first view there', async () => {
    const { tag, $view } = small(view, null)
    const element = place(tag)
    await frame()
    const iframe = document.body.appendChild(document.createElement('iframe'))
    iframe.contentDocument?.body.append(element)
    await frame()
    $view.set({ text: 'here', buttons: ['Press'] })
    await frame()
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Press')
    expect(vi.mocked(console.error)).not.toHaveBeenCalled()
  })

  it('an element shows its fallback while the view is null, at first and later', async () => {
    const { tag, $view } = small(view, null)
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
    'an element shows its fallback after its view throws %s',
    async (when) => {
      const bad = { text: 'this', broken: true }
      const { tag, $view } = small(view, when === 'at first' ? bad : { text: 'fine' })
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

  it('an element shows its fallback after its store throws', async () => {
    const render = view({ count: 0 })
    const definition = defineWidget({
      tag: freshTag(),
      summary: 'A minimal tag.',
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

  it('each element has an id of its own, which starts with the tag', async () => {
    const { tag, hosts } = small(view)
    place(tag)
    place(tag)
    await frame()
    expect(hosts.map(({ id }) => id)).toEqual([`${tag}-1`, `${tag}-2`])
  })
})

describe('React and Lit elements', () => {
  /** Everything that a page can observe while a reader and a page use an element. */
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
    await untilRendered(element)
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

  it('a React element and a Lit element behave alike', async () => {
    const [react, lit] = [await story(reactSample), await story(litSample)]
    expect(react).toEqual(lit)
    expect(react.length).toBeGreaterThan(20)
  })

  it('a page can cancel a request event of either', async () => {
    for (const sample of [reactSample, litSample]) {
      const element = place(twinOf(sample).tag)
      await untilRendered(element)
      element.addEventListener('bindery-press-request', (event) => event.preventDefault())
      element.shadowRoot?.querySelector('button')?.click()
      await frame()
      expect(element.shadowRoot?.querySelector('output')?.textContent).toBe('0')
    }
  })
})

describe('a React element', () => {
  it('a React element extends the class of r2wc without an enumerable property', async () => {
    const { tag } = twinOf(reactSample)
    const element = place(tag)
    expect(Object.keys(element)).toEqual([])
    await untilRendered(element)
    expect(Object.getOwnPropertySymbols(element)).toContain(Symbol.for('r2wc.props'))
    expect(element['container']).toBe(element.shadowRoot?.querySelector('.root'))
  })
})

describe('a definition', () => {
  it('a tag without a view keeps its children visible', async () => {
    const { tag } = defineWidget({
      tag: freshTag(),
      summary: 'A tag without a view.',
      attributes: {},
    })
    const { element, fallback } = withFallback(tag)
    await frame()
    expect(fallback.checkVisibility()).toBe(true)
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
  })

  it('a tag without a model passes its attribute values to the view', async () => {
    const { lit } = await import('./lit-element.ts')
    const { html } = await import('lit/html.js')
    const { tag } = defineWidget({
      tag: freshTag(),
      summary: 'Only attributes.',
      attributes: { label: { type: 'string', default: 'none', description: 'A label.' } },
      render: lit(({ label }: { label: string }) => html`<p class="text">${label}</p>`),
    })
    const element = place(tag)
    await untilRendered(element)
    expect(textOf(element)).toBe('none')
    element.setAttribute('label', 'some')
    await frame()
    expect(textOf(element)).toBe('some')
  })
})
