/** Debian's packages, for what npm does not have. */
import { spawnSync } from 'node:child_process'

/** Runs a program that says on the error output what it does; whether it went well. It is given five minutes. */
export function run(command: string, args: readonly string[]): boolean {
  console.error(`$ ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limit = { timeout: 5 * 60_000 }
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env, ...limit }).status === 0
}

/** Whoever has no network learns it soon. */
const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

const apt = (...args: readonly string[]): boolean => run('apt-get', [...patience, ...args])

/** Only root may install. */
export const canInstall = (): boolean => process.getuid?.() === 0

/** Fetches the lists of what there is. */
export const update = (): boolean => apt('update')

export const install = (...names: readonly string[]): boolean =>
  apt('install', '-y', '--no-install-recommends', ...names)
