/** Starts the reference site, as `npm start` does, on free ports and with a database in memory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export interface Host {
  /** Origin of the reference and the legacy pages, without a slash at its end. */
  url: string
  /** Origin of the checkout provider's pages: the next port up. */
  checkoutUrl: string
}

/** True if nobody listens on `port`; `0` asks for any. Answers the port that was free. */
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

/** Resolves when the server has printed the address it listens on. */
function listening(server: ChildProcess, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes(`:${port}`)) resolve()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', (code) => reject(new Error(`The host left with ${code}:\n${printed}`)))
    server.once('error', reject)
  })
}

/** Starts a server of its own for one Playwright worker. */
export async function startHost(): Promise<Host & { stop(): Promise<void> }> {
  const port = await freePair()
  const server = spawn(process.execPath, ['tools/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      BINDERY_DATABASE: ':memory:',
      BINDERY_BUILT: '1',
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
