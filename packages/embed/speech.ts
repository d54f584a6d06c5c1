/** What a page needs as soon as a tag on it speaks another language than English or the page's. */
import { language, type Speaker } from '@bindery/element/language.ts'
import { type Language, languageOf } from '@bindery/state/languages.ts'
import { createMessages, type Words } from '@bindery/state/messages.ts'
import { localeOf } from '@bindery/state/setting-rules.ts'
import { getState, type State } from '@bindery/state/state.ts'
import type { MoreWords } from './de.ts'
import type { Languages, Panels } from './panels.ts'
import type { BinderyRecord } from './record.ts'

/** Makes a model whose words, dates and numbers are in a language; undefined while words are coming. */
export type Speech = <M>(make: () => M, speaker: Speaker) => M | undefined

/** What the page says around an element, through shadow roots. */
const near = (element: Element): string | undefined => {
  const { host } = element.getRootNode() as ShadowRoot
  return element.closest<HTMLElement>('[lang]:not(html)')?.lang ?? (host && near(host))
}

const dictionaries = {
  de: () => import('./de.ts'),
} satisfies Record<Language, () => Promise<unknown>>

/** Gives each tag the state of the page with the words of its own language, once these are here. */
export const createSpeech = (record: Pick<BinderyRecord, 'state' | 'tags'>): Speech => {
  const page = getState()
  const { settings, environment } = page
  const voices: Record<string, State> = {}
  const words: Partial<Record<Language, Words>> = {}
  /** Of a tag's words in one language: on their way, here, or not to be had. */
  const arrivals: Record<string, Promise<void> | boolean> = {}
  let told = false

  const wordsOf = (locale: string): Words => words[languageOf(locale) as Language] ?? {}

  /** The one state of the page, as whoever speaks this language sees it. */
  const voiceOf = (locale: string): State => {
    let voice = voices[locale]
    if (!voice) {
      const spoken = { ...settings, locale }
      voice =
        locale === settings.locale
          ? page
          : { ...page, settings: spoken, messages: createMessages(spoken) }
      voices[locale] = voice
      voice.messages.speak(locale, wordsOf(locale))
    }
    return voice
  }

  const arrive = (own: Language, arrived: readonly Words[]): void => {
    words[own] = Object.assign({}, words[own], ...arrived)
    for (const [locale, { messages }] of Object.entries(voices)) {
      if (languageOf(locale) === own) messages.speak(locale, wordsOf(locale))
    }
    panels?.refresh()
    if (settings.locale && languageOf(settings.locale) === own) language.tag = settings.locale
  }

  const complain = (error: unknown): void => {
    if (!told) environment.warn(`some words are English, theirs could not be loaded: ${error}`)
    told = true
  }
  const all = (parts: readonly MoreWords[] = []): Promise<Words[]> =>
    Promise.all(parts.map(async (load) => (await load()).default))

  const fetchWords = async (own: Language, tag: string): Promise<boolean> => {
    try {
      const { words: first, more, later } = await dictionaries[own]()
      arrive(own, [first, ...(await all(more[tag]))])
      // Words of other screens and of failures: fetched before anything shows them.
      all(later[tag]).then((others) => arrive(own, others), complain)
      return true
    } catch (error) {
      complain(error)
      return false
    }
  }

  /** The nearest `lang` around it, then the setting `locale`, then `lang` of the page. */
  const localeAt: Languages['localeAt'] = (element) =>
    localeOf(near(element) ?? '') ?? settings.locale ?? 'en'
  const fetch: Languages['fetch'] = (locale, tag) => {
    const own = languageOf(locale)
    if (!own) return true
    const key = `${own} ${tag}`
    arrivals[key] ??= fetchWords(own, tag).then((here) => {
      arrivals[key] = here
    })
    return arrivals[key]
  }
  const mark: Languages['mark'] = (root, locale) => {
    // In a language without words of ours dates and numbers follow it; the words are English.
    root.lang = languageOf(locale) ? locale : language.tag && 'en'
  }
  let panels: Panels | undefined
  // On a page of one language nothing is opened from another.
  let wait = document.querySelector('[lang]:not(html)')
    ? import('./panels.ts').then(({ createPanels }) => {
        panels = createPanels(page, record.tags, { localeAt, fetch, words: wordsOf, mark })
      })
    : undefined
  wait = wait?.catch(complain).then(() => {
    wait = undefined
  })

  return (make, speaker) => {
    const { localName: tag } = speaker.element
    const once = /-(flyout|modal)$/.test(tag)
    let locale = (once && panels?.localeOf(speaker.element)) || localeAt(speaker.element)
    const here = (once && wait) || fetch(locale, tag)
    if (typeof here === 'object') {
      void here.then(() => speaker.schedule())
      return undefined
    }
    if (!here) locale = 'en'
    mark(speaker.root, locale)
    record.state = (once && panels?.stateOf(speaker, locale)) || voiceOf(locale)
    try {
      return make()
    } finally {
      record.state = page
    }
  }
}
