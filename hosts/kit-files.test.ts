import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { kitFiles } from './kit-files.ts'
import { makeKit } from './test-kit.ts'

const makeOwnKit = () => {
  const kit = makeKit()
  onTestFinished(kit.remove)
  return kit
}

test('the snippet of a page has the hints for its tags, with their hashes, and the script', () => {
  const kit = makeOwnKit()
  const { snippet } = kitFiles(kit.folder)
  expect(snippet('<p>No tag</p>')).toBe(
    `<link rel="modulepreload" href="/bindery/chunks/${kit.chunk}" integrity="sha384-core">
<script async src="/bindery/bindery.js" data-api-base="/api/"></script>`,
  )
  expect(snippet('<bindery-account-menu></bindery-account-menu>')).toContain(
    '<link rel="modulepreload" href="/bindery/chunks/menu.cd34e.js" integrity="sha384-menu">',
  )
})

test('the snippet follows the next build, and is the script alone before the first one', () => {
  const kit = makeOwnKit()
  const { snippet } = kitFiles(kit.folder)
  expect(snippet('')).toContain(kit.chunk)
  const file = join(kit.folder, 'integrity.json')
  writeFileSync(file, JSON.stringify({ [`chunks/${kit.chunk}`]: 'sha384-next' }))
  utimesSync(file, new Date(), new Date(Date.now() + 5000))
  expect(snippet('')).toContain('integrity="sha384-next"')

  const empty = mkdtempSync(join(tmpdir(), 'bindery-no-kit-'))
  expect(kitFiles(empty).snippet('')).toMatch(/^<script async src="\/bindery\/bindery\.js"/)
  rmSync(empty, { recursive: true })
})
