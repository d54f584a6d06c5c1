/** Measures a cart of 500 lines, and the time until the badge shows an added product. */
import type { Browser, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { type Verdict, verdict } from './statistics.ts'
import { judgeShift, shiftOf, watchPage } from './watch.ts'

const lines = 500
const article = '/2026/03/the-neighbour-test'

/** The factor of the CPU throttling. */
const cpu = 4

type Step = 'first' | 'open' | 'change' | 'remove' | 'badge'
type Block = 'openBlock' | 'changeBlock' | 'removeBlock'
type Shift = 'shift' | 'articleShift'
/**
 * In ms. `first` and `open`: from navigation until the first lines and all lines are painted. The others:
 * from the click until the answer of the server is painted, because the server alone computes sums. `…Block`: the longest
 * task of a step, during which the page does not respond. `shift`: the layout shift of the cart's page until it has all
 * lines, and of the article.
 */
export type CartSample = Record<Step | Block | Shift, number>

/** Generated products, one per line of the cart. */
const products = [...Array(lines + 1).keys()].map((number) => {
  const id = `${90_000 + number}`
  const availabilityId = `${id}-PBK-ENG`
  const known = { listPrice: 1500 + number, status: 'AVAILABLE' as const, language: 'English' }
  return {
    ...known,
    id,
    title: `Volume ${number + 1}`,
    url: `/product/volume-${number + 1}/${availabilityId}`,
    contentType: 'Book',
    authors: ['Amara Obi'],
    category: 'Strategy',
    marketingCategory: '',
    summary: '',
    image: '',
    publicationDate: '2026-03-03T09:00:00Z',
    togetherWith: [],
    availabilities: [
      {
        ...known,
        availabilityId,
        format: 'Paperback',
        lineType: 'SHIP' as const,
        permissionsAvailable: false,
        isVolumePricingAvailable: false,
      },
    ],
  }
})

/** Adds all but the last product to a guest's cart. Returns the cart's cookie. */
async function fill(origin: string): Promise<string> {
  let cookie = ''
  for (let start = 0; start < lines; start += 100) {
    const some = products.slice(start, Math.min(start + 100, lines))
    const items = some.map(({ id }) => ({ productId: id, quantity: 1 }))
    const answer = await fetch(`${origin}/api/shopping-cart/items`, {
      method: 'POST',
      headers: {
        origin,
        cookie,
        'x-requested-with': 'bindery',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ items }),
    })
    if (!answer.ok) throw new Error(`The cart cannot be filled: ${await answer.text()}`)
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  return cookie
}

/** Runs in the page first: measures when all lines are painted, and how long a step takes. */
function instrument(count: number): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const drawn = () =>
    document.querySelector('bindery-cart')?.shadowRoot?.querySelectorAll('li.line').length ?? 0
  const seen = async (lines: number) => {
    while (location.pathname === '/shopping-cart' && drawn() < lines) await frame()
    return performance.now()
  }
  const [first, opened] = [seen(1), seen(count)]
  const timed = async (act: () => unknown, isDone: () => boolean) => {
    const start = performance.now()
    act()
    while (!isDone()) await frame()
    return performance.now() - start
  }
  Object.assign(globalThis, { first, opened, timed, drawn })
}
declare const first: Promise<number>
declare const opened: Promise<number>
declare const drawn: () => number
declare const timed: (act: () => unknown, isDone: () => boolean) => Promise<number>
declare const bindery: { addToCart(items: object[]): Promise<unknown> }

const pageSteps = (page: Page): Promise<Omit<CartSample, 'badge' | 'articleShift'>> =>
  page.evaluate(async () => {
    const [begun, open] = [await first, await opened]
    const openBlock = await longestTask()
    const shift = layoutShift()
    const root = document.querySelector('bindery-cart')?.shadowRoot
    const line = () => root?.querySelector('li.line')
    const amount = () => line()?.querySelector('.amount')?.textContent
    const press = (label: string) => () =>
      line()?.querySelector<HTMLElement>(`button[aria-label^="${label}"]`)?.click()
    const [before, all] = [amount(), drawn()]
    const change = await timed(press('One more'), () => amount() !== before)
    const changeBlock = await longestTask()
    const remove = await timed(press('Remove'), () => drawn() < all)
    const removeBlock = await longestTask()
    return { first: begun, open, openBlock, shift, change, changeBlock, remove, removeBlock }
  })

const badgeStep = (page: Page, productId: string): Promise<number> =>
  page.evaluate((id) => {
    const words = () => document.querySelector('bindery-mini-cart')?.shadowRoot?.textContent
    const before = words()
    return timed(
      () => bindery.addToCart([{ productId: id }]),
      () => words() !== before,
    )
  }, productId)

async function sample(browser: Browser, origin: string): Promise<CartSample> {
  const context = await browser.newContext({ baseURL: origin })
  try {
    const [name = '', value = ''] = (await fill(origin)).split('=')
    await context.addCookies([{ name, value, url: origin }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watchPage)
    await page.addInitScript(instrument, lines)
    await page.goto('/shopping-cart')
    const steps = await pageSteps(page)
    await page.goto(article)
    await page.getByRole('button', { name: /^Cart, \d+ items/ }).waitFor()
    const articleShift = await shiftOf(page)
    return { ...steps, articleShift, badge: await badgeStep(page, products[lines]?.id ?? '') }
  } finally {
    await context.close()
  }
}

/** Several readers, each with their own cart. */
export async function benchCart(browser: Browser, rounds: number): Promise<CartSample[]> {
  const host = await startHost({ products })
  try {
    const samples: CartSample[] = []
    for (let round = 0; round < rounds; round++) samples.push(await sample(browser, host.origin))
    return samples
  } finally {
    await host.close()
  }
}

/** The aim of each change, in ms. */
const changeAim = 100
/** A good Interaction to Next Paint, in ms. */
const goodResponse = 200

export function judgeCart(samples: readonly CartSample[]): Verdict[] {
  const of = (name: keyof CartSample) => samples.map((sample) => sample[name])
  return [
    verdict('500 lines: first lines painted', of('first'), 2500, 'ms'),
    verdict('500 lines: all lines painted', of('open'), 5000, 'ms'),
    verdict('500 lines: longest block, opening', of('openBlock'), 250, 'ms'),
    verdict('500 lines: a quantity changed', of('change'), changeAim, 'ms'),
    verdict('500 lines: longest block, changing', of('changeBlock'), changeAim, 'ms'),
    verdict('the same, for a good response', of('changeBlock'), goodResponse, 'ms'),
    verdict('500 lines: a line removed', of('remove'), changeAim, 'ms'),
    verdict('500 lines: longest block, removing', of('removeBlock'), changeAim, 'ms'),
    verdict('the same, for a good response', of('removeBlock'), goodResponse, 'ms'),
    verdict('added to a cart of 499: badge', of('badge'), 300, 'ms'),
    judgeShift('cart of 500 lines', of('shift')),
    judgeShift('article of a reader with a cart', of('articleShift')),
  ]
}
