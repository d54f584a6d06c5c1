/** Installs what a fresh machine lacks: a browser, and the old libraries for the hostile pages. */
import { ensureChromium } from './browser.ts'
import { ensureLegacyLibraries } from './legacy-libraries.ts'

console.log(`Chromium: ${ensureChromium()}`)
console.log(ensureLegacyLibraries())
