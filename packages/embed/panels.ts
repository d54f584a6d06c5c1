/**
 * The modal and the flyouts stand once on a page and speak the language of what opened them. Fetched
 * where a part of the page is in a language of its own.
 */
import type { Speaker } from '@bindery/element/language.ts'
import { createMessages, type MessageBook, type Words } from '@bindery/state/messages.ts'
import type { State } from '@bindery/state/state.ts'
import { atom, type WritableAtom } from 'nanostores'
import { watchOpeners } from './opener.ts'

/** What there is to speak with. */
export interface Languages {
  /** What is spoken around an element of the page. */
  localeAt(element: Element): string
  /** The words that a tag needs in a language: whether they are here, or when that is known. */
  fetch(locale: string, tag: string): Promise<void> | boolean
  /** What is here of them. */
  words(locale: string): Words
  /** Says on what is drawn which language it is in. */
  mark(root: HTMLElement, locale: string): void
}

interface Voice {
  readonly state: State
  /** From here on it speaks so: what shows its words draws them anew. */
  speak(locale: string, words: Words): void
}

/** The one state of the page, as a panel sees it. */
const createVoice = (page: State): Voice => {
  const spoken = { ...page.settings }
  const book = createMessages(spoken, page.environment.warn)
  const defined = new Map<string, readonly [store: WritableAtom, again: () => unknown]>()
  const define: MessageBook['define'] = (noun, base) => {
    const again = () => book.define(noun, base).get()
    const known = defined.get(noun) ?? [atom(again()), again]
    defined.set(noun, known)
    return known[0] as ReturnType<typeof book.define<typeof base>>
  }
  const speak: Voice['speak'] = (locale, words) => {
    spoken.locale = locale
    book.speak(locale, words)
    for (const [store, again] of defined.values()) store.set(again())
  }
  return { state: { ...page, settings: spoken, messages: { define, speak } }, speak }
}

interface Panel extends Voice {
  readonly speaker: Speaker
  locale: string
}

export interface Panels {
  /** What it is to speak: what the one spoke that opened it last. */
  localeOf(panel: Element): string | undefined
  /** What its model is made of; later the language of it changes. */
  stateOf(speaker: Speaker, locale: string): State
  /** More words have come. */
  refresh(): void
}

/** @param tags all that there may be on the page */
export const createPanels = (
  page: State,
  tags: readonly string[],
  { localeAt, fetch, words, mark }: Languages,
): Panels => {
  const panels = new Map<Element, Panel>()
  /** By tag, what the last one spoke that opened it. */
  const wanted: Record<string, string> = {}

  /** What stands in a tag of ours is where that tag is. */
  const localeOfOpener = (from: Element): string => {
    let element = from
    let root = from.getRootNode()
    while (root instanceof ShadowRoot && root.host.localName.startsWith('bindery-')) {
      element = root.host
      root = element.getRootNode()
    }
    return panels.get(element)?.locale ?? localeAt(element)
  }
  const speak = (panel: Panel, locale: string) => {
    panel.locale = locale
    mark(panel.speaker.root, locale)
    panel.speak(locale, words(locale))
  }
  /** Once its words are here, if that is still what is wanted. */
  const turn = async (panel: Panel, locale: string) => {
    const { localName: tag } = panel.speaker.element
    const here = fetch(locale, tag)
    if (typeof here === 'object') await here
    if (wanted[tag] === locale && fetch(locale, tag)) speak(panel, locale)
  }
  watchOpeners(page, (tag, from) => {
    // Opened by an address, say: it speaks as it did.
    if (!from || from === document.body) return
    const locale = localeOfOpener(from)
    wanted[tag] = locale
    for (const panel of panels.values()) {
      const other = panel.speaker.element.localName === tag && panel.locale !== locale
      if (other) void turn(panel, locale)
    }
  })
  // Panels that were made before another language came are made again.
  for (const tag of tags.filter((each) => /-(flyout|modal)$/.test(each))) {
    for (const element of document.querySelectorAll(`${tag}:defined:not([open])`)) {
      const place = document.createComment('')
      element.replaceWith(place)
      queueMicrotask(() => place.replaceWith(element))
    }
  }

  return {
    localeOf: ({ localName }) => wanted[localName],
    stateOf: (speaker, locale) => {
      const voice = createVoice(page)
      voice.speak(locale, words(locale))
      panels.set(speaker.element, { ...voice, speaker, locale })
      return voice.state
    },
    refresh: () => {
      for (const { speak: again, locale } of panels.values()) again(locale, words(locale))
    },
  }
}
