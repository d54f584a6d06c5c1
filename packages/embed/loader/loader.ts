import { type Strategy, strategies } from '@bindery/element/definition.ts'
import { whenPageReady } from '../browser/page-ready.ts'
import { whenIdle } from '../browser/when-idle.ts'
import type { Catalog } from '../registry/catalog.ts'
import type { Chunks } from '../registry/chunks.ts'
import { elementAt } from '../registry/element-at.ts'
import { prefix, type TagEntry } from '../registry/manifest.ts'
import type { PageRegistry } from '../registry/page-registry.ts'
import { discover } from './discovery.ts'

/** The chunk of the texts in another language, and a selector of elements in that language: `:lang(de)`. */
declare const BINDERY_WORDS: string
declare const BINDERY_WORDS_SELECTOR: string

/** Logs one console line for the page's developer. */
export const warn = (message: string): void => console.warn(`bindery: ${message}`)

export const pageReady = whenPageReady()

/** True for a control that does nothing by itself. A link with an address or a submit button is not inert. */
const isInert = (control: HTMLButtonElement | HTMLAnchorElement): boolean =>
  'href' in control
    ? !control.getAttribute('href')?.replace(/^#.*/, '')
    : control.type !== 'submit' || !control.form

/**
 * Finds the catalog's tags on the page and loads each by its strategy.
 * @param coreReady resolves when the core has run or failed. Tags' chunks, which all import it, run after that
 * @returns the registry's `load` and `preload`
 */
export function createLoader(
  { tags, loadExtraTags }: Pick<Catalog, 'tags' | 'loadExtraTags'>,
  { preload, importChunk }: Chunks,
  registry: PageRegistry,
  coreReady: Promise<unknown>,
) {
  const loading: Record<string, Promise<boolean>> = {}
  const done = new Set<string>()
  const once = (key: string, fn: () => void): void => {
    if (!done.has(key) && done.add(key)) fn()
  }

  const fail = (
    tag: string,
    error: unknown,
    elements: Iterable<Element> = document.querySelectorAll(tag),
  ): boolean => {
    // The next insertion of the tag or click on it tries again.
    delete loading[tag]
    const message = `<${tag}> could not be loaded: ${error}`
    once(tag, () => warn(message))
    for (const element of elements) {
      element.dispatchEvent(
        new CustomEvent('bindery-error', {
          detail: { tag, code: 'load-failed', message },
          bubbles: true,
          composed: true,
        }),
      )
    }
    return false
  }
  const findEntry = async (tag: string): Promise<TagEntry | undefined> => {
    if (!tags[tag]) await loadExtraTags()
    return tags[tag]
  }
  const loadEntry = async (tag: string, priority?: 'low'): Promise<boolean> => {
    try {
      const entry = await findEntry(tag)
      if (!entry) return false
      preload(entry.chunks, priority)
      // If part of the page is in another language, fetch its texts in parallel.
      if (document.querySelector(BINDERY_WORDS_SELECTOR)) preload([BINDERY_WORDS])
      await coreReady
      await importChunk(entry.chunks.at(-1) as string, true)
      return true
    } catch (error) {
      return fail(tag, error)
    }
  }
  /** @param priority `low` for what nobody waits for, so that less stands before a press on a slow network */
  const load = (tag: string, priority?: 'low'): Promise<boolean> => {
    loading[tag] ??= loadEntry(tag, priority)
    return loading[tag]
  }

  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // An element that the page's CSS hides until it is defined would never intersect.
        if (!isIntersecting && getComputedStyle(target).display !== 'none') continue
        visibility.unobserve(target)
        load(target.localName, 'low')
      }
    },
    { rootMargin: '200px' },
  )
  const strategyOf = (element: Element, fallback: Strategy): Strategy => {
    const raw = element.getAttribute('load')
    const strategy = strategies.find(
      // Editors paste curly quotes and spaces into attributes.
      (each) => each === raw?.replace(/\W/g, '').toLowerCase(),
    )
    const { localName: tag } = element
    if (raw && !strategy)
      once(raw + tag, () => registry.kit.push(() => registry.core?.badLoad(tag, raw)))
    // A tag with the attribute `open` must show at once.
    return strategy ?? (element.hasAttribute('open') ? 'eager' : fallback)
  }
  const found = (element: Element): void => {
    const { localName: tag } = element
    // A field of the name localName hides the name of its form.
    if (!tag.startsWith?.(prefix) || loading[tag] || customElements.get(tag)) return
    const entry = tags[tag]
    if (entry) {
      const strategy = strategyOf(element, entry.load)
      if (strategy === 'eager') load(tag)
      if (strategy === 'visible') visibility.observe(element)
      if (strategy === 'idle') once(tag + strategy, () => whenIdle(() => load(tag, 'low')))
    } else {
      loadExtraTags().then(
        () => {
          if (tags[tag]) found(element)
          else once(tag, () => registry.kit.push(() => registry.core?.unknown(tag)))
        },
        (error) => fail(tag, error, [element]),
      )
    }
  }
  discover(found)

  // A failed preload is silent: the load that follows reports it.
  const preloadTag = (tag: string): void =>
    void findEntry(tag).then(
      (entry) => entry && preload(entry.chunks),
      () => {},
    )
  const onPoint = (event: Event): void => {
    const element = elementAt(event)
    if (element) preloadTag(element.localName)
  }
  const heldClicks = new Set<Element>()
  const onClick = (event: Event): void => {
    const element = elementAt(event)
    if (!element) return
    const [clicked] = event.composedPath() as Element[]
    const control = clicked?.closest<HTMLButtonElement>('a,button,[role=button]')
    if (customElements.get(element.localName)) {
      // Our button inside a link of the page, such as a card, must not follow that link.
      if (control?.type === 'button' && element.closest('a')) event.preventDefault()
      return
    }
    const isFallback = control && element.contains(control)
    if (isFallback && !isInert(control)) return
    const loaded = load(element.localName)
    if (!isFallback) return
    event.preventDefault()
    if (heldClicks.has(element)) return
    heldClicks.add(element)
    loaded.then((isLoaded) => {
      heldClicks.delete(element)
      registry.core?.replay(element, control, isLoaded)
    })
  }
  // Tells a tag that is not ready yet what it must not interrupt in a form among its children.
  const onBusy = (event: Event) => Object.assign(elementAt(event) ?? event, { busy: event })
  addEventListener('submit', onBusy)
  addEventListener('compositionstart', onBusy)
  addEventListener('compositionend', onBusy)
  addEventListener('pointerover', onPoint, true)
  addEventListener('focusin', onPoint, true)
  addEventListener('click', onClick, true)
  return { load, preload: preloadTag }
}
