/** Starts the reference site like `npm start`, on free ports and with an in-memory database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export interface Host {
  /** Origin of the reference and legacy pages, without a trailing slash. */
  url: string
  /** Origin of the checkout provider's pages, on the next port. */
  checkoutUrl: string
}

/** Resolves with `port` if it is free, or with any free port for `0`; else with undefined. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, () => {
      const address = server.address()
      const found = typeof address === 'object' && address ? address.port : undefined
      server.close(() => resolve(found))
    })
  })
}

async function freePair(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = await tryPort(0)
    if (port && port < 65_535 && (await tryPort(port + 1))) return port
  }
  throw new Error('Found no two free ports in a row.')
}

/** Resolves once the server has printed its address. */
function listening(server: ChildProcess, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const onOutput = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes(`:${port}`)) resolve()
    }
    server.stdout?.on('data', onOutput)
    server.stderr?.on('data', onOutput)
    server.once('exit', (code) => reject(new Error(`The host exited with ${code}:\n${printed}`)))
    server.once('error', reject)
  })
}

/** Starts a server for one Playwright worker. */
export async function startHost(): Promise<Host & { stop(): Promise<void> }> {
  const port = await freePair()
  const server = spawn(process.execPath, ['tools/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      BINDERY_DATABASE: ':memory:',
      BINDERY_BUILT: '1',
      BINDERY_HASH_COST: '1024',
      NODE_ENV: 'test',
    },
  })
  await listening(server, port)
  return {
    url: `http://localhost:${port}`,
    checkoutUrl: `http://localhost:${port + 1}`,
    stop: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null) return resolve()
        server.once('exit', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}
