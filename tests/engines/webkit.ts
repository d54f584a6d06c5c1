/** WebKitGTK, by WebDriver: its driver starts the browser that comes with the library, on a screen nobody sees. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { vi } from 'vitest'
import { type Action, type Actions, answering, type Engine } from './engine.ts'
import { startScreen, stopProcess } from './screen.ts'

export interface WebkitPaths {
  driver: string
  browser: string
  screen: string
}

/** A driver that takes longer for a command counts as hanging. */
const answerWithinMs = 30_000
/** Where the driver does not wait for pages, the answer of a page that is left while it is asked never comes. */
const answerLostMs = 8_000

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Those in shadow trees are no frames of the window: a driver knows them as elements only. Runs in the page. */
function frames(): Element[] {
  const within = (root: ParentNode): Element[] =>
    [...root.children].flatMap((each) => [
      ...(each.localName === 'iframe' ? [each] : []),
      ...(each.shadowRoot ? within(each.shadowRoot) : []),
      ...within(each),
    ])
  return within(document)
}

interface Driver {
  /** Sends a command and returns its value. Rejects after `answerWithinMs`, or after the time given. */
  ask<T>(method: string, path: string, body?: object, withinMs?: number): Promise<T>
  stop(): Promise<void>
}

/** @param path of the driver */
async function startDriver(path: string, display: string): Promise<Driver> {
  const port = await freePort()
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      // A graphics library that runs on the processor takes a quarter of a journey's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Root cannot make the sandbox; the pages are our own.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  })
  const root = `http://127.0.0.1:${port}`
  const ask = async <T>(
    method: string,
    path: string,
    body?: object,
    withinMs = answerWithinMs,
  ): Promise<T> => {
    const reply = await fetch(root + path, {
      method,
      signal: AbortSignal.timeout(withinMs),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  const listens = () =>
    fetch(`${root}/status`).then(
      () => true,
      () => false,
    )
  await vi.waitUntil(listens, { timeout: 20_000 })
  return { ask, stop: () => stopProcess(driver, 'SIGKILL') }
}

export async function startWebkit(paths: WebkitPaths): Promise<Engine> {
  const screen = await startScreen(paths.screen)
  let driver = await startDriver(paths.driver, screen.display)
  const ask: Driver['ask'] = (...command) => driver.ask(...command)
  const wanted = { 'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] } }
  interface Session {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  /** `none`: the driver acts on a page that still loads. Its `eager` waits for the whole page, like `normal`. */
  const begin = (pageLoadStrategy: 'normal' | 'none' = 'normal') =>
    ask<Session>('POST', '/session', {
      capabilities: { alwaysMatch: { ...wanted, pageLoadStrategy } },
    })
  const first = await begin().catch(async (error: unknown) => {
    await driver.stop()
    await screen.stop()
    throw error
  })
  let session = `/session/${first.sessionId}`
  const end = () => ask('DELETE', session)
  const post = <T>(path: string, body?: object, withinMs?: number) =>
    ask<T>('POST', session + path, body, withinMs)

  const execute = <T>(script: string) => post<T>('/execute/sync', { script, args: [] })

  const inside = async <T>(frame: number | undefined, act: () => Promise<T>): Promise<T> => {
    if (frame === undefined) return act()
    const found = await execute<unknown[]>(`return (${String(frames)})()`)
    await post('/frame', { id: found[frame] })
    return act().finally(() => post('/frame', { id: null }))
  }
  /** The driver counts a pointer's pixels from the corner of the window, whatever frame it is in. */
  const from = async (frame: number, actions: Actions): Promise<Actions> => {
    const [left, top] = await execute<[number, number]>(`
      const frame = (${String(frames)})()[${frame}]
      frame.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top } = frame.getBoundingClientRect()
      return [Math.round(left), Math.round(top)]`)
    const moved = (action: Action): Action =>
      action['type'] === 'pointerMove'
        ? { ...action, x: Number(action['x']) + left, y: Number(action['y']) + top }
        : action
    return actions.map((each) => ({ ...each, actions: each.actions.map(moved) }))
  }
  /** The driver takes the size of the window, with its bars. */
  const resize = async (width: number, height: number) => {
    await post('/window/rect', { width, height })
    const bars = await execute<number>('return outerHeight - innerHeight')
    await post('/window/rect', { width, height: height + bars })
  }
  let lookWithinMs = answerWithinMs
  let size: readonly [width: number, height: number] = [1280, 900]
  /** Each session is a browser of its own. A driver that does not end its session is replaced. */
  const renew = async (...how: Parameters<typeof begin>) => {
    await end().catch(async () => {
      await driver.stop()
      driver = await startDriver(paths.driver, screen.display)
    })
    session = `/session/${(await begin(...how)).sessionId}`
    await resize(...size)
  }
  return {
    name: `WebKitGTK ${first.capabilities.browserVersion}`,
    load: (url) => (url ? post('/url', { url }) : post('/refresh')),
    begin: async (url) => {
      await renew('none')
      lookWithinMs = answerLostMs
      await post('/url', { url })
    },
    traverse: (by) => post(by < 0 ? '/back' : '/forward'),
    call: (source, args, frame) =>
      inside(frame, async () => {
        const script = `const done = arguments[arguments.length - 1]
          ;(${answering(source, args)})().then((json) => done('+' + json), (error) => done('-' + error))`
        const said = await post<string>('/execute/async', { script, args: [] }, lookWithinMs)
        if (said.startsWith('-')) throw new Error(said.slice(1))
        return JSON.parse(said.slice(1))
      }),
    act: async (actions, frame) => {
      await post('/actions', {
        actions: frame === undefined ? actions : await from(frame, actions),
      })
    },
    fresh: async (width, height) => {
      size = [width, height]
      lookWithinMs = answerWithinMs
      await renew()
    },
    tab: async (number) => {
      const open = await ask<string[]>('GET', `${session}/window/handles`)
      const handle = open[number] ?? (await post<{ handle: string }>('/window/new', {})).handle
      await post('/window', { handle })
    },
    resize,
    shoot: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    printed: () => [],
    close: async () => {
      await end().catch(() => {})
      await driver.stop()
      await screen.stop()
    },
  }
}
