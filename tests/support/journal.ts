/** Hears all that a page prints or throws, and names what nobody said to expect. */
import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export interface Line {
  /** `error`, `warning`, `log` …, or `exception` for what nobody caught. */
  type: string
  text: string
  /** The resource it came from or is about. */
  url: string
}

export interface Journal {
  /** All lines so far, of every page of the test's context. */
  readonly lines: readonly Line[]
  /** Texts of the warnings so far. */
  warnings(): string[]
  /** Declares that lines matching `pattern` belong to this test. */
  allow(pattern: RegExp): void
  /** Errors, exceptions and CSP violations that were not declared. */
  unexpected(): Line[]
}

const bad = new Set(['error', 'exception', 'assert'])

/** Listens to every page of a test's browser context, from now on. */
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

  /** Chromium itself prints each refused call of fetch: 401 is an answer, not a fault of ours. */
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
