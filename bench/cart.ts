/** What a cart of 500 lines costs its reader, and how soon the badge shows what was added. */
import type { Browser, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { median, type Verdict, verdict } from './statistics.ts'

const lines = 500
const article = '/2026/03/the-neighbour-test'

type Step = 'open' | 'change' | 'remove' | 'badge'
/** Milliseconds: until all lines are drawn, from the beginning of the page; then from the press. */
export type CartSample = Record<Step, number>

/** Products that nobody has written: one line each. */
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

/** Puts all but the last into the cart of a guest; the cookie that holds it. */
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

/** Runs in the page, before all else: when all lines are there, and how long something takes. */
function instrument(count: number): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const drawn = () =>
    document.querySelector('bindery-cart')?.shadowRoot?.querySelectorAll('li.line').length ?? 0
  const opened = (async () => {
    while (location.pathname === '/shopping-cart' && drawn() < count) await frame()
    return performance.now()
  })()
  const timed = async (act: () => unknown, isDone: () => boolean) => {
    const start = performance.now()
    act()
    while (!isDone()) await frame()
    return performance.now() - start
  }
  Object.assign(globalThis, { opened, timed, drawn })
}
declare const opened: Promise<number>
declare const drawn: () => number
declare const timed: (act: () => unknown, isDone: () => boolean) => Promise<number>
declare const bindery: { addToCart(items: object[]): Promise<unknown> }

const pageSteps = (page: Page): Promise<Omit<CartSample, 'badge'>> =>
  page.evaluate(async () => {
    const open = await opened
    const root = document.querySelector('bindery-cart')?.shadowRoot
    const first = () => root?.querySelector('li.line')
    const amount = () => first()?.querySelector('.amount')?.textContent
    const press = (label: string) => () =>
      first()?.querySelector<HTMLElement>(`button[aria-label^="${label}"]`)?.click()
    const [before, all] = [amount(), drawn()]
    const change = await timed(press('One more'), () => amount() !== before)
    const remove = await timed(press('Remove'), () => drawn() < all)
    return { open, change, remove }
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
    await page.addInitScript(instrument, lines)
    await page.goto('/shopping-cart')
    const steps = await pageSteps(page)
    await page.goto(article)
    await page.getByRole('button', { name: /^Cart, \d+ items/ }).waitFor()
    return { ...steps, badge: await badgeStep(page, products[lines]?.id ?? '') }
  } finally {
    await context.close()
  }
}

/** Medians of a few readers, each with a cart of their own. */
export async function benchCart(browser: Browser, rounds: number): Promise<CartSample> {
  const host = await startHost({ products })
  try {
    const samples: CartSample[] = []
    for (let round = 0; round < rounds; round++) samples.push(await sample(browser, host.origin))
    const of = (step: Step) => median(samples.map((one) => one[step]))
    return { open: of('open'), change: of('change'), remove: of('remove'), badge: of('badge') }
  } finally {
    await host.close()
  }
}

export const judgeCart = ({ open, change, remove, badge }: CartSample): Verdict[] => [
  verdict('500 lines: cart opened', open, 2500, 'ms'),
  verdict('500 lines: a quantity changed', change, 250, 'ms'),
  verdict('500 lines: a line removed', remove, 250, 'ms'),
  verdict('added to a cart of 499: badge', badge, 200, 'ms'),
]
