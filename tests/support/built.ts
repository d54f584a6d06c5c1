/** Playwright's global set-up: the specs run on built files, so build when a source is newer. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

const output = 'dist/bindery/bindery.js'
const sources = ['packages/**/*.{ts,tsx,css}', 'vite.config.ts', 'tools/build*.ts']

export default function build(): void {
  if (process.env['BINDERY_BUILT'] === '1') return
  const builtAt = existsSync(output) ? statSync(output).mtimeMs : 0
  const newer = globSync(sources, { exclude: ['**/node_modules/**', '**/*.test.*'] }).some(
    (file) => statSync(file).mtimeMs > builtAt,
  )
  if (newer) execFileSync('node', ['tools/build.ts'], { stdio: 'inherit' })
}
