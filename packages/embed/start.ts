import { flyoutRoot } from '@bindery/element/overlay-root.ts'
import { warnLazily } from '@bindery/element/warn-lazily.ts'
import { parseSettings, type RawSettings } from '@bindery/state/settings/settings.ts'
import { createState, provideState } from '@bindery/state/state.ts'
import { createBrowserEnvironment } from './browser/environment.ts'
import { collectSettings } from './browser/settings-source.ts'
import { completeKit } from './kit/kit.ts'
import type { BinderyKit } from './kit/kit-types.ts'
import { followPageLanguage } from './language/page-language.ts'
import { ensureElement } from './page/ensure-element.ts'
import type { CoreHandlers, PageRegistry } from './registry/page-registry.ts'

type IdleTasks = typeof import('./page/idle-tasks.ts')

/** Nothing breaks if the chunk of the idle tasks cannot be loaded. */
const withIdleTasks = (use: (tasks: IdleTasks) => void): void => {
  import('./page/idle-tasks.ts').then(use, () => {})
}

/**
 * Creates the page's state and completes the kit of the first copy. A second call does nothing.
 * @param extra settings that an application passes in code; they override all others
 */
export function start(registry: PageRegistry, extra: readonly RawSettings[] = []): void {
  if (registry.core) return
  const environment = createBrowserEnvironment(registry.script?.nonce)
  const raw = [...collectSettings(registry.script, environment.warn), ...extra]
  const settings = parseSettings(raw, environment)
  if (settings.theme !== 'auto') {
    document.documentElement.style.setProperty('--bindery-scheme', settings.theme)
  }
  if (settings.inheritForms) {
    // Without the chunk, the kit's fields and buttons keep their own look.
    import('@bindery/widgets/site/inherit-forms.ts').then(
      ({ inheritForms }) => inheritForms(environment.warn),
      () => {},
    )
  }
  const state = createState(environment, followPageLanguage(registry, settings))
  provideState(state)
  const open: CoreHandlers['open'] = (screen, link) =>
    import('./page/screen-opener.ts').then(({ openScreen }) => openScreen(state, screen, link))
  const openFromHash = (): void => {
    // If the chunk fails to load, the hash opens nothing and the page stays as it is.
    if (/^#bindery(:|%3a)/i.test(location.hash)) open(location.hash).catch(() => {})
  }
  registry.core = {
    open,
    badLoad: (tag, value) => withIdleTasks(({ warnBadLoad }) => warnBadLoad(tag, value)),
    replay: (...click) => withIdleTasks(({ replayClick }) => replayClick(...click)),
    // Wait until idle: the page may still define a tag of this name.
    unknown: (tag) =>
      environment.idle(() => warnLazily(({ unknownTag }) => unknownTag(tag, registry.tags))),
  }
  const inspect: BinderyKit['inspect'] = (options) =>
    import('./page/idle-tasks.ts').then((tasks) => tasks.openInspector(registry, state, options))
  completeKit(registry.kit, state, () => void ensureElement(registry), inspect)
  addEventListener('hashchange', openFromHash)
  openFromHash()
  const runIdleTasks = () => withIdleTasks((tasks) => tasks.runIdleTasks(registry, state))
  environment.idle(runIdleTasks)
  // If that load failed, the next announcement tries again.
  state.liveRegion.$announcement.listen(runIdleTasks)
  state.auth.$auth.listen(({ step }) => step === 'open' && ensureElement(registry))
  const { $flyout, closeFlyouts } = state.overlays
  $flyout.listen((flyout) => {
    const { tag, anchor = null } = flyout?.panel ?? {}
    // If its tag cannot be loaded, close the flyout, so that its button no longer says it is expanded.
    if (tag)
      ensureElement(registry, tag, flyoutRoot(anchor)).then(
        (loaded) => loaded || flyout !== $flyout.value || closeFlyouts(),
      )
  })
}
