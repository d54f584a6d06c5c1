/** The settings that count, and where each comes from. */
import { collectSettings } from '@bindery/embed/browser/settings-source.ts'
import { rules } from '@bindery/state/settings/rules.ts'
import { camel } from '@bindery/state/settings/setting-name.ts'
import { checkSettings, defaultSettings, type Settings } from '@bindery/state/settings/settings.ts'

/** `application`: code has passed it to `startBindery`. */
export type SettingSource = 'default' | 'script' | 'tag' | 'json' | 'application'

export interface ReadSetting {
  readonly name: keyof Settings
  readonly value: string
  readonly source: SettingSource
  /** Values that were not allowed, with their source. */
  readonly refused: readonly string[]
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none')

/** @param script the script element of the kit; null if it was imported */
export function readSettings(
  settings: Settings,
  script: HTMLOrSVGScriptElement | null,
): readonly ReadSetting[] {
  const sources = collectSettings(script, () => {})
  const { mistakes } = checkSettings(sources, location.origin)
  const usual = defaultSettings(location.origin)
  return (Object.keys(rules) as (keyof Settings)[]).map((name) => {
    const value = textOf(settings[name])
    const wrong = mistakes.filter((mistake) => mistake.name.split('.')[0] === name)
    const given = sources.findLast(
      ({ source, values }) =>
        Object.keys(values).some((each) => camel(each) === name) &&
        !wrong.some((mistake) => mistake.source === source && mistake.name === name),
    )
    const isDefault = value === textOf(usual[name])
    return {
      name,
      value,
      source: given?.source ?? (isDefault ? 'default' : 'application'),
      refused: wrong.map((mistake) => `${mistake.source}: ${textOf(mistake.value)}`),
    }
  })
}
