/** Installs Debian packages, for what npm does not have. */
import { spawnSync } from 'node:child_process'

/** Runs a program with its output on stderr, for at most five minutes. Returns whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  console.error(`$ ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const timeout = { timeout: 5 * 60_000 }
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env, ...timeout }).status === 0
}

/** Fail fast without a network. */
const timeoutOptions = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

/** True for root. */
export const canInstall = (): boolean => process.getuid?.() === 0

/** True if `sudo` runs programs as root and asks for no password. */
export const canSudo = (): boolean =>
  spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore', timeout: 10_000 }).status === 0

/** For those who are not root: `sudo` keeps no environment. */
const sudo = ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive']

const apt = (...args: readonly string[]): boolean => {
  const [program = '', ...rest] = [...(canInstall() ? [] : sudo), 'apt-get', ...timeoutOptions]
  return run(program, [...rest, ...args])
}

/** Updates the package lists. */
export const update = (): boolean => apt('update')

export const install = (...names: readonly string[]): boolean =>
  apt('install', '-y', '--no-install-recommends', ...names)
