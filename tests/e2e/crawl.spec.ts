/**
 * Every page that a link leads to is there, and every route of the specification answers; one page of each
 * kind prints nothing bad, does not move and has no axe violation.
 */
import { expect, test } from '../support/test.ts'
import { countMoves, moved } from './moved.ts'
import { everyPage } from './pages.ts'

/** What no link of a guest's leads to, or only by script. */
const routes = [
  '/topic/subject/strategy',
  '/shopping-cart',
  '/shipping-payment',
  '/review-order',
  '/registration-complete',
  '/register',
  '/restricted-user',
  '/subscriber-registration',
  '/reset-password',
  '/my-library/library/strategy-2026',
  '/search?q=price',
  '/store/landing/guides',
  '/store/landing/20-minute-managers',
  '/store/landing/mustreads',
  '/permissions',
  '/subscriber-help',
  '/privacy-policy',
  '/subscriptions',
  '/visual-library',
  '/archive-toc/BR5605',
  '/podcast-the-halyard-hour/the-slow-yes',
] as const

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

/** The kind of page that an address leads to: one of each is looked at. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/podcast-.+/, '/podcast')
    .replace(/^\/\d{4}\/.*/, '/article')
    .replace(/^(\/store\/landing|\/[\w-]+)\/.+/, '$1/…')

type Crawl = ReturnType<typeof follow>
/** Of each server of a worker. */
const crawls = new Map<string, Crawl>()
const crawl = (origin: string): Crawl => {
  const known = crawls.get(origin) ?? follow(origin)
  crawls.set(origin, known)
  return known
}

/** Follows every link of the site as a guest. Pages by address: where they were found, and how they answered. */
const follow = async (origin: string) => {
  const found = new Map<string, { from: string; status: number; type: string }>()
  const texts = new Map<string, string>()
  let next = ['/', ...routes].map((path) => ({ path, from: 'the specification' }))
  while (next.length > 0) {
    const now = next.filter(({ path }) => !found.has(path))
    for (const { path, from } of now) found.set(path, { from, status: 0, type: '' })
    const links: typeof next = []
    const visit = async ({ path, from }: (typeof next)[number]) => {
      // Where a page leads a guest elsewhere, that counts as an answer.
      const reply = await fetch(origin + path)
      const type = reply.headers.get('content-type') ?? ''
      found.set(path, { from, status: reply.status, type })
      if (!type.startsWith('text/html')) return
      const html = await reply.text()
      texts.set(path, html)
      for (const href of linksIn(html)) {
        const url = new URL(href, reply.url)
        if (url.origin !== origin) continue
        // One page of each list and search will do: the others are made by the same rule.
        links.push({
          path: url.pathname + (url.searchParams.has('q') ? '' : url.search),
          from: path,
        })
      }
    }
    const unique = [...new Map(now.map((each) => [each.path, each])).values()]
    for (let at = 0; at < unique.length; at += 8) {
      await Promise.all(unique.slice(at, at + 8).map(visit))
    }
    next = links
  }
  return { found, texts }
}

test('no link is dead, every route of the specification answers, every anchor is there', async ({
  host,
}) => {
  const { found, texts } = await crawl(host.url)
  const dead = [...found].filter(([, { status }]) => status !== 200)
  expect(dead.map(([path, { from, status }]) => `${status} ${path}, linked from ${from}`)).toEqual(
    [],
  )
  expect(found.size).toBeGreaterThan(100)
  const anchors = [...texts].flatMap(([path, html]) =>
    linksIn(html).flatMap((href) => {
      const url = new URL(href, host.url + path)
      const id = decodeURIComponent(url.hash.slice(1))
      const target = url.origin === host.url ? texts.get(url.pathname + url.search) : undefined
      return !id || !target || target.includes(`id="${id}"`) ? [] : [`${href} on ${path}`]
    }),
  )
  expect([...new Set(anchors)]).toEqual([])
})

const parts = [0, 1]
for (const part of parts) {
  test(`one page of each other kind prints nothing, does not move and can be used by everybody, ${part + 1} of ${parts.length}`, async ({
    page,
    host,
    axe,
  }) => {
    const { found } = await crawl(host.url)
    const kinds = new Map<string, string>()
    // Of these accessibility.spec.ts asks the same, for guests and readers, light and dark.
    const looked = new Set(everyPage.map(kindOf))
    for (const [path, { type }] of found) {
      const kind = kindOf(path)
      if (type.startsWith('text/html') && !kinds.has(kind) && !looked.has(kind)) {
        kinds.set(kind, path)
      }
    }
    await countMoves(page)
    const some = [...kinds].filter((_, index) => index % parts.length === part)
    for (const [, path] of some) {
      await test.step(path, async () => {
        await page.goto(path)
        const isBare = (await page.locator('bindery-account-menu').count()) === 0
        if (!isBare) {
          await page
            .getByRole('banner')
            .getByRole('button', { name: /^(Sign In|Anmelden)$/ })
            .waitFor()
        }
        expect.soft(await moved(page), `${path} moves`).toBeLessThanOrEqual(0.01)
        await axe()
      })
    }
  })
}
