import { language } from '@bindery/element/language.ts'
import { localeOf } from '@bindery/state/settings/rules.ts'
import type { Settings } from '@bindery/state/settings/settings.ts'
import type { PageRegistry } from '../registry/page-registry.ts'
import type { Localize } from './locale-loader.ts'

/**
 * Lets each tag use the language around it when it first renders. For a tag that is not in English, the
 * code for that is loaded with the texts.
 * @returns the settings, with the locale of the page's dates and numbers
 */
export const followPageLanguage = (registry: PageRegistry, settings: Settings): Settings => {
  const locale = settings.locale ?? localeOf(document.documentElement.lang) ?? null
  let localize: Localize | undefined
  // Untranslated texts are marked as English, unless the site's own `messages` replace them.
  language.tag = Object.keys(settings.messages)[0] ? (settings.locale ?? '') : 'en'
  language.createModel = (make, owner) => {
    if (localize) return localize(make, owner)
    if (!/^de\b/.test(locale ?? '') && !owner.element.matches(':lang(de)')) return make()
    import('./locale-loader.ts')
      .then(({ createLocaleLoader }) => createLocaleLoader(registry))
      .catch((error): Localize => {
        console.warn('bindery:', error)
        return (make) => make()
      })
      .then((loaded) => {
        localize ??= loaded
        owner.scheduleUpdate()
      })
    return undefined
  }
  return { ...settings, locale }
}
