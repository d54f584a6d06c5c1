/**
 * Crawls the site as a guest: every link and every route of the specification answers. One page of each kind
 * prints no error, does not shift and has no axe violation.
 */
import { expect, test } from '../support/test.ts'
import { layoutShift, measureLayoutShift } from './layout-shift.ts'
import { everyPage } from './site-pages.ts'

/** Pages that no guest finds by a link, or that only a script leads to. */
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

/** The kind of page at an address. The specs look at one page of each kind. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/podcast-.+/, '/podcast')
    .replace(/^\/\d{4}\/.*/, '/article')
    .replace(/^(\/store\/landing|\/[\w-]+)\/.+/, '$1/…')

type Crawl = ReturnType<typeof follow>
/** One crawl for each server of a worker. */
const crawls = new Map<string, Crawl>()
const crawl = (origin: string): Crawl => {
  const known = crawls.get(origin) ?? follow(origin)
  crawls.set(origin, known)
  return known
}

/** Follows every link of the site as a guest. Returns each page with the page that links to it and its answer. */
const follow = async (origin: string) => {
  const found = new Map<string, { from: string; status: number; type: string }>()
  const texts = new Map<string, string>()
  let next = ['/', ...routes].map((path) => ({ path, from: 'the specification' }))
  while (next.length > 0) {
    const now = next.filter(({ path }) => !found.has(path))
    for (const { path, from } of now) found.set(path, { from, status: 0, type: '' })
    const links: typeof next = []
    const visit = async ({ path, from }: (typeof next)[number]) => {
      // A redirect of a guest to another page counts as an answer.
      const reply = await fetch(origin + path)
      const type = reply.headers.get('content-type') ?? ''
      found.set(path, { from, status: reply.status, type })
      if (!type.startsWith('text/html')) return
      const html = await reply.text()
      texts.set(path, html)
      for (const href of linksIn(html)) {
        const url = new URL(href, reply.url)
        if (url.origin !== origin) continue
        // One page of each list and search is enough: the others come from the same template.
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

test('no link of the site is dead, every route of the specification answers and every anchor exists', async ({
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
      // A choice of the builder, not an anchor.
      if (url.pathname === '/builder/') return []
      const id = decodeURIComponent(url.hash.slice(1))
      const target = url.origin === host.url ? texts.get(url.pathname + url.search) : undefined
      return !id || !target || target.includes(`id="${id}"`) ? [] : [`${href} on ${path}`]
    }),
  )
  expect([...new Set(anchors)]).toEqual([])
})

const parts = [0, 1]
for (const part of parts) {
  test(`one page of each other kind prints no error, does not shift and has no axe violation, ${part + 1} of ${parts.length}`, async ({
    page,
    host,
    axe,
  }) => {
    const { found } = await crawl(host.url)
    const kinds = new Map<string, string>()
    // accessibility.spec.ts checks these for guests and readers, light and dark, builder.spec.ts the builder. Storybook's frame is not ours.
    const covered = new Set([...everyPage, '/builder/', '/storybook/'].map(kindOf))
    for (const [path, { type }] of found) {
      const kind = kindOf(path)
      if (type.startsWith('text/html') && !kinds.has(kind) && !covered.has(kind)) {
        kinds.set(kind, path)
      }
    }
    await measureLayoutShift(page)
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
        expect.soft(await layoutShift(page), `${path} moves`).toBeLessThanOrEqual(0.01)
        await axe()
      })
    }
  })
}
