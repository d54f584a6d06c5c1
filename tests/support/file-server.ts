/** A plain file server: a file, a folder's index, or 404 with 404.html. */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export interface FileServer {
  /** With a trailing slash. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * @param base the URL path of the folder, with a leading and a trailing slash
 * @param headers those of every file
 */
export async function startFileServer(
  folder: string,
  base: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<FileServer> {
  const fileAt = (path: string): string | undefined => {
    const file = join(folder, normalize(path))
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat?.isDirectory()) return fileAt(`${path}/index.html`)
    return stat?.isFile() ? file : undefined
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.test')
    const file = pathname.startsWith(base) ? fileAt(pathname.slice(base.length)) : undefined
    if (!file) {
      const page = fileAt('404.html')
      response.writeHead(404, { 'content-type': types['.html'] ?? '' })
      return void response.end(page ? readFileSync(page) : 'Not found')
    }
    if (file.endsWith('/index.html') && !pathname.endsWith('/')) {
      return void response.writeHead(301, { location: `${pathname}/` }).end()
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { ...headers, 'content-type': type })
    return void response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
