/**
 * `npm run engines:install`: installs the Debian packages that `npm run engines` and `npm run hear` need, where it
 * may: as root, or with a `sudo` that asks for no password. It never fails. What it cannot install, those two skip.
 */
import { canInstall, canSudo, install, update } from './apt.ts'

/** Firefox and WebKitGTK, with a screen in memory. */
export const enginePackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** The screen reader Orca, with the desktop that it runs on. */
export const screenReaderPackages = [
  ...['orca', 'at-spi2-core', 'speech-dispatcher', 'xvfb', 'dbus', 'libatk-adaptor', 'firefox-esr'],
  ...['xdotool', 'openbox', 'python3-pyatspi', 'gir1.2-atspi-2.0', 'gir1.2-wnck-3.0'],
  ...['gsettings-desktop-schemas', 'libglib2.0-bin'],
]

/** Tries the package lists as they are first. A fresh image has none. */
const bring = (names: readonly string[]): boolean =>
  install('--no-upgrade', ...names) || (update() && install('--no-upgrade', ...names))

/** @returns a line for the console */
function ensure(command: string, names: readonly string[]): string {
  const mayInstall = canInstall() || canSudo()
  if (mayInstall && bring(names)) return `${command}: installed`
  const reason = mayInstall ? 'apt-get failed' : 'neither root nor a sudo without a password'
  return `${command}: not installed (${reason}); skips what is missing`
}

if (import.meta.main) {
  // Apart, so that one missing package does not keep the others away.
  console.log(ensure('npm run engines', enginePackages))
  console.log(ensure('npm run hear', screenReaderPackages))
}
