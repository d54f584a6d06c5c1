/**
 * `npm run wordpress`: a real WordPress with the plugin, sample posts and the mock API, on port 4195 (`PORT`). What it
 * stores is deleted when it ends.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWordPress } from './build-wordpress.ts'
import { loadDefinitions } from './definitions.ts'
import { buildIfStale } from './fresh.ts'
import { prepareWordPress } from './wordpress-programs.ts'
import { startWordPress } from './wordpress-site.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'packages/embed/package.json'), 'utf8')) as {
  version: string
}

const prepared = prepareWordPress()
if ('missing' in prepared) {
  console.error(`WordPress cannot be started. It needs ${prepared.missing}`)
  process.exit(1)
}
buildIfStale()
buildWordPress({ definitions: await loadDefinitions(), version })
console.log('Installing WordPress …')
const site = await startWordPress(prepared.folder, Number(process.env['PORT'] || 4195))
console.log(`
The site             ${site.origin}/
A post with blocks   ${site.origin}/2026/11/the-hour-before-the-meeting/
A classic post       ${site.origin}/2026/11/a-classic-on-saying-no/
The admin pages      ${site.origin}/wp-admin/
The settings         ${site.origin}/wp-admin/options-general.php?page=bindery

Sign in to WordPress as admin, editor, author or contributor with the password Bindery#2026.
Sign in on the site as reader@example.com with the same password.
`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void site.close().then(() => process.exit(0)))
}
