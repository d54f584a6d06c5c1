import type { Catalog } from './catalog.ts'
import type { Chunks } from './chunks.ts'
import { discover } from './discovery.ts'
import { prefix, type Strategy, strategies, type TagEntry } from './manifest.ts'
import type { BinderyRecord } from './record.ts'
import { whenIdle } from './when-idle.ts'

/** The chunk of words in another language, and the selector of the elements that need it: `:lang(de)`. */
declare const BINDERY_WORDS: string
declare const BINDERY_SPOKEN: string

declare global {
  interface Document {
    /** Chromium has it. */
    readonly prerendering?: boolean
  }
}

/** One console line, for the person who built the page. */
export const say = (message: string): void => console.warn(`bindery: ${message}`)

/**
 * Resolves when the parser has read the page, so that no setting can come later, and somebody looks at it: in a
 * page that is made ahead (speculation rules) nothing runs, asks or counts.
 */
export const mayStart = new Promise<void>((resolve) => {
  const look = (): void => {
    if (document.readyState !== 'loading' && !document.prerendering) resolve()
  }
  look()
  document.addEventListener('readystatechange', look)
  document.addEventListener('prerenderingchange', look)
})

/** A control whose click does nothing without us; a real link or a submit button works by itself. */
const isInert = (control: HTMLButtonElement | HTMLAnchorElement): boolean =>
  'href' in control
    ? !control.getAttribute('href')?.replace(/^#.*/, '')
    : control.type !== 'submit' || !control.form

/**
 * Finds the tags of the catalog on the page and fetches the chunks of each when it is due.
 * @param after resolves when the core has run, or could not be had: chunks, which all import it, run then
 * @returns the record's `load`
 */
export function createLoader(
  { tags, rest }: Catalog,
  { warm, run }: Chunks,
  record: BinderyRecord,
  after: Promise<unknown>,
) {
  const loading: Record<string, Promise<boolean>> = {}
  const told = new Set<string>()
  const once = (key: string, tell: () => void): void => {
    if (!told.has(key) && told.add(key)) tell()
  }

  const fail = (
    tag: string,
    error: unknown,
    elements: Iterable<Element> = document.querySelectorAll(tag),
  ): boolean => {
    // Whoever inserts or clicks the tag later has another go.
    delete loading[tag]
    const message = `<${tag}> could not be loaded: ${error}`
    once(tag, () => say(message))
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
  /** What is known of a tag; if need be, all tags are looked up first. */
  const entryOf = async (tag: string): Promise<TagEntry | undefined> => {
    if (!tags[tag]) await rest()
    return tags[tag]
  }
  const fetched = async (tag: string): Promise<boolean> => {
    try {
      const entry = await entryOf(tag)
      if (!entry) return false
      warm(entry.chunks)
      // The words in another language come along where something on the page speaks it.
      if (document.querySelector(BINDERY_SPOKEN)) warm([BINDERY_WORDS])
      await after
      await run(entry.chunks.at(-1) as string, true)
      return true
    } catch (error) {
      return fail(tag, error)
    }
  }
  const load = (tag: string): Promise<boolean> => {
    loading[tag] ??= fetched(tag)
    return loading[tag]
  }

  const onScreen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // What the page's CSS hides until it is defined would never be seen.
        if (!isIntersecting && getComputedStyle(target).display !== 'none') continue
        onScreen.unobserve(target)
        load(target.localName)
      }
    },
    { rootMargin: '200px' },
  )
  const strategyOf = (element: Element, usual: Strategy): Strategy => {
    const raw = element.getAttribute('load')
    const asked = strategies.find(
      // A CMS pastes quotes and spaces that nobody meant.
      (each) => each === raw?.replace(/\W/g, '').toLowerCase(),
    )
    const { localName: tag } = element
    if (raw && !asked) once(raw + tag, () => record.kit.push(() => record.core?.badLoad(tag, raw)))
    // A tag that is `open` cannot wait.
    return asked ?? (element.hasAttribute('open') ? 'eager' : usual)
  }
  const found = (element: Element): void => {
    const { localName: tag } = element
    if (!tag.startsWith(prefix) || loading[tag] || customElements.get(tag)) return
    const entry = tags[tag]
    if (entry) {
      const strategy = strategyOf(element, entry.load)
      if (strategy === 'eager') load(tag)
      if (strategy === 'visible') onScreen.observe(element)
      if (strategy === 'idle') once(tag + strategy, () => whenIdle(() => load(tag)))
    } else {
      rest().then(
        () => {
          if (tags[tag]) found(element)
          else once(tag, () => record.kit.push(() => record.core?.unknown(tag)))
        },
        (error) => fail(tag, error, [element]),
      )
    }
  }
  discover(found)

  const tagAt = (event: Event): Element | undefined =>
    (event.composedPath() as Element[]).find((each) => each.localName?.startsWith(prefix))
  const foresee = async (event: Event): Promise<void> => {
    const tag = tagAt(event)?.localName
    const { chunks = [], opens = [] } = (tag && (await entryOf(tag))) || {}
    warm(chunks)
    for (const other of opens) warm((await entryOf(other))?.chunks ?? [])
  }
  // Nothing is said of what cannot be fetched ahead: that comes when it is wanted.
  const point = (event: Event): void => void foresee(event).catch(() => {})
  const held = new Set<Element>()
  const hold = (event: Event): void => {
    const element = tagAt(event)
    if (!element) return
    const [clicked] = event.composedPath() as Element[]
    const control = clicked?.closest<HTMLButtonElement>('a,button,[role=button]')
    if (customElements.get(element.localName)) {
      // A button of ours in a link of the page, a card's say, leads nobody away.
      if (control?.type === 'button' && element.closest('a')) event.preventDefault()
      return
    }
    const ours = control && element.contains(control)
    if (ours && !isInert(control)) return
    const loaded = load(element.localName)
    if (!ours) return
    event.preventDefault()
    if (held.has(element)) return
    held.add(element)
    loaded.then((done) => {
      held.delete(element)
      record.core?.replay(element, control, done)
    })
  }
  addEventListener('pointerover', point, true)
  addEventListener('focusin', point, true)
  addEventListener('click', hold, true)
  return load
}
