/** The programs that a desktop with a screen reader consists of, and what to install where one is missing. */
import { existsSync } from 'node:fs'
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

/** The Debian packages that have all of these programs. */
export const packages =
  'orca at-spi2-core speech-dispatcher xvfb dbus libatk-adaptor firefox-esr xdotool openbox ' +
  'python3-pyatspi gir1.2-atspi-2.0 gir1.2-wnck-3.0 gsettings-desktop-schemas libglib2.0-bin'

const names = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]))

/** One line for a machine that lacks a program. */
export const missing = `no ${names.join(', no ')}; apt-get install --no-install-recommends ${packages}`
