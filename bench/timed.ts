/** How long something takes in a page until it is drawn, and what to press for it. */
import type { ElementHandle, Page } from 'playwright'

/** Runs in the page, before all else: makes `timed`. */
export function instrument(): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The next task after a frame: it is drawn.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const timed = async (act: () => void, isDone: () => boolean): Promise<number> => {
    const start = performance.now()
    act()
    // Always in a frame: the one that draws what has been done, and not another one after it.
    do await frame()
    while (!isDone())
    await painted()
    return performance.now() - start
  }
  Object.assign(globalThis, { timed })
}

declare global {
  /** There in a page that was instrumented. In ms. */
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
