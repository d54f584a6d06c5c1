/** Sends requests from Node. Unlike `fetch`, which adds headers of its own, it sends only what it is given. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Transport } from './connection.ts'

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** Statuses whose answers have no body. `Response` refuses one. */
const withoutBody = [101, 204, 205, 304]

export const nodeTransport: Transport = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    // A connection for each call: a server may close one after its answer, for example after a 413.
    const agent = false
    const options = {
      agent,
      method,
      headers: { ...Object.fromEntries(headers), ...length },
      signal,
    }
    const request = send(url, options, async (answer) => {
      try {
        const sent = await buffer(answer)
        const decode = decoders[answer.headers['content-encoding'] ?? '']
        const text = decode ? decode(sent) : sent
        const received = new Headers()
        for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
          for (const value of values) received.append(name, value)
        }
        const { statusCode: status = 0 } = answer
        const content = withoutBody.includes(status) ? null : new Uint8Array(text)
        resolve(new Response(content, { status, headers: received }))
      } catch (error) {
        reject(error)
      }
    })
    request.once('error', reject)
    request.end(body)
  })
