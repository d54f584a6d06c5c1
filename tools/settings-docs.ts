/** docs/settings.md, from the settings' definition: comments and examples, defaults, and what is allowed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowed, kebab } from '@bindery/state/settings/diagnostics.ts'
import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { rules } from '@bindery/state/settings/rules.ts'
import type { Settings } from '@bindery/state/settings/types.ts'
import { cell, code } from './definitions-docs.ts'

export const typesFile = join(import.meta.dirname, '../packages/state/settings/types.ts')

export interface SettingDocs {
  /** In camelCase. */
  readonly name: keyof Settings
  readonly meaning: string
  /** As a page writes it: a text, or JSON. */
  readonly example: string
  readonly jsonOnly: boolean
}

/** Every setting, with the comment of its type. */
export function readSettings(): SettingDocs[] {
  const text = readFileSync(typesFile, 'utf8')
  const body = text.slice(text.indexOf('export interface Settings'), text.indexOf('\n}'))
  const pattern = /\/\*\*([\s\S]*?)\*\/\s+readonly (\w+):/g
  return [...body.matchAll(pattern)].map(([, comment = '', name = '']) => {
    const words = comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim()
    const [meaning = '', example = ''] = words.split(/\s*@example\s+/)
    const key = name as keyof Settings
    return { name: key, meaning, example, jsonOnly: rules[key][2] === 1 }
  })
}

/** The default, as code; '' if there is none. */
export const defaultText = (name: keyof Settings): string => {
  const [value] = rules[name]
  if (name === 'paths') return 'see below'
  return value === null || typeof value === 'object' ? '' : code(String(value))
}

/** The contents of docs/settings.md. */
export function settingsDocs(): string {
  const rows = readSettings().map(({ name, meaning, example, jsonOnly }) => {
    const where = jsonOnly ? ' JSON block only.' : ''
    return `| ${code(kebab(name))} | ${cell(allowed[kebab(name)] ?? '')} | ${defaultText(name)} | ${code(example)} | ${cell(meaning)}${where} |`
  })
  const routes = Object.entries(defaultPaths).map(
    ([name, path]) => `| ${code(kebab(name))} | ${code(path)} |`,
  )
  return `# Settings

Made from the settings' definition by \`npx node tools/definitions.ts\`. [integration.md](integration.md#configure-the-kit)
shows where a page puts them: \`data-*\` attributes of the script, attributes of \`<bindery-site>\`, or a JSON block. A value
that is not allowed is ignored, and one line in the console says what is.

| setting | allowed | default | example | meaning |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Routes of \`paths\`

| route | default |
| --- | --- |
${routes.join('\n')}

## Another publisher's words

The lists and paths of one publisher are defaults. A site with its own names them in the JSON block:

\`\`\`html
<script type="application/json" id="bindery-config">
  {
    "starter-topics": ["Chess", "Go"],
    "job-titles": ["Editor", "Teacher", "Other"],
    "subscription-sources": ["ACME_PRINT"],
    "page-types": { "/reports": "Report" },
    "api-paths": { "readAnalyticServices": "reports/:number/:size" }
  }
</script>
\`\`\`

\`api-paths\` has a path for each call that your API has elsewhere; [the API](api/README.md) lists the names of the calls and
their fields. A field that the path does not name is sent in the query or the body. Your server checks the choices of the
profile: it accepts those that you name here.
`
}
