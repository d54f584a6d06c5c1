/**
 * `npm start`: builds what is missing or older than its sources, then serves the publisher's site, its API, the
 * script and the checkout provider's pages. Environment:
 *
 * - `PORT`: default 4173. The checkout provider uses the next port up.
 * - `HOST`: the address to listen on, default 127.0.0.1. `0.0.0.0` admits other machines, but signing in inside the
 *   checkout's frame works on this machine only.
 * - `BINDERY_DATABASE`: the database of accounts, default `.cache/reference.sqlite`. `:memory:` keeps none.
 * - `BINDERY_BUILT=1`: does not build.
 * - `BINDERY_HASH_COST`: N of scrypt for the passwords, default 16384, which takes some 50 ms. The page tests use less.
 */
import { join } from 'node:path'
import { startHost } from '../hosts/server.ts'
import { builderSources, buildIfStale } from './fresh.ts'

const root = join(import.meta.dirname, '..')

const port = Number(process.env['PORT'] || 4173)
if (!(Number.isInteger(port) && port >= 0 && port < 65_535)) {
  console.error(`PORT=${process.env['PORT']} is not a port. Use a whole number below 65535.`)
  process.exit(1)
}

buildIfStale(builderSources)

const hashCost = process.env['BINDERY_HASH_COST']
const hostname = process.env['HOST'] || '127.0.0.1'
const local = hostname === '127.0.0.1'
const names = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`)

const host = await startHost({
  port,
  hostname,
  database: process.env['BINDERY_DATABASE'] || join(root, '.cache/reference.sqlite'),
  ...(local ? { origins: names } : {}),
  ...(hashCost ? { hashCost: Number(hashCost) } : {}),
  mail: ({ to, subject, text }) => console.log(`\nMail to ${to}: ${subject}\n${text}\n`),
}).catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(
    `Port ${error.port} is in use. Two free ports in a row are needed: PORT=5000 npm start`,
  )
  process.exit(1)
})

console.log(`
The publisher's site   ${host.origin}/
An article with a gate ${host.origin}/2026/11/the-meeting-that-decides-nothing
The legacy pages       ${host.origin}/legacy/
The shopping cart      ${host.origin}/shopping-cart
The checkout provider  ${host.checkoutOrigin}/
The script             ${host.origin}/bindery/bindery.js
What Bindery is        ${host.origin}/front-door/
The embed builder      ${host.origin}/builder/
The API's mailbox      ${host.origin}/__mock/mailbox

Sign in with the password Bindery#2026 as
  reader@example.com                                  registered, four articles a month
  reader.de@example.com                               registered, in Germany
  good@ better@ best@ executive@ allaccess@example.com   subscribers, one for each tier
  restricted@example.com, locked@example.com          cannot sign in
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void host.close().then(() => process.exit(0)))
}
