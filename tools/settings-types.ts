/** The type of the settings that an application passes to `startBindery`, from the settings' definition. */
import { readFileSync } from 'node:fs'
import { kebab } from '@bindery/state/settings/diagnostics.ts'
import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { comment } from './definitions-names.ts'
import { defaultText, readSettings, typesFile } from './settings-docs.ts'

/** The routes of `paths`, in both forms. */
const routes = [...new Set(Object.keys(defaultPaths).flatMap((name) => [name, kebab(name)]))]
  .map((name) => `'${name}'`)
  .join(' | ')

/** The type that each setting has once it is read. null is the absence of a value: an application leaves it out. */
const typesOfSettings = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(typesFile, 'utf8').matchAll(/^ {2}readonly (\w+): (.+)$/gm)].map(
      ([, name = '', type = '']) => [name, type.replace(/ \| null$/, '')],
    ),
  )

/** `BinderySettings`, and `startBindery`, which takes it. */
export function settingsTypes(): string {
  const types = typesOfSettings()
  const fields = readSettings().map(({ name, meaning, example }) => {
    const usual = defaultText(name)
    const texts = [
      meaning,
      usual && name !== 'paths' && `Default: ${usual}.`,
      `@example ${example}`,
    ]
    const type =
      name === 'paths' ? 'Readonly<Partial<Record<BinderyRoute, string>>>' : types.get(name)
    return `  ${comment(texts.filter(Boolean).join(' '))}\n  readonly ${name}?: ${type}`
  })
  return `/** Your own pages that the kit links and navigates to, by the names of the setting \`paths\`. */
export type BinderyRoute = ${routes}

/** The settings of \`startBindery\`. docs/settings.md of the repository lists them. */
export interface BinderySettings {
${fields.join('\n')}
}

type KebabCase<S extends string> = S extends \`\${infer Head}\${infer Tail}\`
  ? \`\${Head extends Lowercase<Head> ? Head : \`-\${Lowercase<Head>}\`}\${KebabCase<Tail>}\`
  : S

/** The settings by their names in a page, such as \`api-base\`. */
export type BinderySettingsByAttribute = {
  readonly [K in keyof BinderySettings as KebabCase<K>]?: BinderySettings[K]
}

/**
 * Starts the kit with settings (names in camelCase or kebab-case). Call it where your application starts, before the
 * first tag or component renders. Without a call the kit starts with the settings on the page. If the page already
 * has a kit, that kit is returned unchanged. On a server nothing starts: \`user\` is a guest, and \`cart\` is null.
 */
export declare function startBindery(
  settings?: BinderySettings & BinderySettingsByAttribute,
): BinderyKit
`
}
