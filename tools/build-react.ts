/** `@bindery/react`: the widgets as React components, with the application's own React. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import shared from '../vite.config.ts'
import { checkPackagePlugin } from './build-check-package.ts'
import { licensesPlugin } from './build-licenses.ts'
import { writePackage } from './build-package.ts'
import { pageDocumentPlugin } from './build-page-document.ts'
import { patchLibrariesPlugin } from './build-patch-libraries.ts'
import { patchZodPlugin } from './build-patch-zod.ts'
import { reactTypes } from './build-react-types.ts'
import { scalePlugin } from './build-scale.ts'
import { stripPlugin } from './build-strip.ts'
import type { Tag } from './build-tags.ts'
import { templatesPlugin } from './build-templates.ts'
import { className } from './definitions-names.ts'

const root = join(import.meta.dirname, '..')
const entry = 'bindery-react'

function source(tags: readonly Tag[]): string {
  const react = JSON.stringify(join(root, 'packages/embed/react.tsx'))
  const lines = tags.map(({ definition: { tag, attributes }, file }) => {
    const info = JSON.stringify({ tag, attributes: Object.keys(attributes) })
    const load = `() => import(${JSON.stringify(file)})`
    return `export const ${className(tag)} = component(${info}, ${load})`
  })
  return [
    `import { component } from ${react}`,
    `export { startBindery } from ${react}`,
    ...lines,
  ].join('\n')
}

const entryPlugin = (tags: readonly Tag[]): Plugin => ({
  name: 'bindery-react-entry',
  resolveId: (id) => (id === entry ? `\0${entry}` : null),
  load: (id) => (id === `\0${entry}` ? source(tags) : null),
})

export interface ReactBuildOptions {
  readonly tags: readonly Tag[]
  readonly version: string
  /** Folder of the package. */
  readonly out: string
}

/** Writes the package: index.js and its chunks, index.d.ts, package.json. */
export async function buildReact({ tags, version, out }: ReactBuildOptions): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [
      entryPlugin(tags),
      stripPlugin(),
      patchLibrariesPlugin(),
      pageDocumentPlugin(),
      patchZodPlugin(),
      scalePlugin(),
      templatesPlugin(),
      licensesPlugin(),
      checkPackagePlugin(),
    ],
    define: {
      BINDERY_VERSION: JSON.stringify(version),
      BINDERY_WHOLE_TAGS: 'true',
      'process.env.NODE_ENV': '"production"',
    },
    css: shared.css,
    build: {
      ...shared.build,
      outDir: out,
      // Without `lib`, Vite adds its own helper to every dynamic import.
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        input: { index: entry },
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
        output: {
          format: 'es',
          minify: true,
          chunkFileNames: 'chunks/[name].[hash:8].js',
          entryFileNames: 'index.js',
          // To a framework that draws some components on the server only, all of these are for the browser.
          banner: ({ isEntry }) => (isEntry ? "'use client'" : ''),
        },
      },
    },
  })
  writePackage(out, {
    name: '@bindery/react',
    version,
    description:
      'Accounts, a personal library and a store for a publisher’s pages, as React components.',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    peerDependencies: { react: '>=19', 'react-dom': '>=19' },
  })
  writeFileSync(join(out, 'index.d.ts'), await reactTypes(tags))
}
