import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { kitFiles } from './kit-files.ts'
import { makeKit } from './test-kit.ts'

const kit = makeKit()
afterAll(kit.remove)

test('the snippet of a build for another folder is rewritten for this host', () => {
  const { snippet } = kitFiles(kit.folder)
  const here = snippet()
  expect(here).toContain('src="/bindery/bindery.js"')
  for (const base of ['https://files.test/kit/', '/']) {
    const there = here.replaceAll('"/bindery/', `"${base}`)
    expect(there).not.toBe(here)
    writeFileSync(join(kit.folder, 'snippet.html'), there)
    expect(kitFiles(kit.folder).snippet()).toBe(here)
  }
})
