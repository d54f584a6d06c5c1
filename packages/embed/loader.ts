import { createChunks } from './chunks.ts'
import { discover } from './discovery.ts'
import { type Manifest, prefix, type Strategy, strategies, type TagEntry } from './manifest.ts'
import type { BinderyRecord } from './record.ts'

/** One console line, for the person who built the page. */
export const say = (message: string): void => console.warn(`bindery: ${message}`)

/** Resolves when the parser has read the page: no setting can come later. */
const parsed = new Promise<void>((resolve) => {
  const look = (): void => {
    if (document.readyState !== 'loading') resolve()
  }
  look()
  document.addEventListener('readystatechange', look)
})

const whenIdle = (fn: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(fn, { timeout: 2000 })
  else setTimeout(fn, 200)
}

/** A control whose click does nothing without us; a real link or a submit button works by itself. */
const isInert = (control: Element): boolean =>
  control.localName === 'a'
    ? /^(#.*)?$/.test(control.getAttribute('href') ?? '')
    : !(control as HTMLButtonElement).form

/**
 * Finds the tags of the manifest on the page and fetches the chunks of each when it is due.
 * @param base URL of the folder of the chunks
 * @param after resolves when chunks may run (another copy of the kit may have to be first)
 */
export function createLoader(
  manifest: Manifest,
  base: string,
  record: () => BinderyRecord,
  after: Promise<unknown> = parsed,
) {
  const chunks = createChunks(base)
  const { tags } = manifest
  const loading: Record<string, Promise<boolean>> = {}
  const told = new Set<string>()
  const once = (key: string, tell: () => void): void => {
    if (told.has(key)) return
    told.add(key)
    tell()
  }

  const fail = (tag: string, error: unknown): boolean => {
    // Whoever inserts or clicks the tag later has another go.
    delete loading[tag]
    const message = `<${tag}> could not be loaded: ${error}`
    once(tag, () => say(`${message}. What stands between its tags is shown instead.`))
    for (const element of document.querySelectorAll(tag)) {
      const detail = { tag, code: 'load-failed', message }
      element.dispatchEvent(
        new CustomEvent('bindery-error', { detail, bubbles: true, composed: true }),
      )
    }
    return false
  }
  const load = (tag: string): Promise<boolean> => {
    const { chunks: files } = tags[tag] as TagEntry
    loading[tag] ??= after
      .then(() => chunks.run(files, true))
      .then(
        () => true,
        (error) => fail(tag, error),
      )
    chunks.warm(files)
    return loading[tag]
  }

  const onScreen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        onScreen.unobserve(target)
        load(target.localName)
      }
    },
    { rootMargin: '200px' },
  )
  const strategyOf = (element: Element, { load: usual }: TagEntry): Strategy => {
    const raw = element.getAttribute('load')
    const asked = raw?.replace(/[\s"'“”„‘’]+/g, '').toLowerCase() as Strategy | undefined
    if (asked && strategies.includes(asked)) return asked
    if (asked !== undefined) {
      const { localName: tag } = element
      once(tag + raw, () =>
        say(`<${tag}> load="${raw}" is ignored; allowed: ${strategies.join(', ')}`),
      )
    }
    // What must be open at once cannot wait for its turn.
    return element.hasAttribute('open') ? 'eager' : usual
  }
  discover((element) => {
    const { localName: tag } = element
    if (!tag.startsWith(prefix)) return
    const entry = tags[tag]
    if (!entry) {
      once(tag, () => record().kit.push(() => record().core?.unknown(tag)))
    } else if (!loading[tag] && !customElements.get(tag)) {
      const strategy = strategyOf(element, entry)
      if (strategy === 'eager') load(tag)
      if (strategy === 'visible') onScreen.observe(element)
      if (strategy === 'idle') once(`${tag} idle`, () => whenIdle(() => load(tag)))
    }
  })

  const held = new Set<Element>()
  const tagOf = (event: Event): Element | undefined =>
    (event.composedPath() as Element[]).find(({ localName }) => tags[localName])
  const warm = (event: Event): void => {
    const tag = tagOf(event)?.localName
    if (tag)
      once(`${tag} warm`, () => {
        const entry = tags[tag] as TagEntry
        for (const other of [tag, ...entry.opens]) chunks.warm(tags[other]?.chunks ?? [])
      })
  }
  addEventListener('pointerover', warm, true)
  addEventListener('focusin', warm, true)
  addEventListener(
    'click',
    (event) => {
      const element = tagOf(event)
      if (!element || customElements.get(element.localName)) return
      const control = (event.composedPath()[0] as Element).closest('a,button,[role=button]')
      if (control && element.contains(control) && !isInert(control)) return
      event.preventDefault()
      const first = !held.has(element)
      held.add(element)
      load(element.localName).then((done) => {
        held.delete(element)
        if (done && first) record().core?.replay(element, control ?? element)
      })
    },
    true,
  )
  return { load, start: () => parsed.then(() => chunks.run([manifest.core])) }
}
