import { pageTop } from '@bindery/element/page-top.ts'
import { tell } from '@bindery/element/tell.ts'
import { parseSettings, type RawSettings } from '@bindery/state/settings.ts'
import { createState, provideState } from '@bindery/state/state.ts'
import { bring } from './bring.ts'
import { createBrowserEnvironment } from './browser-environment.ts'
import { completeKit } from './kit.ts'
import { followPageLanguage } from './page-language.ts'
import type { BinderyRecord, CoreDuties } from './record.ts'
import { collectSettings } from './settings-source.ts'

/** These are comforts: without the network for them, nothing is broken. */
const comfort = (act: (duties: typeof import('./duties.ts')) => void): void => {
  import('./duties.ts').then(act, () => {})
}

/**
 * Makes the state of the page and completes the kit, for the copy of the kit that came first. Once:
 * a second call does nothing.
 * @param extra settings that an application passes by code; they win
 */
export function start(record: BinderyRecord, extra: readonly RawSettings[] = []): void {
  if (record.core) return
  const environment = createBrowserEnvironment()
  const raw = [...collectSettings(record.script, environment.warn), ...extra]
  const settings = parseSettings(raw, environment)
  if (settings.theme !== 'auto') {
    document.documentElement.style.setProperty('--bindery-scheme', settings.theme)
  }
  const state = createState(environment, followPageLanguage(record, settings))
  provideState(state)
  const open: CoreDuties['open'] = (asked, link) =>
    import('./screen-opener.ts').then(({ openScreen }) => openScreen(state, asked, link))
  const look = (): void => {
    // Offline an address opens nothing; the page stands as it is.
    if (/^#bindery(:|%3a)/i.test(location.hash)) open(location.hash).catch(() => {})
  }
  record.core = {
    open,
    badLoad: (tag, value) => comfort(({ badLoad }) => badLoad(tag, value)),
    replay: (...click) => comfort(({ replay }) => replay(...click)),
    // The page may yet define a tag of this name.
    unknown: (tag) =>
      environment.idle(() => tell(({ unknownTag }) => unknownTag(tag, record.tags))),
  }
  completeKit(record, state)
  addEventListener('hashchange', look)
  look()
  const attend = () => comfort((duties) => duties.attend(record, state))
  environment.idle(attend)
  // Where it could not be had it is asked for again when there is something to say.
  state.status.$announcement.listen(attend)
  state.auth.$auth.listen(({ step }) => step === 'open' && bring(record))
  const { $flyout, closeFlyouts } = state.overlays
  $flyout.listen((flyout) => {
    const tag = flyout?.panel?.tag
    // It cannot be had: what says that it is open must not go on saying so, said or not.
    if (tag)
      bring(record, tag, pageTop()).then(
        (here) => here || flyout !== $flyout.value || closeFlyouts(),
      )
  })
}
