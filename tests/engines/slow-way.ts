/** A way to the site on which requests wait until a journey lets them through, as on a slow network. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Hold {
  /** Whether a request waits: the page that makes it is there. */
  isAsked(): boolean
  release(): void
}

export interface SlowWay {
  /** The origin of the site by this way. */
  readonly url: string
  /** Holds back what is requested below a path from now on. */
  hold(path: string): Hold
  /** Lets everything through. */
  clear(): void
  stop(): Promise<void>
}

/** @param host the origin that answers. It takes writes from its own pages only, so it reads its own address. */
export async function startSlowWay(host: string): Promise<SlowWay> {
  const holds = new Map<string, Hold & { wait(): Promise<void> }>()
  const clear = () => {
    for (const hold of holds.values()) hold.release()
  }
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request
    const held = [...holds].find(([path]) => url.startsWith(path))
    await held?.[1].wait()
    const read = JSON.stringify(headers).replaceAll(`http://${headers.host}`, host)
    // A connection of its own: the host may have closed one that was kept.
    const own = { method, agent: false } as const
    const options = { ...own, headers: { ...JSON.parse(read), host: new URL(host).host } }
    const asked = ask(host + url, options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.once('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      let isAsked = false
      const hold = {
        isAsked: () => isAsked,
        wait: () => {
          isAsked = true
          return promise
        },
        release: () => {
          holds.delete(path)
          resolve()
        },
      }
      holds.set(path, hold)
      return hold
    },
    clear,
    stop: () => {
      clear()
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
