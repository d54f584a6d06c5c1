import { parseSettings, type RawSettings } from '@bindery/state/settings.ts'
import { createState, provideState } from '@bindery/state/state.ts'
import { createBrowserEnvironment } from './browser-environment.ts'
import { completeKit } from './kit.ts'
import { bringModal } from './modal.ts'
import { nearestTag } from './nearest-tag.ts'
import type { BinderyRecord } from './record.ts'
import { replay } from './replay.ts'
import { collectSettings } from './settings-source.ts'

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
  const state = createState(environment, settings)
  provideState(state)
  record.core = {
    replay,
    unknown: (tag) => {
      // The host may define a tag of this name, only later than we looked.
      environment.idle(() => {
        if (customElements.get(tag) || record.tags.includes(tag)) return
        const near = nearestTag(tag, record.tags)
        environment.warn(
          `<${tag}> is not a tag of the kit.${near ? ` Did you mean <${near}>?` : ''}`,
        )
      })
    },
  }
  completeKit(record, state)
  state.auth.$auth.listen(({ step }) => {
    if (step === 'open') bringModal(record)
  })
}
