import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A minimal `dist/bindery`, so that the hosts' tests need no build. */
export function makeKit() {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-kit-'))
  const chunk = 'core.ab12c.js'
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks', chunk), 'export const version = "1.2.3"\n'.repeat(40))
  writeFileSync(join(folder, 'bindery.js'), 'console.log("1.2.3")\n'.repeat(40))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ version: '1.2.3' }))
  writeFileSync(
    join(folder, 'snippet.html'),
    `<link rel="modulepreload" href="/bindery/chunks/${chunk}">
<script async src="/bindery/bindery.js" data-api-base="/api/"></script>
`,
  )
  return { folder, chunk, remove: () => rmSync(folder, { recursive: true }) }
}
