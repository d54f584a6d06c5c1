import { expect, test } from 'vitest'
import {
  looseVersions,
  missingFromLock,
  undocumentedDependencies,
  unusedDependencies,
} from './dependencies.ts'
import { file, project } from './project.ts'

const read = (path: string) =>
  JSON.parse(project().find((source) => source.path === path)?.text ?? '{}')

test('this project: versions are exact', () => {
  const manifests = project().filter(({ path }) =>
    /^(packages\/\w+\/|bench\/peers\/)?package\.json$/.test(path),
  )
  expect(manifests.flatMap(({ path }) => looseVersions(read(path)))).toEqual([])
})

test('this project: the lock file serves every platform', () => {
  expect(missingFromLock(read('package-lock.json'))).toEqual([])
})

test('this project: what is installed is used', () => {
  expect(unusedDependencies(read('package.json'), project())).toEqual([])
})

test('this project: docs/dependencies.md has a row for each dependency', () => {
  const docs = project().find(({ path }) => path === 'docs/dependencies.md')?.text ?? ''
  expect(undocumentedDependencies(read('package.json'), docs)).toEqual([])
})

test('a dependency without a row is noticed, also if it was tried and not taken', () => {
  const docs = '| `ky` | requests; `lit` |\n\n## Tried and not taken\n\n| `valibot` | schemas |\n'
  const devDependencies = { ky: '2.1.0', lit: '3.3.3', valibot: '1.5.0' }
  expect(undocumentedDependencies({ devDependencies }, docs)).toEqual([
    'lit has no row in docs/dependencies.md',
    'valibot has no row in docs/dependencies.md',
  ])
})

test('a range is noticed', () => {
  const loose = {
    dependencies: { ky: '^2.1.0' },
    devDependencies: { lit: 'latest', hono: '4.1.0' },
  }
  expect(looseVersions(loose)).toHaveLength(2)
})

test('a platform that the lock file leaves out is noticed', () => {
  const tool = {
    version: '1.0.0',
    optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' },
  }
  const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux': { version: '1.0.0' } }
  expect(missingFromLock({ packages })).toHaveLength(1)
})

test('a dependency that is only listed is noticed; types go with what they are of', () => {
  const devDependencies = { 'hono-openapi': '1.3.3', react: '19.3.1', '@types/react': '19.3.0' }
  const files = [
    file('tests/conventions/imports.ts', "['hono-openapi']"),
    file('packages/ui/view/ids.tsx', "import { useRef } from 'react'"),
  ]
  expect(unusedDependencies({ devDependencies }, files)).toEqual([
    'hono-openapi is installed and not used',
  ])
})
