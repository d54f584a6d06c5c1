/** The engines that this machine has, and what to install for those it has not. */
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of the first of these programs that the machine has. */
export const inPath = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)

/** The browser that comes with the library stands in no PATH: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser`. */
const miniBrowser = (): string | undefined => {
  const library = '/usr/lib'
  try {
    return readdirSync(library)
      .flatMap((machine) =>
        ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
          join(library, machine, version, 'MiniBrowser'),
        ),
      )
      .find(isExecutable)
  } catch {
    return undefined
  }
}

export interface Installed {
  name: string
  /** The line that the run prints if the engine is not installed. */
  missing: string
  start: (() => Promise<Engine>) | undefined
}

export const firefox = process.env['BINDERY_FIREFOX'] || inPath('firefox-esr', 'firefox')
const [driver, screen, browser] = [inPath('WebKitWebDriver'), inPath('Xvfb'), miniBrowser()]

export const engines: readonly Installed[] = [
  {
    name: 'Firefox',
    missing:
      'Firefox is not installed; apt-get install firefox-esr, or name one with BINDERY_FIREFOX',
    start: firefox ? () => startFirefox(firefox, { xvfb: screen }) : undefined,
  },
  {
    name: 'WebKitGTK',
    missing: "WebKitGTK's driver is not installed; apt-get install webkit2gtk-driver xvfb",
    start: driver && screen && browser ? () => startWebkit({ driver, screen, browser }) : undefined,
  },
]

const startMs = 120_000

async function inTime<T>(what: string, start: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not start in time.`)), startMs)
  })
  return Promise.race([start(), late]).finally(() => clearTimeout(timer))
}

/**
 * Starts what the machine has. A busy machine may fail once, so it starts a second time. What then does not start is an
 * error: a harness that no longer starts its browser would else pass for a machine without one.
 */
export const startTwice = <T>(what: string, start: () => Promise<T>): Promise<T> =>
  inTime(what, start).catch((error: unknown) => {
    console.error(`${what} starts a second time. ${error}`)
    return inTime(what, start)
  })
