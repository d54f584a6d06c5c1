import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { main } from '../cli.ts'
import { nodeIo } from '../process/node-io.ts'
import { renames } from '../upgrade/renames.ts'

const before = "document.addEventListener('bindery-payment-request', mount)\n"
const after = "document.addEventListener('bindery-payment-wanted', mount)\n"

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bindery-upgrade-'))
  for (const name of ['theme', 'node_modules/other', '.git'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['theme/pay.js', 'node_modules/other/a.js', '.git/a.js', 'theme/photo.png'])
    writeFileSync(join(folder, name), before)
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
async function run(...args: readonly string[]) {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const code = await main(['upgrade', ...args], { ...nodeIo, out: print, error: print })
  return { code, printed: printed.join('\n') }
}

test('bindery upgrade shows what would change, changes nothing, and exits with 1', async () => {
  const { code, printed } = await run(folder)
  expect(code).toBe(1)
  expect(printed).toContain(`pay.js\n  1 - ${before.trim()}\n  1 + ${after.trim()}`)
  expect(printed).toContain('1 file to change.')
  expect(read('theme/pay.js')).toBe(before)
})

test('bindery upgrade --write changes text files, but no library, no picture and no repository', async () => {
  expect(await run(folder, '--write')).toMatchObject({ code: 0 })
  expect(read('theme/pay.js')).toBe(after)
  for (const name of ['node_modules/other/a.js', '.git/a.js', 'theme/photo.png'])
    expect(read(name), name).toBe(before)
  const again = await run(folder, '--write')
  expect(again).toEqual({ code: 0, printed: 'Nothing has to change.' })
})

test.each([
  [[], 'which files?'],
  [['/not/there'], 'there is no /not/there.'],
  [['--force', '.'], 'there is no option --force.'],
])('bindery upgrade answers %j with a clear line and the exit code 2', async (args, line) => {
  const { code, printed } = await run(...args)
  expect(code).toBe(2)
  expect(printed).toContain(`bindery upgrade: ${line}`)
})

test('docs/upgrading.md lists every rename', () => {
  const docs = readFileSync('docs/upgrading.md', 'utf8')
  for (const { kind, from, to, since } of renames)
    expect(docs).toContain(`| ${since} | ${kind} | \`${from}\` | \`${to}\` |`)
})
