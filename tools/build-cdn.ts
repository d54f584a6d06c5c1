/** The folder of a version for a file server or CDN: immutable files, and a snippet that pins each of them. */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from '../packages/embed/registry/manifest.ts'
import { importMap, sha384 } from './build-integrity.ts'
import { signInHints } from './build-snippet.ts'

export interface CdnOptions {
  /** The folder of bindery.js, its chunks and their lists, already built. */
  readonly script: string
  /** The folder to write `{version}` and `latest` into. */
  readonly out: string
  /** The URL or path of that folder, with a trailing slash. */
  readonly base: string
}

export interface CdnRelease {
  readonly version: string
  /** What to paste into the head of a page. */
  readonly snippet: string
  /** What a policy has to allow beside the folder: the import map is an inline script. */
  readonly importMapHash: string
}

/** The path of the chunks in the loader. Minified, it is the only text of that form. */
const chunksPath = /(["'`])chunks\/\1/g

/** The loader in `latest/`: it takes its chunks from the folder of the version. */
export function latestLoader(loader: string, version: string): string {
  const found = loader.match(chunksPath) ?? []
  if (found.length !== 1)
    throw new Error('The loader names the folder of its chunks in an unknown way.')
  return loader.replace(chunksPath, `$1../${version}/chunks/$1`)
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const readme = ({ version, importMapHash, snippet }: CdnRelease, base: string): string => {
  const origin = /^https?:\/\/[^/]+/.exec(base)?.[0] ?? "'self'"
  return `# Bindery ${version}

Upload this folder once, and never change it: \`snippet.html\` names its files with their hashes. Paste the snippet into the
head of your pages, before any other module.

The snippet has the hash of \`bindery.js\` on the script itself. Its import map has the hashes of all chunks, so a browser
refuses a chunk that differs. It adds ${kB(brotliCompressSync(snippet).length)} to a page (compressed with brotli). Without the import map and the preload hints, the
script still loads the files of this version, and the browser checks \`bindery.js\` alone.

## Policy

The import map is an inline script, so a strict policy has to name its hash:

    script-src ${origin} '${importMapHash}'

## Headers

- \`Cache-Control: public, max-age=31536000, immutable\` for this folder, and \`public, max-age=300\` for \`latest/\`.
- \`Access-Control-Allow-Origin: *\` if your pages have another origin.
- Compress each file, preferably with brotli.

\`../latest/bindery.js\` moves with each version. It has no hash, and takes its chunks from the folder of its version: keep
the folders of earlier versions.
`
}

/** Writes the folders `{version}` and `latest`. Other versions stay as they are. */
export function buildCdn({ script, out, base }: CdnOptions): CdnRelease {
  const json = (file: string) => JSON.parse(readFileSync(join(script, file), 'utf8')) as unknown
  const manifest = json('manifest.json') as Manifest
  const integrity = json('integrity.json') as Record<string, string>
  const { version } = manifest
  const folder = join(out, version)
  const url = `${base}${version}/`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of ['bindery.js', 'chunks', 'inspector', 'integrity.json', 'manifest.json']) {
    cpSync(join(script, file), join(folder, file), { recursive: true })
  }
  const map = JSON.stringify(importMap(integrity, url))
  const cross = /^https?:/.test(base) ? ' crossorigin="anonymous"' : ''
  const loader = readFileSync(join(script, 'bindery.js'), 'utf8')
  const tag = (source: string, attributes = '') =>
    `<script async src="${source}"${attributes} data-api-base="/api/"></script>`
  const snippet = `${[
    `<script type="importmap">${map}</script>`,
    ...signInHints({ manifest, integrity, base: url }),
    tag(`${url}bindery.js`, ` integrity="${sha384(loader)}"${cross}`),
  ].join('\n')}\n`
  const importMapHash = `sha256-${createHash('sha256').update(map).digest('base64')}`
  const release = { version, snippet, importMapHash }
  writeFileSync(join(folder, 'snippet.html'), snippet)
  writeFileSync(join(folder, 'importmap.json'), map)
  writeFileSync(join(folder, 'README.md'), readme(release, base))
  const latest = join(out, 'latest')
  mkdirSync(latest, { recursive: true })
  writeFileSync(join(latest, 'bindery.js'), latestLoader(loader, version))
  writeFileSync(join(latest, 'snippet.html'), `${tag(`${base}latest/bindery.js`)}\n`)
  return release
}
