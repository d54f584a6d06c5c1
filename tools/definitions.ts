/**
 * Everything that is derived from the tags' definitions and belongs to no chunk: the manifest, data
 * for editors, types, docs. `node tools/definitions.ts [folder]` writes it by itself, and the list of
 * tags in docs/tags.md, which the build leaves alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/define.ts'
import { strategies } from '@bindery/embed/manifest.ts'
import { jsxTypesPlugin } from '@wc-toolkit/jsx-types'
import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import { readTags } from './build-tags.ts'
import { analyticsDocs } from './definitions-analytics.ts'
import { docs, tagList } from './definitions-docs.ts'
import { customElementsManifest } from './definitions-manifest.ts'
import { describedTokens } from './definitions-tokens.ts'
import { contractTypes, tagTypes } from './definitions-types.ts'

const root = join(import.meta.dirname, '..')

/** The list of tags that lies in the repository. */
export const listFile = join(root, 'docs/tags.md')

/** The definitions of all tags. @param widgets where to look; default: packages/widgets. */
export async function loadDefinitions(widgets = join(root, 'packages/widgets')) {
  return (await readTags(widgets)).map(({ definition }): Definition => definition)
}

/** What may stand on any element of a page, as an editor wants it. */
const marksOf = (definitions: readonly Definition[]) =>
  definitions
    .flatMap(({ marks = {} }) => Object.entries(marks))
    .map(([name, description]) => ({ name, description }))

/**
 * What React, and others who write JSX, take on any element, beside what the generator knows. Each of them
 * has events of its own, so a handler says of what it is.
 */
const ofReact = `
  [handler: \`on\${string}\`]: ((event: any) => void) | null | undefined
  suppressHydrationWarning?: boolean
  dangerouslySetInnerHTML?: { __html: unknown }`
/** A method's parameter may be T alone, as in Solid, or T | null, as in React. */
const ref =
  'ref?: T | { take(element: T | null): unknown }["take"] | { current: T | null } | null | undefined;'
const load = strategies.map((each) => `'${each}'`).join(' | ')

/**
 * Writes custom-elements.json, vscode.html-custom-data.json, vscode.css-custom-data.json,
 * web-types.json, custom-elements-jsx.d.ts, bindery.d.ts, tags.md and analytics.md.
 */
export function writeDefinitions(definitions: readonly Definition[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const manifest = customElementsManifest(definitions)
  write('custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`)
  write('bindery.d.ts', tagTypes(definitions))
  write('tags.md', docs(definitions))
  write('analytics.md', analyticsDocs())

  // The generators change what they are given.
  const copy = () => structuredClone(manifest) as never
  const html = JSON.parse(getVsCodeHtmlCustomData(copy(), {})) as object
  const editor = { ...html, globalAttributes: marksOf(definitions) }
  write('vscode.html-custom-data.json', `${JSON.stringify(editor, null, 2)}\n`)
  const look = describedTokens().map(([name, description]) => ({ name, description }))
  const css = JSON.parse(getVsCodeCssCustomData(copy(), {})) as { properties: object[] }
  const styles = { ...css, properties: [...look, ...css.properties] }
  write('vscode.css-custom-data.json', `${JSON.stringify(styles, null, 2)}\n`)
  const types = JSON.parse(getWebTypesData(copy(), { packageJson: false })) as {
    contributions: { css: { properties: object[] } }
  }
  types.contributions.css.properties.unshift(...look)
  write('web-types.json', `${JSON.stringify(types, null, 2)}\n`)
  const fileName = 'custom-elements-jsx.d.ts'
  const globalTypePath = './bindery.d.ts'
  const jsx = jsxTypesPlugin({ outdir: folder, fileName, globalTypePath, globalEvents: ofReact })
  jsx.packageLinkPhase({ customElementsManifest: copy() })
  // It knows the elements' types only, not those that an event's detail names.
  const names = Object.keys(contractTypes).join(', ')
  const text = readFileSync(join(folder, fileName), 'utf8')
  const typed = text
    .replace(/\bref\?: .*/, ref)
    .replace(/\bload("?)\?: unknown/g, `load$1?: ${load}`)
  write(fileName, `import type { ${names} } from '${globalTypePath}'\n${typed}`)
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(root, 'dist/bindery')
  const definitions = await loadDefinitions()
  writeDefinitions(definitions, folder)
  writeFileSync(listFile, tagList(definitions))
  console.log(`Described ${definitions.length} tags in ${folder}.`)
}
