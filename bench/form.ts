/** Measures the time until the sign-in form accepts input, and its cost. */
import type { Browser, CDPSession, Page } from 'playwright'

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

/** Runs in the page: records when the field is usable, and the long tasks and layout shifts before that. */
function watch(): void {
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
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('input[type=email]')
    if (
      field?.matches(':enabled') &&
      field.getBoundingClientRect().width > 0 &&
      field.checkVisibility()
    ) {
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

/** One visit in a new browser context, with an empty cache. */
export async function visitForm(
  browser: Browser,
  url: string,
  conditions: Conditions,
): Promise<FormSample> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let requests = 0
    let bytes = 0
    await session.send('Network.enable')
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests++
      bytes += encodedDataLength
    })
    await session.send('Performance.enable')
    await throttle(session, conditions)
    await page.addInitScript(watch)
    // The page reports through a binding: polling it would add tasks of 50 to 100 ms and count as a user gesture.
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'formStands' })
    const stands = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve))
    await page.goto(url, { waitUntil: 'commit' })
    if (!url.endsWith('/blank')) await stands
    const seen = await settled(page)
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
