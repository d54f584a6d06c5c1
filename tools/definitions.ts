/**
 * Writes what is derived from the definitions: the manifest, editor data, types and docs. On its own,
 * `node tools/definitions.ts [folder]` also writes the list of tags in docs/tags.md, which the build does not.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { strategies } from '@bindery/element/definition.ts'
import { jsxTypesPlugin } from '@wc-toolkit/jsx-types'
import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import { apiDocs } from './api-docs.ts'
import { readTags } from './build-tags.ts'
import { analyticsDocs } from './definitions-analytics.ts'
import { docs, tagList } from './definitions-docs.ts'
import { doctorDefinitions } from './definitions-doctor.ts'
import { type EventCatalogue, readEvents } from './definitions-events.ts'
import { customElementsManifest } from './definitions-manifest.ts'
import { described } from './definitions-names.ts'
import { defaultsCss, defaultsFile, describedTokens, tokensFile } from './definitions-tokens.ts'
import { tagTypes } from './definitions-types.ts'
import { fallbacksFile, fallbacksJson, readFallbacks, writeFallbacks } from './fallbacks.ts'
import { withText } from './framework-types.ts'
import { settingsDocs } from './settings-docs.ts'
import { themingDocs, themingFile } from './theming-docs.ts'
import { writeTexts } from './wordpress-texts.ts'

const root = join(import.meta.dirname, '..')

/** The list of tags in the repository. */
export const listFile = join(root, 'docs/tags.md')
/** The tags for `bindery doctor`. */
export const doctorFile = join(root, 'packages/conformance/doctor/definitions.json')

/** The pages about the API in the repository. */
export const apiFolder = join(root, 'docs/api')

/** Reads the definitions of all tags. @param widgets default: packages/widgets */
export async function loadDefinitions(widgets = join(root, 'packages/widgets')) {
  return (await readTags(widgets)).map(({ definition }): Definition => definition)
}

/** Attributes for the page's own elements, as editor data. */
const marksOf = (definitions: readonly Definition[]) =>
  definitions
    .flatMap(({ marks = {} }) => Object.entries(marks))
    .map(([name, description]) => ({ name, description }))

/**
 * Props that React and other JSX libraries accept on any element and the generator does not know. Their event
 * types differ, so handlers take any.
 */
const jsxProps = `
  [handler: \`on\${string}\`]: ((event: any) => void) | null | undefined
  suppressHydrationWarning?: boolean
  dangerouslySetInnerHTML?: { __html: unknown }`
/** The parameter of a callback ref is T in Solid and T | null in React. A method type accepts both. */
const ref =
  'ref?: T | { take(element: T | null): unknown }["take"] | { current: T | null } | null | undefined;'
/**
 * The JSX types without their changes to each framework: TypeScript refuses a change to a module that is not
 * installed. `@bindery/elements` has a subpath for each.
 */
