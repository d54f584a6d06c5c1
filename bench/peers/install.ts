/** Installs the rivals into .cache/peers, as package-lock.json says, and bundles those without a browser build. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { LeftOut, Peer } from './peer.ts'

const here = import.meta.dirname
const folder = join(here, '../../.cache/peers')
/** A copy of the lock file that was installed last. */
const installed = join(folder, 'installed.json')

export const peerFolders = {
  '/peers/': join(folder, 'node_modules'),
  '/built/': join(folder, 'built'),
  '/entries/': join(here, 'entries'),
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** @returns why the packages could not be installed; '' if they were */
export function installPeers(): string {
  mkdirSync(folder, { recursive: true })
  const lock = read(join(here, 'package-lock.json'))
  if (read(installed) === lock) return ''
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(here, file), join(folder, file))
  }
  const { status, stderr, error } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    const [line = String(error)] = stderr?.split('\n').filter((each) => /npm err/i.test(each)) ?? []
    return `npm ci failed: ${line.replace(/^npm (?:err!|error) /i, '')}`
  }
  writeFileSync(installed, lock)
  return ''
}

interface Manifest {
  readonly version: string
}

/** The version of an installed package, or null. */
export function versionOf(name: string): string | null {
  const text = read(join(folder, 'node_modules', name, 'package.json'))
  return text ? (JSON.parse(text) as Manifest).version : null
}

/** Bundles an entry for production, as a site would. */
async function bundle(entry: string): Promise<void> {
  // Beside the packages, so that the imports find them.
  cpSync(join(here, 'entries'), join(folder, 'entries'), { recursive: true })
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'built',
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: ['chrome123', 'firefox125', 'safari17.5'],
      rolldownOptions: {
        input: join(folder, 'entries', entry),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
}

/** Makes the pages' files. @returns the pages that can be measured, and those that are left out */
export async function preparePeers(
  peers: readonly Peer[],
): Promise<{ ready: Peer[]; leftOut: LeftOut[] }> {
  const problem = installPeers()
  rmSync(join(folder, 'built'), { recursive: true, force: true })
  const ready: Peer[] = []
  const leftOut: LeftOut[] = []
  for (const peer of peers) {
    const missing = peer.packages.find((name) => versionOf(name) === null)
    try {
      if (missing) throw new Error(`${missing} is not installed${problem ? `: ${problem}` : ''}`)
      if (peer.bundle) await bundle(peer.bundle)
      ready.push(peer)
    } catch (error) {
      const [reason = ''] = String(Object(error).message).split('\n')
      leftOut.push({ name: peer.name, reason })
    }
  }
  return { ready, leftOut }
}
