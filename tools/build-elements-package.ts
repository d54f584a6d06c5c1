/** The rest of `@bindery/elements`: types, editor data, the script for pages without a bundler. */
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildElements, type ElementsBuildOptions, moduleName } from './build-elements.ts'
import { writePackage } from './build-package.ts'
import { readEvents } from './definitions-events.ts'
import { customElementsManifest } from './definitions-manifest.ts'
import { className, comment } from './definitions-names.ts'
import { frameworkTypes, tagProps } from './framework-types.ts'
import { settingsTypes } from './settings-types.ts'

const editorFiles = [
  'vscode.html-custom-data.json',
  'vscode.css-custom-data.json',
  'web-types.json',
  'tokens.json',
]
const texts = ['tags.md', 'messages.md', 'analytics.md']
/** What a page without a bundler needs. */
const scriptFiles = ['bindery.js', 'chunks', 'inspector', 'integrity.json', 'manifest.json']

export interface ElementsPackageOptions extends ElementsBuildOptions {
  /** The folder of bindery.js, its chunks and its types, already built. */
  readonly script: string
}

/** Writes the package. */
export async function buildElementsPackage(options: ElementsPackageOptions): Promise<void> {
  const { tags, version, out, script } = options
  await buildElements(options)
  const definitions = tags.map(({ definition }) => definition)
  const read = (file: string) => readFileSync(join(script, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(out, file), text)
  write('index.d.ts', `${read('bindery.d.ts')}\n${settingsTypes()}`)
  const jsx = read('custom-elements-jsx.d.ts')
  write('jsx.d.ts', jsx.replaceAll(/(['"])\.\/bindery\.d\.ts\1/g, "'./index.js'"))
  const events = await readEvents(definitions)
  write('tag-props.d.ts', tagProps(definitions, events))
  for (const [name, text] of Object.entries(frameworkTypes)) write(`${name}.d.ts`, text)
  for (const { tag, summary } of definitions) {
    const type = `export type { ${className(tag)} } from './index.js'\n`
    write(`${moduleName(tag)}.d.ts`, `${comment(summary)}\n${type}`)
  }
  const manifest = customElementsManifest(definitions, events, (tag) => `${moduleName(tag)}.js`)
  write('custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of [...editorFiles, ...texts]) copyFileSync(join(script, file), join(out, file))
  for (const file of scriptFiles)
    cpSync(join(script, file), join(out, 'script', file), { recursive: true })
  cpSync(join(script, 'fallbacks'), join(out, 'fallbacks'), { recursive: true })
  const modules = definitions.map(({ tag }) => moduleName(tag))
  const moduleExports = ['index', ...modules].map((name): [string, object] => [
    name === 'index' ? '.' : `./${name}.js`,
    { types: `./${name}.d.ts`, default: `./${name}.js` },
  ])
  const files = [...editorFiles, 'custom-elements.json', 'package.json']
  writePackage(out, {
    name: '@bindery/elements',
    version,
    description:
      'Accounts, a personal library and a store for a publisher’s pages, as custom elements.',
    exports: {
      ...Object.fromEntries(moduleExports),
      ...Object.fromEntries(
        ['jsx', ...Object.keys(frameworkTypes)].map((name) => [
          `./${name}`,
          { types: `./${name}.d.ts` },
        ]),
      ),
      ...Object.fromEntries([...files, 'fallbacks/*'].map((file) => [`./${file}`, `./${file}`])),
    },
    sideEffects: ['./chunks/*.js', ...modules.map((name) => `./${name}.js`)],
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
  })
}
