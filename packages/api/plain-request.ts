/**
 * Stands in for `Request` inside ky in what ships (tools/build-tame.ts): on a page with MooTools the
 * global of that name is a class of MooTools. It holds what ky reads, and what `fetch` is then given.
 */
export class PlainRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  /** For `fetch`, which leaves alone what else ky has in it. */
  readonly init: RequestInit

  constructor(input: string | URL | PlainRequest, init: RequestInit = {}) {
    this.url = input instanceof PlainRequest ? input.url : String(input)
    this.headers = new Headers(init.headers)
    this.method = init.method ?? 'GET'
    this.init = { ...init, headers: this.headers }
  }

  /** For another try; our bodies are texts, which can be sent again. */
  clone(): PlainRequest {
    return this
  }
}
