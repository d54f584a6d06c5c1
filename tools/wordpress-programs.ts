/** What a WordPress needs here: PHP, MariaDB and WordPress itself, from Debian. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, install, run, update } from './apt.ts'

const cache = join(import.meta.dirname, '../.cache/wordpress')

const programs = [
  ...['php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'php-curl', 'php-gd'],
  ...['mariadb-server-core', 'mariadb-client-core'],
]

/** WordPress, its theme, and the two libraries that its package links to. They are unpacked, not installed. */
const packages = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'libjs-underscore',
  'php-getid3',
]

const works = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** MariaDB's server. The path of users other than root may lack its folder. */
export const findMariadb = (): string | undefined =>
  ['/usr/sbin/mariadbd', '/usr/local/sbin/mariadbd', '/usr/bin/mariadbd'].find(existsSync)

const hasPrograms = (): boolean =>
  findMariadb() !== undefined &&
  works('php', '-r', 'exit(extension_loaded("mysqli") && extension_loaded("dom") ? 0 : 1);') &&
  works('sh', '-c', 'command -v mariadb-install-db && command -v my_print_defaults')

/** Unpacks the packages of WordPress into `.cache`. */
function unpack(): boolean {
  const debs = join(cache, 'debs')
  const fresh = join(cache, 'root.new')
  for (const folder of [debs, fresh]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const download = ['-c', 'cd "$1" && shift && apt-get download "$@"', 'sh', debs, ...packages]
  if (!run('sh', download)) return false
  const unpacked = readdirSync(debs).every((name) => run('dpkg', ['-x', join(debs, name), fresh]))
  if (unpacked) renameSync(fresh, join(cache, 'root'))
  rmSync(debs, { recursive: true, force: true })
  return unpacked
}

const own = process.env['BINDERY_WORDPRESS']
const unpacked = join(cache, 'root/usr/share/wordpress')

/**
 * Installs what is missing and may be installed. `BINDERY_WORDPRESS` names a folder with WordPress instead of Debian's.
 * @returns the folder of WordPress, or the reason that there is none
 */
export function prepareWordPress(): { folder: string } | { missing: string } {
  const asked = `apt-get install ${programs.join(' ')}`
  if (!hasPrograms()) {
    if (process.platform !== 'linux' || !canInstall()) return { missing: `as root: ${asked}` }
    update()
    if (!install(...programs) || !hasPrograms()) return { missing: `this failed: ${asked}` }
  }
  if (own) return existsSync(join(own, 'wp-load.php')) ? { folder: own } : { missing: own }
  if (existsSync(join(unpacked, 'wp-load.php'))) return { folder: unpacked }
  if (unpack()) return { folder: unpacked }
  if (canInstall() && update() && unpack()) return { folder: unpacked }
  return { missing: `this failed: apt-get download ${packages.join(' ')}` }
}
