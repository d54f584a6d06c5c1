/** A real WordPress with the plugin and the mock API, on one origin. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { startWordPressHost } from '../hosts/wordpress/server.ts'
import { findMariadb } from './wordpress-programs.ts'

const root = join(import.meta.dirname, '..')

export interface WordPressSite {
  readonly origin: string
  /** The folder of WordPress, with `wp-content/debug.log` if PHP has reported something. */
  readonly folder: string
  close(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server: Server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Resolves once `isReady` does. @throws Error after 30 seconds, or if the program ends */
async function ready(program: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await isReady().catch(() => false))) {
    if (program.exitCode !== null || performance.now() > end)
      throw new Error(`${program.spawnfile} did not start.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Ends a program and its workers, which PHP's server leaves behind. */
const stop = (program: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    process.kill(-(program.pid as number), 'SIGTERM')
  })

/** Starts a MariaDB of its own, without a network, in a folder. */
async function startDatabase(folder: string): Promise<{ socket: string; program: ChildProcess }> {
  const { username } = userInfo()
  const data = join(folder, 'data')
  const socket = join(folder, 'mariadb.sock')
  const common = ['--no-defaults', `--datadir=${data}`, `--user=${username}`]
  execFileSync(
    'mariadb-install-db',
    [...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'ignore' },
  )
  const tuned = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0', '--skip-log-bin']
  const program = spawn(
    findMariadb() as string,
    [...common, `--socket=${socket}`, `--pid-file=${join(folder, 'mariadb.pid')}`, ...tuned],
    { stdio: 'ignore', detached: true },
  )
  await ready(program, async () => existsSync(socket))
  return { socket, program }
}

/**
 * Starts everything in a temporary folder, which `close` deletes.
 * @param wordpress the folder of WordPress
 * @param port of WordPress; 0: any free port
 */
export async function startWordPress(wordpress: string, port = 0): Promise<WordPressSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-wordpress-'))
  const site = join(folder, 'site')
  const programs: ChildProcess[] = []
  const end = async () => {
    for (const program of programs.toReversed()) await stop(program)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // With `dereference`: Debian's package links to files of other packages.
    cpSync(wordpress, site, {
      recursive: true,
      dereference: true,
      filter: (from) => existsSync(from),
    })
    cpSync(join(root, 'hosts/wordpress/site'), site, { recursive: true })
    // A copy: WordPress deletes the folder of a plugin that somebody removes.
    cpSync(join(root, 'dist/wordpress/bindery'), join(site, 'wp-content/plugins/bindery'), {
      recursive: true,
    })
    const { socket, program } = await startDatabase(folder)
    programs.push(program)
    const [inner, outer] = [await freePort(), port || (await freePort())]
    const origin = `http://localhost:${outer}`
    const env = {
      ...process.env,
      BINDERY_SOCKET: socket,
      BINDERY_ORIGIN: origin,
      BINDERY_SALT: randomBytes(32).toString('hex'),
      PHP_CLI_SERVER_WORKERS: '4',
    }
    const options = ['-d', 'memory_limit=256M', '-d', 'opcache.enable_cli=1']
    const create = `$db = new mysqli('localhost', 'root', '', '', 0, getenv('BINDERY_SOCKET')); $db->query('CREATE DATABASE wordpress');`
    execFileSync('php', ['-r', create], { env })
    execFileSync('php', [...options, 'install.php'], {
      cwd: site,
      env,
      stdio: ['ignore', 'pipe', 2],
    })
    const server = spawn(
      'php',
      [...options, '-S', `127.0.0.1:${inner}`, '-t', site, 'router.php'],
      {
        cwd: site,
        env,
        stdio: 'ignore',
        // A process group of its own, which ends as a whole.
        detached: true,
      },
    )
    programs.push(server)
    const php = `http://127.0.0.1:${inner}`
    await ready(
      server,
      async () =>
        (await fetch(`${php}/readme.html`, { headers: { 'x-forwarded-host': 'localhost' } })).ok,
    )
    const host = await startWordPressHost({ port: outer, php })
    const close = async () => {
      await host.close()
      await end()
    }
    return { origin, folder: site, close }
  } catch (error) {
    await end()
    throw error
  }
}
