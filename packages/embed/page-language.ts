import { language } from '@bindery/element/language.ts'
import { localeOf } from '@bindery/state/setting-rules.ts'
import type { Settings } from '@bindery/state/settings.ts'
import type { BinderyRecord } from './record.ts'
import type { Speech } from './speech.ts'

/**
 * Lets each tag speak the language of the page around it when it first shows. The code for that comes with
 * the chunk of the words, when a tag is not English.
 * @returns the settings, with the locale that the page's dates and numbers are written in
 */
export const followPageLanguage = (record: BinderyRecord, settings: Settings): Settings => {
  const locale = settings.locale ?? localeOf(document.documentElement.lang) ?? null
  let speech: Speech | undefined
  // What is not ours to translate is English, unless the site has put its own words in place.
  language.tag = Object.keys(settings.messages)[0] ? (settings.locale ?? '') : 'en'
  language.begin = (make, speaker) => {
    if (speech) return speech(make, speaker)
    if (!/^de\b/.test(locale ?? '') && !speaker.element.matches(':lang(de)')) return make()
    import('./speech.ts')
      .then(({ createSpeech }) => createSpeech(record))
      .catch((error): Speech => {
        console.warn('bindery:', error)
        return (make) => make()
      })
      .then((made) => {
        speech ??= made
        speaker.schedule()
      })
    return undefined
  }
  return { ...settings, locale }
}
