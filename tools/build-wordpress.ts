/** Builds the WordPress plugin: dist/wordpress/bindery, and the ZIP that a publisher uploads. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { wordpressSettings, wordpressTags } from './definitions-wordpress.ts'
import { mo, pluginLanguages, pluginTexts, scriptTexts, translated } from './wordpress-texts.ts'
import { zip } from './zip.ts'

const root = join(import.meta.dirname, '..')

export interface WordPressOptions {
  readonly definitions: readonly Definition[]
  readonly version: string
  /** Default: `dist/wordpress`. */
  readonly out?: string
  /** Default: `dist/bindery`. */
  readonly kit?: string
}

/** The preload hints of the snippet, with paths below the script's folder. */
const hintsOf = (snippet: string) =>
  [...snippet.matchAll(/modulepreload" href="[^"]*?(chunks\/[^"]+)" integrity="([^"]+)"/g)].map(
    ([, path, integrity]) => ({ path, integrity }),
  )

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`

/** All files of a folder, by their paths, in the order of their names. */
const filesOf = (folder: string): Map<string, Uint8Array> => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .toSorted()
  return new Map(
    found.map((file) => [
      `bindery/${file.slice(folder.length + 1).replaceAll('\\', '/')}`,
      readFileSync(file),
    ]),
  )
}

/** Builds the plugin. Returns the path of the ZIP. */
export function buildWordPress({
  definitions,
  version,
  out = join(root, 'dist/wordpress'),
  kit = join(root, 'dist/bindery'),
}: WordPressOptions): string {
  const plugin = join(out, 'bindery')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(plugin, { recursive: true })
  cpSync(join(root, 'hosts/wordpress/bindery'), plugin, { recursive: true })
  for (const name of ['bindery.js', 'chunks', 'inspector']) {
    cpSync(join(kit, name), join(plugin, 'kit', name), { recursive: true })
  }
  cpSync(join(root, 'LICENSE'), join(plugin, 'LICENSE'))
  const write = (name: string, text: string) => writeFileSync(join(plugin, name), text)
  write('tags.json', json(wordpressTags(definitions)))
  write('settings.json', json(wordpressSettings()))
  write('kit.json', json({ hints: hintsOf(readFileSync(join(kit, 'snippet.html'), 'utf8')) }))
  const texts = pluginTexts(definitions)
  for (const language of pluginLanguages()) {
    const own = translated(texts, language)
    writeFileSync(join(plugin, 'languages', `bindery-${language}.mo`), mo(own, language))
    write(`languages/bindery-${language}-bindery-editor.json`, scriptTexts(own, language))
  }
  for (const name of ['bindery.php', 'readme.txt']) {
    const text = readFileSync(join(plugin, name), 'utf8')
    write(name, text.replace(/^(.*(?:Version|Stable tag): )0\.0\.0$/m, `$1${version}`))
  }
  const file = join(out, `bindery-${version}.zip`)
  writeFileSync(file, zip(filesOf(plugin)))
  return file
}
