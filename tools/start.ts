/**
 * `npm start`: builds what is missing or older than its sources, and serves the publisher's site,
 * its API, the script and the checkout provider's pages. Environment:
 *
 * - `PORT`: default 4173; the checkout provider's pages are on the next one up
 * - `HOST`: the address to listen on, default 127.0.0.1; `0.0.0.0` lets other machines in;
 *   the checkout's frame signs in on this one alone
 * - `BINDERY_DATABASE`: where accounts are kept, default `.cache/reference.sqlite`; `:memory:`
 *   forgets them
 * - `BINDERY_BUILT=1`: takes the build as it is
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startHost } from '../hosts/server.ts'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist/bindery/bindery.js')
const sources = ['packages/**/*.{ts,tsx,css}', 'tools/build*.ts', 'vite.config.ts']

function isStale(): boolean {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return globSync(sources, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.*'] }).some(
    (file) => statSync(join(root, file)).mtimeMs > builtAt,
  )
}

if (process.env['BINDERY_BUILT'] !== '1' && isStale()) {
  console.log(existsSync(built) ? 'The build is older than its sources: building.' : 'Building.')
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' })
}

const port = Number(process.env['PORT'] || 4173)
const hostname = process.env['HOST'] || '127.0.0.1'
const local = hostname === '127.0.0.1'
const names = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`)

const host = await startHost({
  port,
  hostname,
  database: process.env['BINDERY_DATABASE'] || join(root, '.cache/reference.sqlite'),
  ...(local ? { origins: names } : {}),
  mail: ({ to, subject, text }) => console.log(`\nMail to ${to}: ${subject}\n${text}\n`),
})

console.log(`
The publisher's site   ${host.origin}/
An article with a gate ${host.origin}/2026/11/the-meeting-that-decides-nothing
The old, hostile pages ${host.origin}/legacy/
The shopping cart      ${host.origin}/shopping-cart
The checkout provider  ${host.checkoutOrigin}/
The script             ${host.origin}/bindery/bindery.js
The API's mailbox      ${host.origin}/__mock/mailbox

Sign in with the password Bindery#2026 as
  reader@example.com                                  registered, four articles a month
  reader.de@example.com                               registered, in Germany
  good@ better@ best@ executive@ allaccess@example.com   subscribers, a tier each
  restricted@example.com, locked@example.com          who are refused
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void host.close().then(() => process.exit(0)))
}
