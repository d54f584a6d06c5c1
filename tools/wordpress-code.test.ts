/**
 * The PHP of the WordPress plugin: its syntax, and WordPress' own coding standard where PHP_CodeSniffer has it.
 * `BINDERY_PHPCS` names a phpcs other than that of the path.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../hosts/wordpress')
const run = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { cwd: folder, encoding: 'utf8' })

const phpcs = process.env['BINDERY_PHPCS'] ?? 'phpcs'
const hasPhp = run('php', '-v').status === 0
const hasStandard = /\bWordPress-Extra\b/.test(run(phpcs, '-i').stdout ?? '')

if (!hasPhp) console.log('No PHP here, so the syntax of the WordPress plugin is not checked.')
if (!hasStandard)
  console.log(
    'No phpcs with the WordPress standard here, so the WordPress plugin is not checked by it.',
  )

test.skipIf(!hasPhp)('the PHP of the plugin and of the site to try it has no syntax error', () => {
  const files = globSync('**/*.php', { cwd: folder })
  expect(files.length).toBeGreaterThan(10)
  const wrong = files.flatMap((file) => {
    const { status, stdout } = run('php', '-d', 'display_errors=1', '-l', file)
    return status === 0 ? [] : [stdout]
  })
  expect(wrong).toEqual([])
})

test.skipIf(!hasStandard)('the plugin keeps to WordPress’ coding standard', () => {
  const { status, stdout } = run(phpcs, '--standard=phpcs.xml.dist', '--report=emacs', '-q')
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test('the page test that deletes the plugin is the last file by name, because the others need the plugin', () => {
  const specs = globSync('*.spec.ts', { cwd: join(folder, '../../tests/wordpress') }).toSorted()
  expect(specs.length).toBeGreaterThan(1)
  expect(specs.at(-1)).toBe('uninstall.spec.ts')
})
