/** Loaded as soon as a tag is in another language than English, or than the page. */
import { language, type ModelOwner } from '@bindery/element/language.ts'
import { createMessages, type Words, type WordsImport } from '@bindery/state/messages/book.ts'
import { type Language, languageOf } from '@bindery/state/messages/languages.ts'
import { localeOf } from '@bindery/state/settings/rules.ts'
import { getState, type State } from '@bindery/state/state.ts'
import type { PageRegistry } from '../registry/page-registry.ts'
import type { OverlayLocales, PageLocales } from './overlay-locale.ts'

/** Makes a model in the locale of its element. Returns undefined until the texts are loaded. */
export type Localize = <M>(make: () => M, owner: ModelOwner) => M | undefined

/** The nearest `lang` around an element, across shadow roots, except that of the page itself. */
const nearestLang = (element: Element): string | undefined => {
  const { host } = element.getRootNode() as ShadowRoot
  return element.closest<HTMLElement>('[lang]:not(html)')?.lang ?? (host && nearestLang(host))
}

const dictionaries = {
  de: () => import('./de.ts'),
} satisfies Record<Language, () => Promise<unknown>>

/** Gives each tag the page's state with the texts of the tag's locale, once they are loaded. */
export const createLocaleLoader = (registry: Pick<PageRegistry, 'state' | 'tags'>): Localize => {
  const page = getState()
  const { settings, environment } = page
  const states: Record<string, State> = {}
  const words: Partial<Record<Language, Words>> = {}
  /** By language and tag: a promise while loading, then whether it succeeded. */
  const loads: Record<string, Promise<void> | boolean> = {}
  let warned = false

  const wordsOf = (locale: string): Words => words[languageOf(locale) as Language] ?? {}

  /** The page's one state, with the texts and formats of a locale. */
  const stateOf = (locale: string): State => {
    let state = states[locale]
    if (!state) {
      const localized = { ...settings, locale }
      state =
        locale === settings.locale
          ? page
          : { ...page, settings: localized, messages: createMessages(localized) }
      states[locale] = state
      state.messages.speak(locale, wordsOf(locale))
    }
    return state
  }

  const addWords = (name: Language, added: readonly Words[]): void => {
    words[name] = Object.assign({}, words[name], ...added)
    for (const [locale, { messages }] of Object.entries(states)) {
      if (languageOf(locale) === name) messages.speak(locale, wordsOf(locale))
    }
    overlays?.refresh()
    if (settings.locale && languageOf(settings.locale) === name) language.tag = settings.locale
  }

  const warnOnce = (error: unknown): void => {
    if (!warned)
      environment.warn(`some texts are in English, their translation failed to load: ${error}`)
    warned = true
  }
  const importAll = (imports: readonly WordsImport[] = []): Promise<Words[]> =>
    Promise.all(imports.map(async (load) => (await load()).default))

  const loadWords = async (name: Language, tag: string): Promise<boolean> => {
    try {
      const { words: first, more, later } = await dictionaries[name]()
      addWords(name, [first, ...(await importAll(more[tag]))])
      // The texts of other screens and of failures: fetched before the tag shows any of them.
      importAll(later[tag]).then((others) => addWords(name, others), warnOnce)
      return true
    } catch (error) {
      warnOnce(error)
      return false
    }
  }

  /** The nearest `lang` around the element, else the setting `locale`, else the page's `lang`. */
  const localeAt: PageLocales['localeAt'] = (element) =>
    localeOf(nearestLang(element) ?? '') ?? settings.locale ?? 'en'
  const fetch: PageLocales['fetch'] = (locale, tag) => {
    const name = languageOf(locale)
    if (!name) return true
    const key = `${name} ${tag}`
    loads[key] ??= loadWords(name, tag).then((loaded) => {
      loads[key] = loaded
    })
    return loads[key]
  }
  const mark: PageLocales['mark'] = (root, locale) => {
    // In a language that we have no texts for, dates and numbers follow it and the texts are English.
    root.lang = languageOf(locale) ? locale : language.tag && 'en'
  }
  let overlays: OverlayLocales | undefined
  // On a page in one language, an overlay has only one locale.
  let overlaysReady = document.querySelector('[lang]:not(html)')
    ? import('./overlay-locale.ts').then(({ createOverlayLocales }) => {
        overlays = createOverlayLocales(page, registry.tags, {
          localeAt,
          fetch,
          words: wordsOf,
          mark,
        })
      })
    : undefined
  overlaysReady = overlaysReady?.catch(warnOnce).then(() => {
    overlaysReady = undefined
  })

  return (make, owner) => {
    const { localName: tag } = owner.element
    const isOverlay = /-(flyout|modal)$/.test(tag)
    let locale = (isOverlay && overlays?.localeOf(owner.element)) || localeAt(owner.element)
    const loaded = (isOverlay && overlaysReady) || fetch(locale, tag)
    if (typeof loaded === 'object') {
      void loaded.then(() => owner.scheduleUpdate())
      return undefined
    }
    if (!loaded) locale = 'en'
    mark(owner.root, locale)
    registry.state = (isOverlay && overlays?.stateOf(owner, locale)) || stateOf(locale)
    try {
      return make()
    } finally {
      registry.state = page
    }
  }
}
