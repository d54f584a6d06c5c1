import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './browser.ts'

/** An empty PATH, to which a test adds files. */
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

test('a browser named in the environment wins, BINDERY_CHROMIUM first', () => {
  const [own, other] = [program('own'), program('other')]
  expect(findChromium('shell', { BINDERY_CHROMIUM: own, CHROME_PATH: other })).toBe(own)
  expect(findChromium('shell', { CHROME_PATH: other })).toBe(other)
})

test('findChromium throws if a named browser does not exist', () => {
  const gone = join(folder, 'gone')
  expect(() => findChromium('shell', { BINDERY_CHROMIUM: gone })).toThrow(
    `BINDERY_CHROMIUM names ${gone}`,
  )
})

test('findChromium falls back to a system browser', () => {
  const found = findChromium('shell', { PATH: '' })
  // Without a PATH, only Playwright's own or one outside the PATH is left.
  expect(found === undefined || !found.startsWith(folder)).toBe(true)
  const system = program('chromium')
  expect([system, found]).toContain(findChromium('shell', { PATH: folder }))
})

test('the headless shell is preferred, except for a whole browser', () => {
  const shell = program('chromium-headless-shell')
  expect(findChromium('shell', { PATH: folder })).toBe(shell)
  expect(findChromium('whole', { PATH: folder })).not.toBe(shell)
})
