/**
 * Measures from a press on a button to the panel that it opens, with the focus in it, beside a hand-written dialog on the
 * same page. Once when the page is idle, and once as soon as the button is drawn, on a slow network.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { networks, throttle } from './form.ts'
import { orderOf } from './rounds.ts'
import { ratios, type Verdict, verdict } from './statistics.ts'
import { judgeShift, shiftOf, watchPage } from './watch.ts'

const article = '/2026/03/the-neighbour-test'
const reader = { username: 'reader@example.com', password: 'Bindery#2026', deviceType: 'WEB_SITE' }

/** How long a reader has looked at the page before a press on the idle page, in ms. */
const readMs = 4000

interface Press {
  readonly name: string
  /** A selector of the button: Playwright's, so that it looks into shadow roots. */
  readonly button: string
  readonly signedIn: boolean
}

const byHand = 'hand-written'
const presses: readonly Press[] = [
  { name: byHand, button: '#floor-open', signedIn: false },
  {
    name: 'Sign In, guest',
    button: 'header bindery-account-menu button >> nth=0',
    signedIn: false,
  },
  { name: 'Save, guest', button: 'bindery-save-button button >> nth=0', signedIn: false },
  { name: 'Save, reader', button: 'bindery-save-button button >> nth=0', signedIn: true },
  { name: 'Share, reader', button: 'bindery-share-button button >> nth=0', signedIn: true },
  { name: 'cart, guest', button: 'bindery-mini-cart button >> nth=0', signedIn: false },
  {
    name: 'search, guest',
    // Not the button of the plain form that the tag replaces.
    button: 'bindery-search button[aria-haspopup=dialog]',
    signedIn: false,
  },
]

/**
 * In ms: from the press, and for the early press also from the start of the visit. `shift`: the larger layout shift of
 * both visits.
 */
export type PressSample = Record<'idle' | 'early' | 'visit' | 'shift', number>
/** In ms, to the panel, and the layout shift of the visit. */
type Times = Record<'press' | 'visit' | 'shift', number>
/** The samples of all rounds, by the name of the press. */
export type PressTable = Record<string, PressSample[]>

/** Runs in the page first: `pressed` resolves with the times from the next press, and from the visit, to the panel. */
function watch(): void {
  const focused = (): Element | null => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const pressed = new Promise<{ press: number; visit: number }>((resolve) => {
    addEventListener(
      'click',
      async ({ timeStamp }) => {
        const opener = focused()
        do await frame()
        while (focused() === opener || focused() === document.body || !focused()?.checkVisibility())
        await painted()
        const visit = performance.now()
        resolve({ press: visit - timeStamp, visit })
      },
      { capture: true, once: true },
    )
  })
  Object.assign(globalThis, { pressed })
}

/** The center of the button, once it is drawn and stays where it is. */
const centerOf = async (page: Page, button: string): Promise<{ x: number; y: number }> => {
  const found = page.locator(button)
  await found.waitFor()
  await found.scrollIntoViewIfNeeded()
  const box = await found.boundingBox()
  if (!box) throw new Error(`There is no ${button}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function measure(
  context: BrowserContext,
  { button }: Press,
  when: 'idle' | 'early',
): Promise<Times> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await page.addInitScript(watchPage)
    await page.addInitScript(watch)
    await page.addInitScript(readFileSync(join(import.meta.dirname, 'floor/dialog.js'), 'utf8'))
    await throttle(session, networks[when === 'idle' ? 'fast' : 'slow'])
    await page.goto(article, { waitUntil: when === 'idle' ? 'networkidle' : 'commit' })
    if (when === 'idle') await page.waitForTimeout(readMs)
    const { x, y } = await centerOf(page, button)
    await page.mouse.click(x, y)
    const times = await page.evaluate(
      () => Reflect.get(globalThis, 'pressed') as Promise<Omit<Times, 'shift'>>,
    )
    await page.waitForLoadState('networkidle')
    return { ...times, shift: await shiftOf(page) }
  } finally {
    await page.close()
  }
}

async function inContext<T>(
  browser: Browser,
  origin: string,
  signedIn: boolean,
  run: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
  })
  try {
    if (signedIn) {
      const answer = await context.request.post('/authenticate', {
        form: reader,
        headers: { origin, 'x-requested-with': 'bindery' },
      })
      if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}.`)
    }
    return await run(context)
  } finally {
    await context.close()
  }
}

/** Each round presses every button in a new browser context, with an empty cache. */
export async function benchPress(browser: Browser, rounds: number): Promise<PressTable> {
  const host = await startHost()
  const table: PressTable = Object.fromEntries(presses.map(({ name }) => [name, []]))
  const at = (press: Press, when: 'idle' | 'early') =>
    inContext(browser, host.origin, press.signedIn, (context) => measure(context, press, when))
  try {
    // The server reads and compiles most at the first visit of a reader, which must not count.
    for (const press of presses.filter(({ name }) => name.startsWith('Save')))
      await at(press, 'idle')
    for (let round = 0; round < rounds; round++) {
      for (const press of orderOf(presses, round)) {
        const idle = await at(press, 'idle')
        const early = await at(press, 'early')
        table[press.name]?.push({
          ...{ idle: idle.press, early: early.press, visit: early.visit },
          shift: Math.max(idle.shift, early.shift),
        })
      }
    }
  } finally {
    await host.close()
  }
  return table
}

/**
 * The aim on the idle page was 80 ms on a machine on which the hand-written dialog takes 27 ms: three times as long. The
 * early press waits for the network, which is as slow on every machine.
 */
export function judgePress(table: PressTable): Verdict[] {
  const of = (name: string, what: keyof PressSample) =>
    (table[name] ?? []).map((sample) => sample[what])
  const names = presses.map(({ name }) => name).filter((name) => name !== byHand)
  return [
    ...names.flatMap((name) => [
      verdict(
        `press: ${name}, page idle`,
        ratios(of(name, 'idle'), of(byHand, 'idle')),
        3,
        'x hand-written',
      ),
      verdict(`press: ${name}, as soon as drawn, slow network`, of(name, 'early'), 250, 'ms'),
    ]),
    judgeShift(
      'article, from its start to the panel',
      names.flatMap((name) => of(name, 'shift')),
    ),
  ]
}
