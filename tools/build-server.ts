/** `@bindery/server`: the contract and the command `bindery`, as JavaScript for Node 20. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '@bindery/contract/openapi.ts'
import { build } from 'vite'
import { licensesPlugin } from './build-licenses.ts'
import { writePackage } from './build-package.ts'
import { serverTypes } from './build-server-types.ts'

const root = join(import.meta.dirname, '..')

export interface ServerBuildOptions {
  readonly version: string
  /** Folder of the package. */
  readonly out: string
}

/** Writes the package: index.js, bin/bindery.js and the chunk that they share, types, openapi.json. */
export async function buildServer({ version, out }: ServerBuildOptions): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [licensesPlugin()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: out,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          index: join(root, 'packages/conformance/server.ts'),
          'bin/bindery': join(root, 'packages/conformance/bin/bindery.js'),
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
        },
        // What a page loads lazily is in one bundle here.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  })
  writeFileSync(join(out, 'index.d.ts'), serverTypes())
  writeFileSync(join(out, 'openapi.json'), `${JSON.stringify(openApi())}\n`)
  writePackage(out, {
    name: '@bindery/server',
    version,
    description:
      'The API that Bindery’s tags call: its contract, and the commands that check a server and a page.',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './openapi.json': './openapi.json',
    },
    bin: { bindery: 'bin/bindery.js' },
    engines: { node: '>=20' },
    sideEffects: false,
  })
}
