/** What goes wrong before a check can begin is one clear line, exit code 2 and no stack. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { main } from '../cli.ts'
import { nodeIo } from '../process/node-io.ts'

const bin = join(import.meta.dirname, '../bin/bindery.js')
const folder = mkdtempSync(join(tmpdir(), 'bindery-bad-input-'))
const stops: (() => void)[] = [() => rmSync(folder, { recursive: true })]
afterAll(() => {
  for (const stop of stops) stop()
})

const listen = (server: ReturnType<typeof createServer>, scheme = 'http') =>
  new Promise<string>((resolve) => {
    stops.push(() => {
      server.close()
      server.closeAllConnections()
    })
    server.listen(0, '127.0.0.1', () => {
      resolve(`${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
const serve = (listener: RequestListener) => listen(createServer(listener))

interface Ended {
  readonly exit: number | null
  readonly out: string
  readonly errors: string
}

/** Runs the command in this process, with its files and its network. */
async function run(...args: readonly string[]): Promise<Ended> {
  const out: string[] = []
  const errors: string[] = []
  const io = {
    ...nodeIo,
    out: (text: string) => void out.push(text),
    error: (text: string) => void errors.push(text),
  }
  const exit = await main(args, io)
  return { exit, out: out.join('\n'), errors: errors.join('\n') }
}

/** Runs the command in a process of its own. Each command does so once: a process takes half a second. */
const runAlone = (...args: readonly string[]) =>
  new Promise<Ended>((resolve) => {
    const child = spawn(process.execPath, [bin, ...args])
    let out = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.once('close', (exit) => resolve({ exit, out, errors }))
  })

/** The one line of a command that could not run. */
function lineOf({ exit, out, errors }: Ended): string {
  expect({ exit, out, lines: errors.trim().split('\n').length }, errors).toEqual({
    exit: 2,
    out: '',
    lines: 1,
  })
  return errors.trim()
}

const openssl = spawnSync('openssl', ['version']).status === 0
const keyFile = join(folder, 'key.pem')
const certificateFile = join(folder, 'certificate.pem')
const openSslArgs = [
  'req',
  '-x509',
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:P-256',
  '-nodes',
]

let nobody = ''
let selfSigned = ''
let circle = ''
let html = ''
let silent = ''
let elsewhere = ''
let loginWall = ''
beforeAll(async () => {
  const gone = createServer()
  nobody = await listen(gone)
  gone.close()
  circle = await serve(({ url }, answer) => {
    answer.writeHead(302, { location: url === '/b' ? '/api/user/profile' : '/b' }).end()
  })
  html = await serve((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello')
  })
  loginWall = await serve(({ url }, answer) => {
    if (url === '/login') answer.writeHead(200, { 'content-type': 'text/html' }).end('<form>')
    else answer.writeHead(302, { location: '/login' }).end()
  })
  silent = await serve(() => {})
  elsewhere = await serve(({ url }, answer) => {
    answer.writeHead(301, { location: `https://www.publisher.example${url}` }).end()
  })
  if (!openssl) return
  const names = [
    '-keyout',
    keyFile,
    '-out',
    certificateFile,
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
  ]
  spawnSync('openssl', [...openSslArgs, ...names])
  const key = readFileSync(keyFile)
  const cert = readFileSync(certificateFile)
  selfSigned = await listen(
    createTlsServer({ key, cert }, (_request, answer) => void answer.end('{}')),
    'https',
  )
})

