/**
 * Finds the Chromium that tests, stories and the bench drive, and gets one where there is none.
 * Run as a program (`node tools/browser.ts`) it installs what is missing and prints the path.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrightChromium } from 'playwright'
import { canInstall, install, run, update } from './apt.ts'

/** What Playwright's `launchOptions` (and Vitest's) need to start it. */
export interface Browser {
  executablePath: string
  args: string[]
}

/**
 * Chromium without windows. The same pages take it 40 % less time (a browser spec of eleven tests: 13 s in
 * place of 21), so tests run in it where it is; it opens no tab for a reader and keeps no page to go back to.
 */
const headlessShell = 'chromium-headless-shell'
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const systemPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Quiet, and runnable as root: a container has no other user. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Both: what only a browser with windows and tabs does needs the whole one. */
export type BrowserKind = 'shell' | 'whole'

/** The path of a browser that is already here, `undefined` if none is; no shell where a `whole` one is asked for. */
export function findChromium(
  kind: BrowserKind = 'shell',
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  for (const name of ['BINDERY_CHROMIUM', 'CHROME_PATH']) {
    const named = env[name]
    if (!named) continue
    if (isExecutable(named)) return named
    throw new Error(`${name} names ${named}, which cannot be run.`)
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const inPath = (name: string) => folders.map((folder) => join(folder, name))
  const candidates = [
    ...(kind === 'shell' ? inPath(headlessShell) : []),
    playwrightChromium.executablePath(),
    ...systemNames.flatMap(inPath),
    ...systemPaths,
  ]
  return candidates.find((path) => path && isExecutable(path))
}

/**
 * The path of a whole browser, installed if need be: by apt-get for root, else by Playwright. Root gets
 * the faster shell beside it; where that cannot be had, nothing is missing.
 */
export function ensureChromium(): string {
  const whole = findChromium('whole')
  if (whole && findChromium() !== whole) return whole
  const isNamed = ['BINDERY_CHROMIUM', 'CHROME_PATH'].some((name) => process.env[name])
  if (!isNamed && canInstall() && update()) {
    if (!whole) install('chromium')
    install(headlessShell)
  }
  const found = findChromium('whole')
  if (found) return found
  run('npx', ['playwright', 'install', 'chromium'])
  const own = findChromium('whole')
  if (own) return own
  throw new Error('No Chromium found or installed. Set BINDERY_CHROMIUM to the path of one.')
}

/** Launch options for the browser that is here. Throws, with the remedy, if none is. */
export function chromium(kind?: BrowserKind): Browser {
  const executablePath = findChromium(kind)
  if (!executablePath) throw new Error('No Chromium here: run `node tools/browser.ts` once.')
  return { executablePath, args: [...browserArgs] }
}

if (import.meta.main) console.log(ensureChromium())
