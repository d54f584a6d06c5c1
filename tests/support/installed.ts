/** A project of a stranger, outside this repository, with our packages installed from their tarballs. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packAll } from '../../tools/pack.ts'

const modules = join(import.meta.dirname, '../../node_modules')

export interface Project {
  readonly folder: string
  /** The tarballs, by package. */
  readonly tarballs: ReturnType<typeof packAll>
  /** Writes a file of the project. */
  write(path: string, text: string): void
  remove(): void
}

/**
 * Packs our packages and installs them with npm, without a network.
 * @param links libraries of this repository that the project has, too
 */
export function createProject(links: readonly string[] = []): Project {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-project-'))
  const tarballs = packAll(join(folder, 'npm'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', JSON.stringify({ name: 'project', private: true, type: 'module' }))
  // The peers of @bindery/react are linked below: npm would download them.
  const options = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--no-save']
  execFileSync('npm', ['install', ...options, ...Object.values(tarballs)], {
    cwd: folder,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
  for (const name of links) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction')
  }
  return { folder, tarballs, write, remove: () => rmSync(folder, { recursive: true }) }
}
