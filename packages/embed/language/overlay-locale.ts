/**
 * The modal and the flyouts exist once per page, and use the locale of the element that opened them. Loaded
 * if a part of the page has a language of its own.
 */
import type { ModelOwner } from '@bindery/element/language.ts'
import { createMessages, type MessageBook, type Words } from '@bindery/state/messages/book.ts'
import type { State } from '@bindery/state/state.ts'
import { atom, type WritableAtom } from 'nanostores'
import { watchOpeners } from './overlay-opener.ts'

/** The locale loader, as overlays see it. */
export interface PageLocales {
  localeAt(element: Element): string
  /** Loads a tag's texts. Returns a promise while they load, then whether they are available. */
  fetch(locale: string, tag: string): Promise<void> | boolean
  /** The texts that are loaded. */
  words(locale: string): Words
  /** Sets `lang` on a rendered root. */
  mark(root: HTMLElement, locale: string): void
}

interface LocalizedState {
  readonly state: State
  /** Switches the locale: every view of this state renders again. */
  setLocale(locale: string, words: Words): void
}

/** The page's one state, with a locale that can change. */
const createLocalizedState = (page: State): LocalizedState => {
  const settings = { ...page.settings }
  const book = createMessages(settings, page.environment.warn)
  const defined = new Map<string, readonly [store: WritableAtom, read: () => unknown]>()
  const define: MessageBook['define'] = (noun, base) => {
    const read = () => book.define(noun, base).get()
    const entry = defined.get(noun) ?? [atom(read()), read]
    defined.set(noun, entry)
    return entry[0] as ReturnType<typeof book.define<typeof base>>
  }
  const setLocale: LocalizedState['setLocale'] = (locale, words) => {
    settings.locale = locale
    book.speak(locale, words)
    for (const [store, read] of defined.values()) store.set(read())
  }
  return { state: { ...page, settings, messages: { define, speak: setLocale } }, setLocale }
}

interface Overlay extends LocalizedState {
  readonly owner: ModelOwner
  locale: string
}

export interface OverlayLocales {
  /** The locale of the element that last opened the overlay. */
  localeOf(overlay: Element): string | undefined
  /** The state for an overlay's model. Its locale changes with the opener. */
  stateOf(owner: ModelOwner, locale: string): State
  /** Renders the overlays again, after more texts have loaded. */
  refresh(): void
}

/** @param tags all tags that the page may have */
export const createOverlayLocales = (
  page: State,
  tags: readonly string[],
  { localeAt, fetch, words, mark }: PageLocales,
): OverlayLocales => {
  const overlays = new Map<Element, Overlay>()
  /** By tag: the locale of its last opener. */
  const openerLocale: Record<string, string> = {}

  /** An opener inside a tag of ours has the locale of that tag. */
  const localeOfOpener = (opener: Element): string => {
    let element = opener
    let root = opener.getRootNode()
    while (root instanceof ShadowRoot && root.host.localName.startsWith('bindery-')) {
      element = root.host
      root = element.getRootNode()
    }
    return overlays.get(element)?.locale ?? localeAt(element)
  }
  const setLocale = (overlay: Overlay, locale: string) => {
    overlay.locale = locale
    mark(overlay.owner.root, locale)
    overlay.setLocale(locale, words(locale))
  }
  /** Switches once the texts are loaded, unless another opener was used meanwhile. */
  const switchLocale = async (overlay: Overlay, locale: string) => {
    const { localName: tag } = overlay.owner.element
    const loaded = fetch(locale, tag)
    if (typeof loaded === 'object') await loaded
    if (openerLocale[tag] === locale && fetch(locale, tag)) setLocale(overlay, locale)
  }
  watchOpeners(page, (tag, opener) => {
    // Without an opener, for example when the URL opened it, an overlay keeps its locale.
    if (!opener || opener === document.body) return
    const locale = localeOfOpener(opener)
    openerLocale[tag] = locale
    for (const overlay of overlays.values()) {
      const differs = overlay.owner.element.localName === tag && overlay.locale !== locale
      if (differs) void switchLocale(overlay, locale)
    }
  })
  // Overlays that rendered before this code was loaded are inserted again, to get a localized state.
  for (const tag of tags.filter((each) => /-(flyout|modal)$/.test(each))) {
    for (const element of document.querySelectorAll(`${tag}:defined:not([open])`)) {
      const placeholder = document.createComment('')
      element.replaceWith(placeholder)
      queueMicrotask(() => placeholder.replaceWith(element))
    }
  }

  return {
    localeOf: ({ localName }) => openerLocale[localName],
    stateOf: (owner, locale) => {
      const localized = createLocalizedState(page)
      localized.setLocale(locale, words(locale))
      overlays.set(owner.element, { ...localized, owner, locale })
      return localized.state
    },
    refresh: () => {
      for (const overlay of overlays.values())
        overlay.setLocale(overlay.locale, words(overlay.locale))
    },
  }
}
