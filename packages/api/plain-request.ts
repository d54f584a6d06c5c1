/**
 * Replaces `Request` inside ky in the built files (tools/build-patch-libraries.ts), because MooTools replaces the global
 * `Request` with a class of its own. It has the members that ky reads, and the init that `fetch` needs.
 */
export class PlainRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  /** For `fetch`, which ignores ky's own options in it. */
  readonly init: RequestInit

  constructor(input: string | URL | PlainRequest, init: RequestInit = {}) {
    const base = input instanceof PlainRequest ? input : undefined
    this.url = base?.url ?? String(input)
    this.init = { ...base?.init, ...init }
    this.headers = new Headers(this.init.headers)
    this.init.headers = this.headers
    this.method = this.init.method ?? 'GET'
  }

  /** For a retry. Our bodies are strings, which can be sent twice. */
  clone(): PlainRequest {
    return this
  }
}