describe('bindery check', () => {
  test('a host that does not exist is named', async () => {
    const line = lineOf(await run('check', 'https://no-such-host.invalid'))
    expect(line).toMatch(/^bindery check: https:\/\/no-such-host\.invalid cannot be reached: /)
  })

  test('a port where nothing listens is named', async () => {
    expect(lineOf(await runAlone('check', nobody))).toContain('nothing listens there')
  })

  test.skipIf(!openssl)('a self-signed certificate is named, with what helps', async () => {
    const line = lineOf(await run('check', selfSigned))
    expect(line).toContain('its certificate is self-signed. NODE_EXTRA_CA_CERTS=FILE')
  })

  test('a page of HTML in place of the API is named', async () => {
    expect(lineOf(await run('check', html))).toContain('answers 200 with a page of HTML')
  })

  test('a circle of redirects is named', async () => {
    expect(lineOf(await run('check', circle))).toContain('/api/user/profile redirects in a circle')
  })

  test('a redirect of the whole server to another origin is named, with the address to check', async () => {
    const line = lineOf(await run('check', elsewhere))
    expect(line).toContain('redirects to https://www.publisher.example/api/user/profile')
    expect(line).toContain('Check https://www.publisher.example/api/')
  })

  test('a redirect to a login is a finding of the API', async () => {
    const { exit, out } = await run('check', loginWall, '--only', 'guest')
    expect(out).toContain('redirected: The call was redirected.')
    expect(exit).toBe(1)
  })

  test('a server that accepts connections and answers nothing is named', async () => {
    const line = lineOf(await run('check', silent, '--timeout', '0.3'))
    expect(line).toBe(`bindery check: ${silent} gives no answer within 0.3 s.`)
  })

  test.each([
    ['no file', undefined, /^bindery check: --api-paths: there is no file .*paths\.json\.$/],
    ['no JSON', '{', /paths\.json is no JSON/],
    ['no object', '[]', /paths\.json has no object of paths by call/],
    ['a path that is no text', '{"readQuota": 4}', /readQuota in .*paths\.json is no path/],
    ['an unknown call', '{"readReports": "reports"}', /has no call of the name readReports/],
    ['a foreign origin', '{"readQuota": "//evil.example/q"}', /readQuota .* is on another origin/],
  ])('a file of --api-paths that is %s is named', async (_what, text, expected) => {
    const file = join(folder, 'paths.json')
    rmSync(file, { force: true })
    if (text !== undefined) writeFileSync(file, text)
    expect(lineOf(await run('check', silent, '--api-paths', file))).toMatch(expected)
  })

  test('a report that cannot be written is named before anything is asked', async () => {
    const file = join(folder, 'no-such-folder/report.xml')
    const line = lineOf(await run('check', silent, '--timeout', '9', '--junit', file))
    expect(line).toContain(`--junit: ${file} cannot be written`)
  })
})

describe('bindery doctor', () => {
  test('a port where nothing listens is named', async () => {
    expect(lineOf(await runAlone('doctor', nobody))).toContain('nothing listens')
  })

  test('an address of another scheme is named', async () => {
    expect(lineOf(await run('doctor', 'ftp://a.example/'))).toContain('is no http(s) address')
  })

  test.skipIf(!openssl)('a self-signed certificate is named', async () => {
    expect(lineOf(await run('doctor', selfSigned))).toContain('its certificate is self-signed')
  })

  test('an answer that is no page is named', async () => {
    const json = await serve((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    expect(lineOf(await run('doctor', json))).toContain('is no HTML page')
  })

  test('a circle of redirects is named', async () => {
    expect(lineOf(await run('doctor', circle))).toContain('redirects in a circle')
  })

  test('a server that answers nothing is named', async () => {
    const line = lineOf(await run('doctor', silent, '--timeout', '0.3'))
    expect(line).toContain('did not answer within 0.3 seconds')
  })

  test('a file that does not exist is named', async () => {
    expect(lineOf(await run('doctor', join(folder, 'no.html')))).toContain('there is no file')
  })

  test('an option that does not exist is named', async () => {
    expect(lineOf(await run('doctor', '--fast', 'a.html'))).toContain('there is no option --fast')
  })
})

describe('bindery upgrade', () => {
  test('a path that does not exist is named', async () => {
    const path = join(folder, 'no-such-folder')
    expect(lineOf(await runAlone('upgrade', path))).toBe(`bindery upgrade: there is no ${path}.`)
  })

  test.each([
    ['no path', [], 'which files'],
    ['an option that does not exist', ['--fast', '.'], 'there is no option --fast'],
  ])('%s is named', async (_what, args, expected) => {
    expect(lineOf(await run('upgrade', ...args))).toContain(expected)
  })
})
