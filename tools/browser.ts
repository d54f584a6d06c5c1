/**
 * Finds the Chromium for tests, stories and the bench, or installs one. As a program (`node tools/browser.ts`)
 * it installs what is missing and prints the path.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrightChromium } from 'playwright'
import { canInstall, install, run, update } from './apt.ts'

/** The `launchOptions` of Playwright and Vitest. */
export interface Browser {
  executablePath: string
  args: string[]
}

/**
 * Chromium without windows, preferred for tests because it is 40 % faster (a spec of eleven tests: 13 s instead
 * of 21). It cannot open tabs and has no back/forward cache.
 */
const headlessShell = 'chromium-headless-shell'
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const systemPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** No background traffic; `--no-sandbox` because a container runs as root. */
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

/** Tests with windows or tabs need the whole browser. */
export type BrowserKind = 'shell' | 'whole'

/** The path of an installed browser, or undefined. For `whole`, never the headless shell. */
export function findChromium(
  kind: BrowserKind = 'shell',
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  for (const name of ['BINDERY_CHROMIUM', 'CHROME_PATH']) {
    const named = env[name]
    if (!named) continue
    if (isExecutable(named)) return named
    throw new Error(`${name} names ${named}, which is not executable.`)
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
 * Returns the path of a whole browser. Installs one if needed: with apt-get for root, else with Playwright. For
 * root it also tries to install the faster headless shell.
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

/** Launch options for the installed browser. @throws Error if there is none */
export function chromium(kind?: BrowserKind): Browser {
  const executablePath = findChromium(kind)
  if (!executablePath) throw new Error('No Chromium found: run `node tools/browser.ts` once.')
  return { executablePath, args: [...browserArgs] }
}

if (import.meta.main) console.log(ensureChromium())
