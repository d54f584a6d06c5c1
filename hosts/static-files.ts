import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { importsOf, joined } from './style-sheets.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

const cachedForever = 'public, max-age=31536000, immutable'
const cachedShortly = 'public, max-age=300'

/** The build names all that is in there by its content: `/chunks/core.pfmk8.js`. */
const hashedName = /\/chunks\/[^/]+$/

type Encoding = 'br' | 'gzip' | 'identity'

interface Stored {
  modified: number
  /** What it has taken in, besides itself. */
  parts: readonly string[]
  body: Record<Encoding, Uint8Array<ArrayBuffer>>
  etag: string
}

/** Options of {@link fileServer}. */
export interface FileServerOptions {
  /** Changes a file's text before it is sent; for the hostile pages. */
  change?: (text: string, path: string) => string
  /** Whether what has a hash in its name may be kept for ever. Default: true. */
  immutable?: boolean
}

/** Some names no file can have: too long, or with a zero in them. */
function look(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function encodingFor(accepted: string | null): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    names.some((part) => part.split(';')[0] === name && !/;\s*q=0(?:\.0+)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/**
 * Serves the files below a folder: compressed as the browser likes it (made once, kept in memory),
 * style sheets with what they import, hashed names for ever, the others for five minutes with a validator.
 *
 * @returns the answer for a path below the folder, or undefined when there is no such file
 */
export function fileServer(root: string, options: FileServerOptions = {}) {
  const kept = new Map<string, Stored>()

  const load = (path: string): Stored | undefined => {
    const file = join(root, normalize(path))
    if (!file.startsWith(root + sep)) return undefined
    const stat = look(file)
    if (!stat?.isFile()) return undefined
    const known = kept.get(file)
    const newest = (parts: readonly string[]) =>
      Math.max(stat.mtimeMs, ...parts.map((part) => look(part)?.mtimeMs ?? 0))
    if (known?.modified === newest(known?.parts ?? [])) return known
    const isSheet = extname(file) === '.css'
    const parts = isSheet ? importsOf(file) : []
    const read = isSheet ? Buffer.from(joined(file)) : readFileSync(file)
    const identity = new Uint8Array(
      options.change ? Buffer.from(options.change(read.toString('utf8'), path)) : read,
    )
    const stored: Stored = {
      modified: newest(parts),
      parts,
      body: {
        identity,
        br: new Uint8Array(brotliCompressSync(identity)),
        gzip: new Uint8Array(gzipSync(identity)),
      },
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    }
    kept.set(file, stored)
    return stored
  }

  return (request: Request, path: string): Response | undefined => {
    const stored = load(path)
    if (stored === undefined) return undefined
    const encoding = encodingFor(request.headers.get('accept-encoding'))
    const etag = `"${stored.etag}-${encoding}"`
    const headers = new Headers({
      'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream',
      'Cache-Control':
        options.immutable !== false && hashedName.test(path) ? cachedForever : cachedShortly,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ETag: etag,
    })
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers })
    }
    const body = stored.body[encoding]
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }
}
