import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A minimal `dist/bindery`, so that the hosts' tests need no build. */
export function makeKit() {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-kit-'))
  const chunk = 'core.ab12c.js'
  const menu = 'menu.cd34e.js'
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks', chunk), 'export const version = "1.2.3"\n'.repeat(40))
  writeFileSync(join(folder, 'chunks', menu), 'export {}')
  writeFileSync(join(folder, 'bindery.js'), 'console.log("1.2.3")\n'.repeat(40))
  const tags = { 'bindery-account-menu': { load: 'eager', opens: [], chunks: [chunk, menu] } }
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ version: '1.2.3', core: chunk, tags }),
  )
  writeFileSync(
    join(folder, 'integrity.json'),
    JSON.stringify({ [`chunks/${chunk}`]: 'sha384-core', [`chunks/${menu}`]: 'sha384-menu' }),
  )
  return { folder, chunk, remove: () => rmSync(folder, { recursive: true }) }
}
