/** Measures the time from a click to the paint. */
import type { ElementHandle, Page } from 'playwright'

/** Runs in the page first: defines `timed`. */
export function instrument(): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The first task after a frame runs when that frame is painted.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const timed = async (act: () => void, isDone: () => boolean): Promise<number> => {
    const start = performance.now()
    act()
    // Started inside a frame, so that the same frame paints the result.
    do await frame()
    while (!isDone())
    await painted()
    return performance.now() - start
  }
  Object.assign(globalThis, { timed })
}

declare global {
  /** In ms. Only in an instrumented page. */
  const timed: (act: () => void, isDone: () => boolean) => Promise<number>
}

export async function handle(
  page: Page,
  role: 'button' | 'link' | 'textbox',
  name: string | RegExp,
): Promise<ElementHandle<HTMLElement>> {
  const found = await page.getByRole(role, { name, exact: true }).first().elementHandle()
  if (!found) throw new Error(`There is no ${role} ${name}.`)
  return found as ElementHandle<HTMLElement>
}
