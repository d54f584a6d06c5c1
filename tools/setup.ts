/** What a fresh machine lacks: a browser, and the old libraries that hostile pages load. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureChromium } from './browser.ts'

const legacyLibraries = 'tools/legacy-libraries.ts'

console.log(`Chromium: ${ensureChromium()}`)
// Not fatal: the cases that need them say that they were skipped.
if (existsSync(legacyLibraries)) {
  spawnSync(process.execPath, [legacyLibraries], { stdio: ['ignore', 'inherit', 'inherit'] })
}
