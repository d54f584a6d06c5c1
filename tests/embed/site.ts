/** A page of a stranger, made in the spec, with the kit built from fixture tags. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page, type Route } from '@playwright/test'
import { buildAll } from '../../tools/build.ts'

export { expect }

const origin = 'http://site.test'
const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' }

export interface Visit {
  /** Default: the script alone. */
  readonly head?: string
  readonly csp?: string
}

export interface Site {
  /** Opens a page with this body. */
  open(body: string, visit?: Visit): Promise<void>
  /** The chunks asked for, by tag or shared name, in order, each request once more. */
  chunks(): string[]
  /** Fails the next requests for a chunk. */
  fail(chunk: string, times?: number): void
  /** Holds a chunk back; the returned function lets it go. */
  hold(chunk: string): () => void
  /** Serves the loader under another address, changed. */
  serve(path: string, change: (loader: string) => string): void
  /** Serves a script of the spec's own. */
  put(path: string, code: string): void
  /** What the kit said in the console. */
  lines(): string[]
  /** Errors of the page and of its content security policy, since the last call. */
  takeErrors(): string[]
}

export const script = '<script async src="/bindery/bindery.js"></script>'

const nameOf = (url: URL): string =>
  url.pathname.replace('/bindery/chunks/', '').split('.')[0] ?? ''

class FixtureSite implements Site {
  readonly #page: Page
  readonly #folder: string
  readonly #chunks: string[] = []
  readonly #failures = new Map<string, number>()
  readonly #held = new Map<string, Promise<void>>()
  readonly #served = new Map<string, string>()
  readonly #lines: string[] = []
  readonly #errors: string[] = []
  #html = ''
  #csp: string | undefined

  constructor(page: Page, folder: string) {
    this.#page = page
    this.#folder = folder
  }

  async start(): Promise<void> {
    const page = this.#page
    page.on('console', (message) => {
      const text = message.text()
      if (text.startsWith('bindery:')) this.#lines.push(text)
      else if (/Content Security Policy|Trusted/.test(text)) this.#errors.push(text)
    })
    page.on('pageerror', (error) => void this.#errors.push(error.message))
    await page.route(`${origin}/**`, (route) => this.#answer(route))
  }

  async #answer(route: Route): Promise<void> {
    const url = new URL(route.request().url())
    if (url.pathname === '/') {
      const headers = this.#csp ? { 'Content-Security-Policy': this.#csp } : {}
      return route.fulfill({ contentType: 'text/html', body: this.#html, headers })
    }
    const served = this.#served.get(url.pathname)
    if (served) return route.fulfill({ contentType: 'text/javascript', body: served })
    if (!url.pathname.startsWith('/bindery/')) return route.fulfill({ status: 404, body: '' })
    if (url.pathname.startsWith('/bindery/chunks/')) {
      const name = nameOf(url)
      this.#chunks.push(name)
      await this.#held.get(name)
      const left = this.#failures.get(name) ?? 0
      if (left > 0) {
        this.#failures.set(name, left - 1)
        return route.fulfill({ status: 503, body: '' })
      }
    }
    const file = join(this.#folder, url.pathname)
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' })
    const contentType = types[file.split('.').at(-1) ?? ''] ?? 'text/plain'
    return route.fulfill({ contentType, body: readFileSync(file) })
  }

  async open(body: string, { head = script, csp }: Visit = {}): Promise<void> {
    this.#csp = csp
    this.#html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body><output></output>${body}</body></html>`
    await this.#page.goto(`${origin}/`)
  }

  chunks(): string[] {
    return [...this.#chunks]
  }

  fail(chunk: string, times = Number.POSITIVE_INFINITY): void {
    this.#failures.set(chunk, times)
  }

  hold(chunk: string): () => void {
    let release = (): void => {}
    this.#held.set(
      chunk,
      new Promise((resolve) => {
        release = resolve
      }),
    )
    return () => release()
  }

  serve(path: string, change: (loader: string) => string): void {
    const loader = readFileSync(join(this.#folder, 'bindery/bindery.js'), 'utf8')
    this.#served.set(path, change(loader))
  }

  put(path: string, code: string): void {
    this.#served.set(path, code)
  }

  lines(): string[] {
    return [...this.#lines]
  }

  takeErrors(): string[] {
    return this.#errors.splice(0)
  }
}

interface WorkerFixtures {
  /** Where the fixture tags were built. */
  built: string
}

export const test = base.extend<{ site: Site }, WorkerFixtures>({
  built: [
    // Playwright wants a pattern here, even from a fixture that needs no other.
    async ({ playwright: _ }, use, { workerIndex }) => {
      const out = join(import.meta.dirname, `../../.cache/embed/${workerIndex}`)
      await buildAll({ widgets: join(import.meta.dirname, 'widgets'), out, base: '/bindery/' })
      await use(out)
    },
    // It builds: on a busy machine that takes minutes, and only what hangs has failed.
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ page, built }, use) => {
    const site = new FixtureSite(page, built)
    await site.start()
    await use(site)
    expect(site.takeErrors()).toEqual([])
  },
})
