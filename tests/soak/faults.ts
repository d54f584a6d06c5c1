/** The faults between a browser and the server, and a list of what goes wrong without one. */
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { keepJournal } from '../support/journal.ts'
import type { Schedule } from './schedule.ts'

/** Calls of the API, and where the pages sign in and out. */
const calls = /^\/(api|service)\/|^\/(authenticate|logout)$/
const chunks = /^\/bindery\/chunks\//

/** A refusal of the server that is no fault. */
export interface Refusal {
  readonly status: number
  /** The method and the path. */
  readonly call: RegExp
}

const pathOf = (url: string) => new URL(url).pathname

export interface Disturbance {
  /** Names a tab for the schedule. */
  name(tab: Page, name: string): void
  /** Whether faults are off for now. */
  setCalm(isCalm: boolean): void
  /** Resolves once no call is under way. */
  idle(): Promise<void>
  /** From now on the server has no chunk that a page knows by name which was loaded before. */
  deploy(): void
  /** Whether a tab was loaded before the last deploy. */
  isOld(tab: Page): boolean
  /** What the pages logged, and what the server answered, since the last call, if no fault explains it. */
  unexplained(): readonly string[]
}

/**
 * Disturbs the calls of a browser as the schedule says.
 * @param refusals what the server may refuse in a run without faults
 */
export async function disturb(
  context: BrowserContext,
  schedule: Schedule,
  refusals: readonly Refusal[],
): Promise<Disturbance> {
  let isCalm = false
  let deploys = 0
  const names = new WeakMap<Page, string>()
  /** How many deploys there were when a page was loaded. */
  const loadedAfter = new WeakMap<Page, number>()
  /** Requests that a fault has answered or cut. */
  const disturbed = new WeakSet<Request>()
  /** What Chromium logs of failed requests that are explained, with their addresses. */
  const explained = new Set<string>()
  const underWay = new Map<Request, Page | null>()
  const waiting = new Set<() => void>()
  const problems: string[] = []
  const journal = keepJournal(context)
  let read = 0

  const pageOf = (request: Request): Page | null => {
    try {
      return request.frame().page()
    } catch {
      // The request of a page that is only just coming, or has gone.
      return null
    }
  }
  const settle = () => {
    if (underWay.size > 0) return
    for (const go of waiting) go()
    waiting.clear()
  }
  const end = (request: Request) => {
    underWay.delete(request)
    settle()
  }
  context.on('page', (page) => {
    page.on('close', () => {
      for (const [request, from] of underWay) if (from === page) underWay.delete(request)
      settle()
    })
  })
  context.on('request', (request) => {
    const page = pageOf(request)
    if (page && request.isNavigationRequest() && request.frame() === page.mainFrame())
      loadedAfter.set(page, deploys)
    if (calls.test(pathOf(request.url()))) underWay.set(request, page)
  })
  context.on('requestfinished', end)
  context.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? ''
    // A page that is left cancels its requests.
    const isExplained = disturbed.has(request) || text === 'net::ERR_ABORTED'
    if (isExplained) explained.add(`${text} ${request.url()}`)
    else problems.push(`${request.method()} ${request.url()} failed: ${text}`)
    end(request)
  })
  context.on('response', (response) => {
    const request = response.request()
    const status = response.status()
    if (status < 400) return
    const call = `${request.method()} ${pathOf(request.url())}`
    const isExplained =
      disturbed.has(request) ||
      refusals.some((each) => each.status === status && each.call.test(call))
    if (isExplained) explained.add(`status of ${status} ${request.url()}`)
    else problems.push(`${call} was answered with ${status}`)
  })

  /** Breaks, delays or answers a call. */
  const disturbCall = async (route: Route, request: Request) => {
    const page = pageOf(request)
    const tab = (page && names.get(page)) ?? 'a tab'
    const fault = isCalm
      ? ({ kind: 'none' } as const)
      : schedule.fault(tab, request.method(), pathOf(request.url()))
    if (fault.kind === 'the request is lost') {
      disturbed.add(request)
      return route.abort('connectionreset')
    }
    if (fault.kind === 'the server fails') {
      disturbed.add(request)
      const { status, body } = fault
      return route.fulfill({ status, body, contentType: 'text/html' })
    }
    if (fault.kind === 'the answer is lost') {
      disturbed.add(request)
      await route.fetch({ maxRedirects: 0 })
      return route.abort('connectionreset')
    }
    if (fault.kind === 'late') await wait(fault.ms)
    return route.continue()
  }
  const isOld = (page: Page) => (loadedAfter.get(page) ?? deploys) < deploys
  const sendChunk = (route: Route, request: Request) => {
    const page = pageOf(request)
    if (!page || !isOld(page)) return route.continue()
    disturbed.add(request)
    const path = pathOf(request.url())
    explained.add(`module ${path}`)
    schedule.note(`${names.get(page)}: GET ${path}: 404, the page is from before a deploy`)
    return route.fulfill({ status: 404, body: '' })
  }
  const on = (paths: RegExp, act: (route: Route, request: Request) => Promise<void>) =>
    context.route(
      (url) => paths.test(url.pathname),
      // A page may be closed while its call waits.
      (route, request) => act(route, request).catch(() => {}),
    )
  await on(calls, disturbCall)
  await on(chunks, sendChunk)

  const isExplainedLine = ({ text, url }: { readonly text: string; readonly url: string }) => {
    const [, reason] =
      /^Failed to load resource: (?:the server responded with a )?(status of \d+|net::\w+)/.exec(
        text,
      ) ?? []
    if (reason) return explained.has(`${reason} ${url}`)
    const [, module = ''] = /Failed to fetch dynamically imported module: (\S+)/.exec(text) ?? []
    return module !== '' && explained.has(`module ${pathOf(module)}`)
  }
  return {
    name: (tab, name) => void names.set(tab, name),
    setCalm: (calm) => {
      isCalm = calm
    },
    idle: () =>
      new Promise((resolve) => {
        waiting.add(resolve)
        settle()
      }),
    deploy: () => {
      deploys += 1
      schedule.note('a deploy')
    },
    isOld,
    unexplained: () => {
      const fresh = journal.lines.slice(read)
      read = journal.lines.length
      const bad = fresh.filter(
        (line) => ['error', 'exception', 'assert'].includes(line.type) && !isExplainedLine(line),
      )
      return [
        ...problems.splice(0),
        ...bad.map(({ text, url }) => `the page logged: ${text} ${url}`),
      ]
    },
  }
}
