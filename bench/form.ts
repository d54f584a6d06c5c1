/** Measures the time until the sign-in form accepts input, and its cost. */
import type { Browser, CDPSession, Page } from 'playwright'
import { isShown, pressAt, type Way } from './way.ts'

export interface Conditions {
  /** The factor of the CPU throttling. */
  readonly cpu: number
  /** 1.6 Mbit/s and 150 ms latency. */
  readonly slow: boolean
}

/** The networks of the form's visits, with the CPU slowed 4 times. */
export const networks: Readonly<Record<'fast' | 'slow', Conditions>> = {
  fast: { cpu: 4, slow: false },
  slow: { cpu: 4, slow: true },
}

export type FormSample = Record<
  'ready' | 'blocking' | 'script' | 'heapKB' | 'shift' | 'requests' | 'kB',
  number
>

/** The field to wait for. */
export interface FormGoal {
  /** Empty: nothing to wait for. */
  readonly field: Way
  /** The button that opens the field: the page is ready with it, and it is pressed once the page is idle. */
  readonly opener?: Way | undefined
}

/** Runs in the page: records when the field is usable, and the long tasks and layout shifts before that. */
function watch(way: Way): void {
  // In the frames of a page, too.
  if (window.top !== window) return
  const seen = { ready: 0, blocking: 0, shift: 0 }
  Object.assign(window, { seen })
  const sum = (type: string, add: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry)
    }).observe({ type, buffered: true })
  sum('longtask', ({ duration }) => {
    seen.blocking += duration - 50
  })
  sum('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  const find = (): Element | null => {
    let root: ParentNode | null = document
    let found: Element | null = null
    for (const selector of way) {
      found = root?.querySelector(selector) ?? null
      if (!found) return null
      root = found.shadowRoot ?? (found as HTMLIFrameElement).contentDocument ?? null
    }
    return found
  }
  const look = (): void => {
    const field = find()
    const isUsable = field?.checkVisibility() && !field.matches(':disabled, [inert] *')
    if (isUsable && field && field.getBoundingClientRect().width > 0) {
      seen.ready = performance.now()
      Reflect.get(window, 'formStands')('')
    } else requestAnimationFrame(look)
  }
  look()
}

interface Seen {
  ready: number
  blocking: number
  shift: number
}

export async function throttle(session: CDPSession, { cpu, slow }: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const bytesPerSecond = slow ? 1_600_000 / 8 : -1
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow ? 150 : 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

const settled = async (page: Page): Promise<Seen> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Reflect.get(window, 'seen') as Seen)
}

/** How long a field may take, with the processor slowed and on the slow network. */
const limitMs = 60_000

/** Waits until the page reports its field. */
const whenStands = (session: CDPSession, url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    session.once('Runtime.bindingCalled', resolve)
    const late = new Error(`The form of ${url} was not there after ${limitMs / 1000} s.`)
    setTimeout(() => reject(late), limitMs).unref()
  })

/** Presses the opener and waits for the field. */
async function openField(page: Page, { field, opener }: FormGoal): Promise<void> {
  await page.evaluate(pressAt, opener ?? [])
  await page.waitForFunction(isShown, field, { timeout: limitMs })
  await page.waitForLoadState('networkidle')
}

/** One visit in a new browser context, with an empty cache. */
export async function visitForm(
  browser: Browser,
  url: string,
  conditions: Conditions,
  goal: FormGoal = { field: url.endsWith('/blank') ? [] : ['input[type=email]'] },
): Promise<FormSample> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let requests = 0
    let bytes = 0
    const uncounted = new Set<string>()
    await session.send('Network.enable')
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      // Inlined files, and what the browser asks for by itself.
      if (!request.url.startsWith('http') || request.url.endsWith('/favicon.ico')) {
        uncounted.add(requestId)
      }
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (uncounted.has(requestId)) return
      requests++
      bytes += encodedDataLength
    })
    await session.send('Performance.enable')
    await throttle(session, conditions)
    const { field, opener } = goal
    await page.addInitScript(watch, opener ?? field)
    // The page reports through a binding: polling it would add tasks of 50 to 100 ms and count as a user gesture.
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'formStands' })
    const stands = field.length > 0 ? whenStands(session, url) : null
    await page.goto(url, { waitUntil: 'commit' })
    await stands
    const seen = await settled(page)
    if (opener) await openField(page, goal)
    const { ScriptDuration = 0 } = await metrics(session)
    await session.send('HeapProfiler.collectGarbage')
    const { JSHeapUsedSize = 0 } = await metrics(session)
    return {
      ...seen,
      script: ScriptDuration * 1000,
      heapKB: JSHeapUsedSize / 1024,
      requests,
      kB: bytes / 1000,
    }
  } finally {
    await context.close()
  }
}
