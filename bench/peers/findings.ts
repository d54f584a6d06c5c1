/** What is looked at once for each page: axe, the strict policy, the page without scripts, and calls to other servers. */
import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { isShown, pressAt, type Way } from '../way.ts'
import { type Field, findFields } from './fields.ts'
import type { Peer } from './peer.ts'

export interface Refusals {
  /** Whether the field was there. */
  readonly stands: boolean
  /** The number of violations by directive. */
  readonly violations: Readonly<Record<string, number>>
}

export interface Findings {
  /** The rules of WCAG 2.2 A and AA that axe finds broken, with the number of elements. */
  readonly axe: Readonly<Record<string, number>>
  /** Under the strict policy. */
  readonly policy: Refusals
  /** Under the same policy without Trusted Types. */
  readonly untyped: Refusals
  readonly fields: readonly Field[]
  readonly scriptless: readonly Field[]
  /** Other servers that the page asks for something; no such call leaves this machine. */
  readonly asks: readonly string[]
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** How long a page may take to have its field, without any throttling. */
const limitMs = 15_000

const shows = (page: Page, way: Way): Promise<boolean> =>
  page.waitForFunction(isShown, way, { timeout: limitMs }).then(
    () => true,
    () => false,
  )

/** Opens the page as far as its field. @returns whether the field is there */
async function open(page: Page, url: string, { field, opener }: Peer): Promise<boolean> {
  await page.goto(url)
  if (field.length === 0) return true
  if (opener) {
    if (!(await shows(page, opener))) return false
    await page.evaluate(pressAt, opener)
  }
  return shows(page, field)
}

async function inContext<T>(
  browser: Browser,
  options: { javaScriptEnabled?: boolean },
  run: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    // The server may be compressing a large file for the first time.
    context.setDefaultTimeout(120_000)
    return await run(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

const count = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Under a policy. The listener runs in each frame. */
const underPolicy = (browser: Browser, url: string, peer: Peer): Promise<Refusals> =>
  inContext(browser, {}, async (page) => {
    const directives: string[] = []
    await page.exposeFunction('violated', (directive: string) => void directives.push(directive))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        Reflect.get(window, 'violated')(effectiveDirective)
      })
    })
    const stands = await open(page, url, peer)
    await page.waitForLoadState('networkidle')
    return { stands, violations: count(directives) }
  })

/** Without scripts. */
const withoutScript = (browser: Browser, url: string): Promise<Field[]> =>
  inContext(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(url)
    return page.evaluate(findFields)
  })

/** @param origin of the bench server */
export async function inspect(browser: Browser, origin: string, peer: Peer): Promise<Findings> {
  const path = `${peer.path}${peer.hash ?? ''}`
  const seen = await inContext(browser, {}, async (page) => {
    const asks = new Set<string>()
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (/^(https?|wss?):$/.test(protocol) && !origin.endsWith(host)) asks.add(host)
    })
    if (!(await open(page, `${origin}/${path}`, peer))) {
      throw new Error(`its field was not there after ${limitMs / 1000} s`)
    }
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: wcag, resultTypes: ['violations'] })
      .analyze()
    return {
      axe: Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length])),
      fields: await page.evaluate(findFields),
      asks: [...asks].sort(),
    }
  })
  return {
    ...seen,
    policy: await underPolicy(browser, `${origin}/strict/${path}`, peer),
    untyped: await underPolicy(browser, `${origin}/untyped/${path}`, peer),
    scriptless: await withoutScript(browser, `${origin}/${path}`),
  }
}
