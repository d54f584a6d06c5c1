/**
 * Finds the Chromium that tests, stories and the bench drive, and gets one where there is none.
 * Run as a program (`node tools/browser.ts`) it installs what is missing and prints the path.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrightChromium } from 'playwright'

/** What Playwright's `launchOptions` (and Vitest's) need to start it. */
export interface Browser {
  executablePath: string
  args: string[]
}

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

/** The path of a browser that is already here; `undefined` if none is. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  for (const name of ['BINDERY_CHROMIUM', 'CHROME_PATH']) {
    const named = env[name]
    if (!named) continue
    if (isExecutable(named)) return named
    throw new Error(`${name} names ${named}, which cannot be run.`)
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    playwrightChromium.executablePath(),
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...systemPaths,
  ]
  return candidates.find((path) => path && isExecutable(path))
}

function run(command: string, args: string[]): boolean {
  console.error(`$ ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
}

/** The path of a browser, installed if need be: by apt-get for root, else by Playwright. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && run('apt-get', ['update'])) {
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const debian = findChromium()
  if (debian) return debian
  run('npx', ['playwright', 'install', 'chromium'])
  const own = findChromium()
  if (own) return own
  throw new Error('No Chromium found or installed. Set BINDERY_CHROMIUM to the path of one.')
}

/** Launch options for the browser that is here. Throws, with the remedy, if none is. */
export function chromium(): Browser {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium here: run `node tools/browser.ts` once.')
  return { executablePath, args: [...browserArgs] }
}

if (import.meta.main) console.log(ensureChromium())
