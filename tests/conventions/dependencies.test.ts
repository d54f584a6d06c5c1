import { expect, test } from 'vitest'
import { looseVersions, missingFromLock } from './dependencies.ts'
import { project } from './project.ts'

const read = (path: string) =>
  JSON.parse(project().find((source) => source.path === path)?.text ?? '{}')

test('this project: versions are exact', () => {
  const manifests = project().filter(({ path }) => /^(packages\/\w+\/)?package\.json$/.test(path))
  expect(manifests.flatMap(({ path }) => looseVersions(read(path)))).toEqual([])
})

test('this project: the lock file serves every platform', () => {
  expect(missingFromLock(read('package-lock.json'))).toEqual([])
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
