import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './browser.ts'

/** A PATH with nothing on it, but for what a test puts there. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bindery-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, 0o755)
  return path
}

test('a named browser wins, the project’s own name first', () => {
  const [own, other] = [program('own'), program('other')]
  expect(findChromium('shell', { BINDERY_CHROMIUM: own, CHROME_PATH: other })).toBe(own)
  expect(findChromium('shell', { CHROME_PATH: other })).toBe(other)
})

test('a named browser that is not there is a mistake, not a reason to take another', () => {
  const gone = join(folder, 'gone')
  expect(() => findChromium('shell', { BINDERY_CHROMIUM: gone })).toThrow(
    `BINDERY_CHROMIUM names ${gone}`,
  )
})

test('else one of the system is taken, if any', () => {
  const found = findChromium('shell', { PATH: '' })
  // Only Playwright's own, or one outside the PATH, can be left.
  expect(found === undefined || !found.startsWith(folder)).toBe(true)
  const system = program('chromium')
  expect([system, found]).toContain(findChromium('shell', { PATH: folder }))
})

test('the shell is taken before all others, but not for what needs windows', () => {
  const shell = program('chromium-headless-shell')
  expect(findChromium('shell', { PATH: folder })).toBe(shell)
  expect(findChromium('whole', { PATH: folder })).not.toBe(shell)
})
