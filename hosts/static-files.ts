import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { importsOf, inlineImports } from './style-sheets.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const cachedForever = 'public, max-age=31536000, immutable'
const cachedShortly = 'public, max-age=300'

/** The build names each file in there by its content: `/chunks/core.pfmk8.js`. */
const hashedName = /\/chunks\/[^/]+$/

type Encoding = 'br' | 'gzip' | 'identity'

interface CachedFile {
  modified: number
  /** The files that it imports. */
  parts: readonly string[]
  body: Record<'identity', Uint8Array<ArrayBuffer>> &
    Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
  etag: string
}

/** Options of {@link fileServer}. */
export interface FileServerOptions {
  /** Changes a file's text before it is sent. For the legacy pages. */
  transform?: (text: string, path: string) => string
  /** Whether hashed files may be cached as immutable. Default: true. */
  immutable?: boolean
  /** Whether files are compressed. Default: true. */
  compress?: boolean
}

/** From this size on, in bytes, brotli at its best takes seconds, while a browser waits. */
const large = 128 * 1024

const compressors = {
  br: (text: Uint8Array) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: text.length < large ? constants.BROTLI_MAX_QUALITY : 5,
      },
    }),
  gzip: (text: Uint8Array) => gzipSync(text),
}

/** The file in this encoding, compressed when it is first asked for. */
function bodyOf({ body }: CachedFile, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'identity') return body.identity
  body[encoding] ??= new Uint8Array(compressors[encoding](body.identity))
  return body[encoding]
}

/** Returns undefined for names that no file can have: too long, or with a zero byte. */
function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function encodingFor(accepted: string | null): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    names.some((part) => part.split(';')[0] === name && !/;\s*q=0(?:\.0+)?$/.test(part))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

/**
 * Serves the files below a folder: compressed as the browser accepts (once, then from memory), style sheets with their
 * imports inlined, hashed names as immutable, the others for five minutes with a validator.
 *
 * @returns the response for a path below the folder, or undefined if there is no such file
 */
export function fileServer(root: string, options: FileServerOptions = {}) {
  const cache = new Map<string, CachedFile>()
  const isPlain = options.compress === false

  const load = (path: string): CachedFile | undefined => {
    const file = join(root, normalize(path))
    if (!file.startsWith(root + sep)) return undefined
    const stat = statOf(file)
    if (!stat?.isFile()) return undefined
    const cached = cache.get(file)
    const newest = (parts: readonly string[]) =>
      Math.max(stat.mtimeMs, ...parts.map((part) => statOf(part)?.mtimeMs ?? 0))
    if (cached?.modified === newest(cached?.parts ?? [])) return cached
    const isSheet = extname(file) === '.css'
    const parts = isSheet ? importsOf(file) : []
    const read = isSheet ? Buffer.from(inlineImports(file)) : readFileSync(file)
    const identity = new Uint8Array(
      options.transform ? Buffer.from(options.transform(read.toString('utf8'), path)) : read,
    )
    const stored: CachedFile = {
      modified: newest(parts),
      parts,
      body: { identity },
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    }
    cache.set(file, stored)
    return stored
  }

  return (request: Request, path: string): Response | undefined => {
    const stored = load(path)
    if (stored === undefined) return undefined
    const encoding = isPlain ? 'identity' : encodingFor(request.headers.get('accept-encoding'))
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
    const body = bodyOf(stored, encoding)
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }
}
