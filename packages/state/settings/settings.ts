import { pathsAt } from './paths.ts'
import { type Place, type Rule, rules } from './rules.ts'
import { camel } from './setting-name.ts'
import type { RawSettings, SettingMistake, Settings } from './types.ts'

export type { RawSettings, SettingMistake, Settings } from './types.ts'

/** The default settings. `origin`: that of the page. */
export const defaultSettings = (origin: string): Settings => {
  const usual = Object.entries(rules).map(([name, [value]]) => [name, value])
  const { apiBase, serviceBase, ...others }: Settings = Object.fromEntries(usual)
  const bases = { apiBase: origin + apiBase, serviceBase: origin + serviceBase }
  return { ...others, ...bases, paths: pathsAt(origin) }
}

const ruleOf = (source: RawSettings['source'], name: string): Rule | undefined => {
  if (!Object.hasOwn(rules, name)) return undefined
  const [, rule, jsonOnly] = rules[name as keyof Settings]
  return source === 'json' || !jsonOnly ? rule : undefined
}

/**
 * Merges the settings of all sources of the page; later sources win (surface, section 1). A value that is
 * not allowed is dropped, with one warning that names the source, the setting, the value and what is
 * allowed.
 *
 * An address from a tag must be on the site's own origin, on an origin that the script or the JSON block
 * names, or in `allowed-origins` (reliability 9). If they set that same setting, a tag cannot move it to
 * another origin, and cannot replace the captcha script: the tag may be part of a reader's comment. A tag
 * that is not a child of head or body cannot name an address at all, because answers of the API decide what readers see.
 */
export const parseSettings = (
  sources: readonly RawSettings[],
  page: { location(): Place; warn(message: string): void },
): Settings => {
  const { settings, mistakes } = checkSettings(sources, page.location().origin)
  // Lazy-loaded: a page without mistakes does not need the texts.
  if (mistakes.length) {
    import('./diagnostics.ts').then(
      ({ explain }) => explain(mistakes, page.warn),
      () => {},
    )
  }
  return settings
}

/** `parseSettings` without the warnings: the settings, and the values that are not allowed. */
export const checkSettings = (
  sources: readonly RawSettings[],
  origin: string,
): { settings: Settings; mistakes: SettingMistake[] } => {
  const mistakes: SettingMistake[] = []
  const read = (
    { source, values, nested }: RawSettings,
    trusts: (candidate: string, name: string, nested?: boolean) => boolean,
  ) => {
    const part: Partial<Record<string, unknown>> = {}
    for (const [given, value] of Object.entries(values)) {
      const name = camel(given)
      const trusted = (candidate: string) => trusts(candidate, name, nested)
      const drop = (part: string, refused: unknown) => {
        mistakes.push({ source, name: `${name}.${part}`, value: refused })
      }
      const setting = ruleOf(source, name)?.(value, { source, origin, trusted, drop }, name)
      if (setting === undefined) mistakes.push({ source, name, value })
      else part[name] = setting
    }
    return part as Partial<Settings>
  }
  const own = sources.map((raw) => (raw.source === 'tag' ? {} : read(raw, () => true)))
  const named: Partial<Settings> = Object.assign({}, ...own)
  const originOf = (name: string): string | null => {
    const address = named[name as 'apiBase']
    return address ? new URL(address).origin : null
  }
  const known = [origin, ...['apiBase', 'serviceBase', 'userService'].map(originOf)]
  const trusts = (candidate: string, name: string, nested?: boolean): boolean => {
    const fixed = originOf(name)
    if (nested || (name === 'captchaScript' && fixed)) return false
    const usual = fixed ? [fixed] : known
    return [...usual, ...(named.allowedOrigins ?? [])].includes(candidate)
  }
  const settings: Settings = Object.assign(
    defaultSettings(origin),
    ...sources.map((raw, at) => (raw.source === 'tag' ? read(raw, trusts) : own[at])),
  )
  return { settings, mistakes }
}
