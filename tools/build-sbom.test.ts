import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libraryOf, sbom } from './build-sbom.ts'

test.each([
  ['/a/node_modules/ky/distribution/index.js', 'ky', '/a/node_modules/ky'],
  ['/a/node_modules/@r2wc/core/dist/x.js', '@r2wc/core', '/a/node_modules/@r2wc/core'],
  [
    '/a/node_modules/lit/node_modules/lit-html/x.js',
    'lit-html',
    '/a/node_modules/lit/node_modules/lit-html',
  ],
])('the library of %s is %s', (id, name, folder) => {
  expect(libraryOf(id)).toEqual({ name, folder })
})

test.each(['/a/packages/api/client.ts', '\0virtual:/a/node_modules/ky/index.js'])(
  '%j belongs to no library',
  (id) => {
    expect(libraryOf(id)).toBeNull()
  },
)

const root = join(import.meta.dirname, '..')
const own = (name: string) => join(root, 'node_modules', name, 'index.js')

test('the bill lists each library once, with its installed version, licence and address', () => {
  const modules = [own('zod'), own('ky'), own('ky'), own('@r2wc/react-to-web-component')]
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/ky/package.json'), 'utf8'))
  const bill = JSON.parse(sbom('1.2.3', [join(root, 'packages/api/client.ts'), ...modules]))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual([
    '@r2wc/react-to-web-component',
    'ky',
    'zod',
  ])
  expect(bill.components[1]).toMatchObject({
    type: 'library',
    version,
    licenses: [{ license: { id: 'MIT' } }],
    purl: `pkg:npm/ky@${version}`,
  })
  expect(bill.components[0].purl).toMatch(/^pkg:npm\/%40r2wc\/react-to-web-component@/)
  expect(bill.dependencies[0]).toEqual({
    ref: 'pkg:npm/bindery@1.2.3',
    dependsOn: bill.components.map((one: { purl: string }) => one.purl),
  })
})

test('the bill of the same modules in another order is the same text', () => {
  const modules = [own('zod'), own('ky')]
  expect(sbom('1.0.0', modules)).toBe(sbom('1.0.0', [...modules].reverse()))
})

test('a library without a licence stops the build', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bindery-')), 'node_modules/unknown')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name": "unknown", "version": "1.0.0"}')
  expect(() => sbom('1.0.0', [join(folder, 'index.js')])).toThrow(
    'unknown ships and names no licence',
  )
})
