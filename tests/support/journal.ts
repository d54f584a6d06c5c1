/** Records all that a page logs or throws, and lists the unexpected lines. */
import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export interface Line {
  /** `error`, `warning`, `log` …, or `exception` if uncaught. */
  type: string
  text: string
  /** The resource that the line came from or is about. */
  url: string
}

export interface Journal {
  /** All lines so far, of all pages of the context. */
  readonly lines: readonly Line[]
  /** The texts of the warnings so far. */
  warnings(): string[]
  /** Marks lines that match `pattern` as expected. */
  allow(pattern: RegExp): void
  /** Errors, exceptions and CSP violations that were not allowed. */
  unexpected(): Line[]
}

const bad = new Set(['error', 'exception', 'assert'])

/** Starts recording all pages of a browser context. */
export function keepJournal(context: BrowserContext): Journal {
  const lines: Line[] = []
  const allowed: RegExp[] = []
  const apiUrls = new Set<string>()

  context.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) apiUrls.add(request.url())
  })
  context.on('console', (message: ConsoleMessage) => {
    lines.push({ type: message.type(), text: message.text(), url: message.location().url })
  })
  context.on('weberror', (error) => {
    const thrown = error.error()
    lines.push({ type: 'exception', text: thrown.stack ?? String(thrown), url: '' })
  })

  /** Chromium logs each failed fetch. A status such as 401 is a normal response. */
  const isRefusedCall = (line: Line) =>
    line.text.startsWith('Failed to load resource') && apiUrls.has(line.url)

  return {
    lines,
    warnings: () => lines.filter((line) => line.type === 'warning').map((line) => line.text),
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () =>
      lines.filter(
        (line) =>
          bad.has(line.type) &&
          !isRefusedCall(line) &&
          !allowed.some((pattern) => pattern.test(line.text)),
      ),
  }
}
