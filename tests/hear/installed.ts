/** The programs that a desktop with a screen reader consists of, and what to install where one is missing. */
import { existsSync } from 'node:fs'
import { screenReaderPackages } from '../../tools/other-engines.ts'
import { firefox, inPath } from '../engines/installed.ts'

const find = (path: string): string | undefined => (existsSync(path) ? path : undefined)

const found = {
  firefox,
  screen: inPath('Xvfb'),
  bus: inPath('dbus-daemon'),
  accessibilityBus: find('/usr/libexec/at-spi-bus-launcher'),
  settings: inPath('gsettings'),
  windowManager: inPath('openbox'),
  keyboard: inPath('xdotool'),
  speech: inPath('speech-dispatcher'),
  screenReader: inPath('orca'),
}

/** The path of each program. */
export type Programs = { readonly [name in keyof typeof found]: string }

const isWhole = (programs: typeof found): programs is Programs =>
  Object.values(programs).every((path) => path !== undefined)

/** undefined where a program is missing. */
export const programs: Programs | undefined = isWhole(found) ? found : undefined

const names = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]))

/** One line for a machine that lacks a program. */
export const missing = `no ${names.join(', no ')}; apt-get install --no-install-recommends ${screenReaderPackages.join(' ')}`