function withoutFrameworks(text: string): string {
  const types = text.replace(/^declare (?:module "[^"]+"|global) \{\n[\s\S]*?^\}\n+/gm, '')
  const left = /\bdeclare (?:module|global)\b/.exec(types.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  if (left) throw new Error('The generator writes JSX types in an unknown way.')
  return types
}
/** A property that the generator makes of the attribute `load`, which has none. */
const noProperty = /\n\s*\/\*\*[^\n]*\*\/\n\s*"?(?:prop:)?undefined"?\?: [^\n]*/g

const load = strategies.map((each) => `'${each}'`).join(' | ')

interface Named {
  readonly name: string
  deprecated?: string
}

interface WebTypes {
  contributions: {
    css: { properties: object[] }
    html: { elements: (Named & { attributes: Named[]; js: { events: Named[] } })[] }
  }
}

/** Marks what is deprecated: the generator does not. */
function markDeprecated(
  { contributions }: WebTypes,
  definitions: readonly Definition[],
  events: EventCatalogue,
): void {
  for (const element of contributions.html.elements) {
    const definition = definitions.find(({ tag }) => tag === element.name)
    if (!definition) continue
    const mark = (one: Named, text?: string) => text && Object.assign(one, { deprecated: text })
    mark(element, definition.deprecated)
    for (const one of element.attributes) mark(one, definition.attributes[one.name]?.deprecated)
    const own = events.of(definition)
    for (const one of element.js.events)
      mark(one, own.find(({ name }) => name === one.name)?.deprecated)
  }
}

/**
 * Writes custom-elements.json, vscode.html-custom-data.json, vscode.css-custom-data.json,
 * web-types.json, custom-elements-jsx.d.ts, bindery.d.ts, tags.md, analytics.md and tokens.json.
 */
export async function writeDefinitions(
  definitions: readonly Definition[],
  folder: string,
): Promise<void> {
  const events = await readEvents(definitions)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const manifest = customElementsManifest(definitions, events)
  write('custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`)
  write('bindery.d.ts', tagTypes(definitions, events))
  write('tags.md', docs(definitions, events))
  write('analytics.md', analyticsDocs())
  write('tokens.json', readFileSync(tokensFile, 'utf8'))

  // The generators mutate their input.
  const copy = () => structuredClone(manifest) as never
  const html = JSON.parse(getVsCodeHtmlCustomData(copy(), {})) as {
    tags: { name: string; attributes: { name: string; description?: string }[] }[]
  }
  for (const { name, attributes } of html.tags)
    for (const one of attributes) {
      const attribute = definitions.find(({ tag }) => tag === name)?.attributes[one.name]
      // The format has no field for it.
      if (attribute?.deprecated)
        one.description = described(attribute.description, attribute.deprecated)
    }
  const editor = { ...html, globalAttributes: marksOf(definitions) }
  write('vscode.html-custom-data.json', `${JSON.stringify(editor, null, 2)}\n`)
  const customProperties = describedTokens().map(([name, description]) => ({ name, description }))
  const css = JSON.parse(getVsCodeCssCustomData(copy(), {})) as { properties: object[] }
  const styles = { ...css, properties: [...customProperties, ...css.properties] }
  write('vscode.css-custom-data.json', `${JSON.stringify(styles, null, 2)}\n`)
  const types = JSON.parse(getWebTypesData(copy(), { packageJson: false })) as WebTypes
  markDeprecated(types, definitions, events)
  types.contributions.css.properties.unshift(...customProperties)
  write('web-types.json', `${JSON.stringify(types, null, 2)}\n`)
  const fileName = 'custom-elements-jsx.d.ts'
  const globalTypePath = './bindery.d.ts'
  const jsx = jsxTypesPlugin({ outdir: folder, fileName, globalTypePath, globalEvents: jsxProps })
  jsx.packageLinkPhase({ customElementsManifest: copy() })
  // The generator imports the elements' types, but not those of the events' details.
  const names = [...events.types.keys()].join(', ')
  const text = readFileSync(join(folder, fileName), 'utf8')
  const typed = withText(withoutFrameworks(text), definitions)
    .replaceAll(noProperty, '')
    .replace(/\bref\?: .*/, ref)
    .replace(/\bload("?)\?: unknown/g, `load$1?: ${load}`)
  write(fileName, `import type { ${names} } from '${globalTypePath}'\n${typed}`)
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(root, 'dist/bindery')
  const definitions = await loadDefinitions()
  await writeDefinitions(definitions, folder)
  const fallbacks = await readFallbacks()
  writeFallbacks(fallbacks, join(folder, 'fallbacks'))
  writeFileSync(fallbacksFile, fallbacksJson(fallbacks))
  writeFileSync(listFile, tagList(definitions, fallbacks))
  writeFileSync(defaultsFile, defaultsCss())
  writeFileSync(themingFile, themingDocs())
  writeFileSync(doctorFile, doctorDefinitions(definitions, await readEvents(definitions)))
  writeFileSync(join(root, 'docs/settings.md'), settingsDocs())
  writeTexts(definitions)
  mkdirSync(apiFolder, { recursive: true })
  for (const [name, text] of await apiDocs()) writeFileSync(join(apiFolder, name), text)
  console.log(`Described ${definitions.length} tags in ${folder}.`)
}
